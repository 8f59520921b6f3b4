//! The game in words: for the terminal, the log, and whoever cannot see the board.

use std::fmt::Write;

use kontor_engine::table::{Json, to_json};
use kontor_engine::{Choice, Listed, Money, Names, Next, Offered, Random, Seat};

use crate::action::{Action, Event, PriceMove, RaidEnd, Template};
use crate::asset::{Asset, Workers};
use crate::board::{Needs, board};
use crate::bundle::{Bundle, Goods};
use crate::card::Card;
use crate::data::{AssetKind, Effect, KINDS, Product, RESOURCES, Resource, Transport};
use crate::investing::HIRING;
use crate::map::{Hex, ROWS, Terrain};
use crate::state::{Nano, Phase, half};
use crate::steady::Steady;
use crate::technology::Technology;
use crate::turn::bundles;
use crate::view::{AssetView, Moment, OfferView, PlayerView, StoppedBy, View};

impl Listed for Nano {
    fn policies() -> &'static [Offered<Nano>] {
        static POLICIES: [Offered<Nano>; 2] = [
            Random::OFFERED,
            Offered {
                name: "steady",
                about: "a sensible player: builds a chain, staffs it, sells well, and heads for a \
                        technology park",
                make: || Box::new(Steady),
            },
        ];
        &POLICIES
    }

    fn rules(language: &str) -> Option<&'static str> {
        (language == "en").then_some(include_str!("../../../docs/rules/nano.md"))
    }

    fn board() -> Option<Json> {
        Some(to_json(board()))
    }

    fn show(view: &View, names: Names<'_>) -> String {
        let mut text = headline(view, names);
        text.push_str("\n\n");
        show_map(&mut text, view);
        text.push('\n');
        show_prices(&mut text, view, names);
        text.push('\n');
        show_players(&mut text, view, names);
        show_decks(&mut text, view);
        text
    }

    fn tell(event: &Event, names: Names<'_>) -> String {
        tell(event, names)
    }

    fn prompt(&self, seat: Seat, names: Names<'_>) -> String {
        self.prompt_for(seat, names)
    }

    fn picked(&self, _seat: Seat, template: Template, _field: &str, code: u8) -> u8 {
        if matches!(template, Template::Place) { self.placed(code) } else { 0 }
    }

    fn label(&self, seat: Seat, choice: &Choice<Action, Template>, names: Names<'_>) -> String {
        match *choice {
            Choice::Exact(action) => self.label_action(seat, action, names),
            Choice::Template(template) => self.label_template(seat, template, names),
        }
    }

    fn touches(&self, seat: Seat, choice: &Choice<Action, Template>) -> Vec<String> {
        match *choice {
            Choice::Exact(action) => self.touched_by(seat, action),
            Choice::Template(template) => self.touched_by_form(seat, template),
        }
    }
}

impl Nano {
    fn prompt_for(&self, seat: Seat, names: Names<'_>) -> String {
        let asked = matches!(self.who_is_next(), Next::Seats(seats) if seats.contains(seat));
        if !asked {
            return "Nothing is asked of you now.".into();
        }
        if let Some(offer) = self.offer_view() {
            return prompt_offer(&offer, seat, names);
        }
        let cash = money(self.cash(seat));
        let due = self.salary_due(seat);
        let salary = match due {
            Money::ZERO => String::new(),
            due => format!(" Salaries of {} are due.", money(due)),
        };
        match self.phase {
            Phase::Production => format!("Production: say which assets run.{salary}"),
            Phase::Market if self.player(seat).chip.is_none() => {
                "Put your chip on the Business-centre.".into()
            }
            Phase::Market => {
                let transport = self.transport(seat);
                format!(
                    "Move up to {} hexes by {}, or stay. You have {cash}.{salary}",
                    transport.data().speed,
                    transport.name().to_lowercase()
                )
            }
            Phase::Debt { owed } => {
                format!("You owe a tax of {} and have {cash}. Sell something.", money(owed))
            }
            Phase::Investment => match self.terrain_of(seat) {
                Terrain::Open | Terrain::Frontier => {
                    format!("Nothing is for sale here. You have {cash}.{salary}")
                }
                _ => format!("Invest at {}. You have {cash}.{salary}", self.place_of(seat)),
            },
            Phase::Planning => match (self.player(seat).striking, self.idle(seat)) {
                (true, _) => "Your workers are on strike. Plan the next move.".into(),
                (false, 0) => "Plan the next move: nobody is idle.".into(),
                (false, 1) => "Plan the next move: 1 worker is idle.".into(),
                (false, idle) => format!("Plan the next move: {idle} workers are idle."),
            },
            Phase::Sentence => "You are under arrest. You may still set your prices.".into(),
            _ => "Nothing is asked of you now.".into(),
        }
    }

    /// What is under the player's chip: `the labour exchange (e6)`.
    fn place_of(&self, seat: Seat) -> String {
        self.player(seat).chip.map_or("nowhere".into(), place_words)
    }

    /// A hex, and what could be done there.
    fn outlook(&self, seat: Seat, hex: Hex) -> String {
        let Some(asset) = hex.asset() else { return hex.terrain().name().into() };
        match self.owner(asset) {
            None => format!("{}, free for {}", asset.name(), money(asset.cost())),
            Some(owner) if owner == seat => match self.raider_of(seat, asset) {
                Some(_) => format!("{}, yours: arrest the raider", asset.name()),
                None => format!("{}, yours", asset.name()),
            },
            Some(_) => format!("{}, another's", asset.name()),
        }
    }

    fn label_action(&self, seat: Seat, action: Action, names: Names<'_>) -> String {
        let cash = self.cash(seat);
        match action {
            Action::Run { asset } => {
                let recipe = self.recipe(asset);
                format!(
                    "Run {}: {} → {}",
                    asset.name(),
                    goods_words(&Goods(recipe.inputs)),
                    product_words(asset.kind().product(), recipe.makes)
                )
            }
            Action::EndProduction => "Let nothing more run".into(),
            Action::SetPrice { resource, up } => {
                let step = Money::new(resource.data().step);
                let price = self.price(resource);
                let to = if up { price + step } else { price - step };
                let way = if up { "Raise" } else { "Lower" };
                format!("{way} the price of {} from {price} to {}", resource.name(), money(to))
            }
            Action::Enter { hex } => format!("Put your chip on {}", hex.id()),
            Action::Move { hex, crossing } => {
                let stays = self.player(seat).chip == Some(hex) && !crossing;
                let card = if crossing { " and draw a card" } else { "" };
                let verb = if stays { "Stay on" } else { "Go to" };
                format!("{verb} {}{card} ({})", hex.id(), self.outlook(seat, hex))
            }
            Action::BuyAsset => match self.player(seat).chip.and_then(Hex::asset) {
                Some(asset) => {
                    let price = asset.cost();
                    let left = money(cash - price);
                    format!("Buy {} for {}, leaves you {left}", asset.name(), money(price))
                }
                None => "Buy the asset".into(),
            },
            Action::BuyTechnology { technology } => format!(
                "Buy {} for {} ({}: {})",
                technology.name(),
                money(technology.cost()),
                technology.kind().name().to_lowercase(),
                needs_words(technology.kind(), &technology.recipe().into())
            ),
            Action::Hire { workers } => format!("Hire {workers} workers"),
            Action::BuyTransport { transport } => format!(
                "Buy {} for {} ({} hexes a move)",
                a_transport(transport),
                money(Money::new(transport.data().cost)),
                transport.data().speed
            ),
            Action::ReturnTransport { transport } => format!(
                "Give {} back for {}",
                a_transport(transport),
                money(half(transport.data().cost))
            ),
            Action::Buy { resource, units } => format!("Buy {units} {}", resource.name()),
            Action::Raid => {
                let park = Terrain::Asset(AssetKind::TechnologyPark);
                let until = match self.terrain_of(seat) == park {
                    true => "while you stand there",
                    false => "until you supply it",
                };
                format!("Raid {}; it makes nothing {until}", self.place_of(seat))
            }
            Action::Supply => self.label_supply(seat),
            Action::PaySalary => {
                let due = self.salary_due(seat);
                let strike = if self.player(seat).striking { ", ending the strike" } else { "" };
                format!("Pay salaries of {}{strike}, leaves you {}", money(due), money(cash - due))
            }
            Action::Dismiss { workers } => format!("Dismiss {}", workers_words(&workers)),
            Action::Sell { goods } => {
                format!("Sell {} for {}", goods_words(&goods), money(self.worth(&goods)))
            }
            Action::Deliver { contract, goods } => {
                format!("Deliver {} by “{}”", goods_words(&goods), contract.name())
            }
            Action::SellAsset { asset } => {
                format!("Sell {} to the bank for {}", asset.name(), money(asset.half_cost()))
            }
            Action::Plan => self.label_plan(seat),
            Action::Place { workers } => format!("Place workers: {}", workers_words(&workers)),
            Action::Fit { technology, asset } => format!(
                "Put {} on {} ({})",
                technology.name(),
                asset.name(),
                needs_words(asset.kind(), &technology.recipe().into())
            ),
            Action::Unfit { asset } => format!("Take the technology off {}", asset.name()),
            Action::EndMove => "End your move".into(),
            Action::Offer { to, .. } => {
                let (gives, gets) = bundles(action);
                format!("Offer {} {} for {}", names.of(to), bundle(&gives), bundle(&gets))
            }
            Action::Accept => self.label_accept(seat),
            Action::Decline => "Decline".into(),
            Action::Counter { .. } => {
                let (gives, gets) = bundles(action);
                format!("Counter: {} for {}", bundle(&gives), bundle(&gets))
            }
        }
    }

    fn label_supply(&self, seat: Seat) -> String {
        let raided = self.raided_by(seat).and_then(|asset| Some((asset, self.owner(asset)?)));
        let Some((asset, owner)) = raided else { return "Supply the asset".into() };
        let recipe = self.recipe(asset);
        let salary = self.salary(self.workers_on(owner, asset));
        format!(
            "Supply {} with {}; you get {}",
            asset.name(),
            supply_words(&Goods(recipe.inputs), salary),
            product_words(asset.kind().product(), recipe.makes)
        )
    }

    fn label_plan(&self, seat: Seat) -> String {
        let due = self.salary_due(seat);
        if self.player(seat).assets.is_empty() {
            return "End your move".into();
        }
        match due {
            Money::ZERO => "Go on to planning".into(),
            due => format!("Go on to planning without paying {}: a strike", money(due)),
        }
    }

    fn label_accept(&self, seat: Seat) -> String {
        let Some(offer) = self.offer_view() else { return "Accept".into() };
        let (gives, gets) = sides(&offer, seat);
        format!("Accept: give {}, get {}", bundle(gives), bundle(gets))
    }

    fn label_template(&self, seat: Seat, template: Template, names: Names<'_>) -> String {
        match template {
            Template::Hire => format!("Hire workers at {} each", money(HIRING)),
            Template::Buy(resource) => {
                format!("Buy {} at {} each", resource.name(), money(self.price(resource)))
            }
            Template::Dismiss => "Dismiss workers".into(),
            Template::Sell => {
                let price = |&resource: &Resource| {
                    let held = self.player(seat).goods[resource as usize];
                    (held > 0).then(|| format!("{} {}", resource.name(), self.price(resource)))
                };
                let prices = list(Resource::ALL.iter().filter_map(price));
                format!("Sell resources to the bank ({prices})")
            }
            Template::Deliver(contract) => {
                let held = self.contract_of(seat, contract);
                let left = held.map_or(Goods::default(), |held| Goods(held.left));
                format!("Deliver by “{}”, which takes {}", contract.name(), goods_words(&left))
            }
            Template::Place => "Place your workers; those you do not name stand aside".into(),
            Template::Offer(to) => {
                let left = self.turn.offers_left;
                format!("Offer {} a trade ({left} offers left this move)", names.of(to))
            }
            Template::Counter => "Make a counter-offer, once".into(),
        }
    }

    fn touched_by(&self, seat: Seat, action: Action) -> Vec<String> {
        let here = || self.player(seat).chip.map(hex_touch).into_iter().collect();
        match action {
            Action::Run { asset } | Action::SellAsset { asset } | Action::Unfit { asset } => {
                asset_touches(asset)
            }
            Action::Fit { technology, asset } => {
                let mut touches = asset_touches(asset);
                touches.push(format!("technology:{}", technology.id()));
                touches
            }
            Action::SetPrice { resource, .. } => vec![format!("resource:{}", resource.id())],
            Action::Enter { hex } | Action::Move { hex, .. } => vec![hex_touch(hex)],
            Action::BuyTechnology { technology } => {
                vec![format!("technology:{}", technology.id())]
            }
            Action::BuyTransport { transport } | Action::ReturnTransport { transport } => {
                vec![format!("transport:{}", transport.id())]
            }
            Action::BuyAsset | Action::Raid | Action::Supply => {
                match self.player(seat).chip.and_then(Hex::asset) {
                    Some(asset) => asset_touches(asset),
                    None => here(),
                }
            }
            Action::Accept => {
                let offered = self.offer_view().map_or_else(Vec::new, |offer| {
                    let property = [offer.proposer_gives.property, offer.partner_gives.property];
                    property.iter().flat_map(|property| property.assets.iter()).collect()
                });
                offered.into_iter().flat_map(asset_touches).collect()
            }
            _ => Vec::new(),
        }
    }

    fn touched_by_form(&self, seat: Seat, template: Template) -> Vec<String> {
        match template {
            Template::Hire => self.player(seat).chip.map(hex_touch).into_iter().collect(),
            Template::Buy(resource) => vec![format!("resource:{}", resource.id())],
            Template::Deliver(contract) => vec![format!("contract:{}", contract.id())],
            Template::Place => self.player(seat).assets.iter().flat_map(asset_touches).collect(),
            Template::Sell => Resource::ALL
                .iter()
                .filter(|&&resource| self.player(seat).goods[resource as usize] > 0)
                .map(|resource| format!("resource:{}", resource.id()))
                .collect(),
            Template::Offer(to) => vec![format!("seat:{}", to.index())],
            Template::Dismiss | Template::Counter => Vec::new(),
        }
    }
}

fn hex_touch(hex: Hex) -> String {
    format!("hex:{}", hex.id())
}

fn asset_touches(asset: Asset) -> Vec<String> {
    vec![format!("asset:{}", asset.id()), hex_touch(asset.hex())]
}

fn money(amount: Money) -> String {
    format!("{amount} nAn")
}

fn list(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(", ")
}

fn goods_words(goods: &Goods) -> String {
    if goods.is_empty() {
        return "nothing".into();
    }
    list(goods.iter().map(|(resource, units)| format!("{units} {}", resource.name())))
}

/// What a raider puts on an asset.
fn supply_words(goods: &Goods, salary: Money) -> String {
    let salary = format!("{} of salaries", money(salary));
    match goods.is_empty() {
        true => salary,
        false => format!("{} and {salary}", goods_words(goods)),
    }
}

fn product_words(product: Product, units: u8) -> String {
    let name = if product == Product::Biobot { "BIObot" } else { product.id() };
    format!("{units} {name}")
}

/// `2 ore + 3 workers → 1 steel`.
fn needs_words(kind: AssetKind, needs: &Needs) -> String {
    let inputs = match needs.inputs.is_empty() {
        true => String::new(),
        false => format!("{} + ", goods_words(&needs.inputs)),
    };
    let product = product_words(kind.product(), needs.makes);
    format!("{inputs}{} → {product}", counted(needs.workers, "worker"))
}

/// `1 worker`, `2 workers`.
fn counted(number: u8, what: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {what}{ending}")
}

fn workers_words(workers: &Workers) -> String {
    let at = Asset::all()
        .filter(|asset| workers.at[asset.index()] > 0)
        .map(|asset| format!("{} at {}", workers.at[asset.index()], asset.name()));
    let guards = workers.guards.iter().map(|asset| format!("a guard at {}", asset.name()));
    let off = (workers.off > 0).then(|| format!("{} beside all assets", workers.off));
    match workers.count() {
        0 => "none".into(),
        _ => list(at.chain(guards).chain(off)),
    }
}

fn kind_words(kinds: impl Iterator<Item = (AssetKind, i64)>) -> impl Iterator<Item = String> {
    kinds
        .filter(|&(_, sum)| sum > 0)
        .map(|(kind, sum)| format!("{} for each {}", sum, kind.name().to_lowercase()))
}

fn each_kind(sums: [i64; KINDS]) -> impl Iterator<Item = (AssetKind, i64)> {
    AssetKind::ALL.iter().copied().zip(sums)
}

/// N26: all that a card does, with figures.
pub(crate) fn card_text(card: Card) -> String {
    let data = card.data();
    let mut text = match data.effect {
        Effect::Contract(units) => format!(
            "Contract: sell up to {} at the Contract price, in this move or the next.",
            goods_words(&Goods(units))
        ),
        Effect::Subsidy(sums) => format!("Subsidy: receive {}.", list(kind_words(each_kind(sums)))),
        Effect::Dividend(paid) => {
            let paid = AssetKind::ALL.iter().copied().zip(paid).filter(|&(_, paid)| paid);
            let sums = paid.map(|(kind, _)| (kind, kind.data().dividend));
            format!("Dividend: receive {}.", list(kind_words(sums)))
        }
        Effect::Tax(tax) => {
            let technology = (tax.technology > 0)
                .then(|| format!("{} for each technology, used or not", tax.technology));
            let transport = (tax.transport > 0)
                .then(|| format!("{} for each transport but the train", tax.transport));
            let assets = kind_words(each_kind(tax.assets));
            format!("Tax: pay {}.", list(assets.chain(technology).chain(transport)))
        }
    };
    for &resource in Resource::ALL {
        let points = data.prices[resource as usize];
        let way = if points > 0 { "rises" } else { "falls" };
        let points = points.unsigned_abs();
        if points > 0 {
            let unit = if points == 1 { "point" } else { "points" };
            let _ = write!(text, " The price of {} {way} {points} {unit}.", resource.name());
        }
    }
    text
}

/// What one side of a trade gives: `20 nAn, 2 coal, Mine 3`.
fn bundle(bundle: &Bundle) -> String {
    if bundle.is_nothing() {
        return "nothing".into();
    }
    let things = &bundle.goods;
    let cash = (bundle.cash > Money::ZERO).then(|| money(bundle.cash));
    let goods = (!things.goods.is_empty()).then(|| goods_words(&things.goods));
    let transports = Transport::BOUGHT
        .iter()
        .zip(things.transports)
        .filter(|&(_, count)| count > 0)
        .map(|(transport, count)| format!("{count} {}", transport.name().to_lowercase()));
    let contracts = things.contracts.iter().map(|card| format!("contract “{}”", card.name()));
    let assets = bundle.property.assets.iter().map(Asset::name);
    let technologies =
        bundle.property.technologies.iter().map(|card| format!("technology “{}”", card.name()));
    let release = things.release.then(|| "the end of the raid".to_string());
    let all = cash.into_iter().chain(goods).chain(transports).chain(contracts);
    list(all.chain(assets).chain(technologies).chain(release))
}

/// What a seat would give and get by an offer.
fn sides(offer: &OfferView, seat: Seat) -> (&Bundle, &Bundle) {
    if seat == offer.proposer {
        (&offer.proposer_gives, &offer.partner_gives)
    } else {
        (&offer.partner_gives, &offer.proposer_gives)
    }
}

fn prompt_offer(offer: &OfferView, seat: Seat, names: Names<'_>) -> String {
    let (gives, gets) = sides(offer, seat);
    let other = if seat == offer.proposer { offer.partner } else { offer.proposer };
    let kind = if offer.countered { "A counter-offer" } else { "An offer" };
    format!("{kind} from {}: you give {} and get {}.", names.of(other), bundle(gives), bundle(gets))
}

fn headline(view: &View, names: Names<'_>) -> String {
    let round = match view.agreed.rounds {
        0 => format!("Round {}.", view.round),
        rounds => format!("Round {} of {rounds}.", view.round.min(rounds)),
    };
    let who = |seat: &Seat| names.of(*seat);
    let now = match (&view.offer, &view.moment) {
        (Some(offer), _) => format!(
            "{} has to answer: {} would give {}, {} {}.",
            who(&offer.answers),
            who(&offer.proposer),
            bundle(&offer.proposer_gives),
            who(&offer.partner),
            bundle(&offer.partner_gives)
        ),
        (None, Moment::First) => "The first player is drawn.".into(),
        (None, Moment::Production { seat, .. }) => format!("{} produces.", who(seat)),
        (None, Moment::Market { seat }) => format!("{} sets prices and moves.", who(seat)),
        (None, Moment::Card { seat }) => format!("{} draws a card.", who(seat)),
        (None, Moment::Debt { seat, owed }) => {
            format!("{} has to raise a tax of {}.", who(seat), money(*owed))
        }
        (None, Moment::Study { seat }) => format!("{} looks at technologies.", who(seat)),
        (None, Moment::Investment { seat }) => format!("{} invests.", who(seat)),
        (None, Moment::Planning { seat }) => format!("{} plans.", who(seat)),
        (None, Moment::Sentence { seat }) => format!("{} is under arrest.", who(seat)),
        (None, Moment::Over { winner: Some(seat) }) => {
            format!("The game is over: {} has made it.", who(seat))
        }
        (None, Moment::Over { winner: None }) => "The agreed rounds are over.".into(),
    };
    format!("{round} {now}")
}

/// A letter for each seat, as on the map.
fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

/// The map: chips as capital letters in brackets, owned assets with their owner's letter behind.
fn show_map(text: &mut String, view: &View) {
    let mut rows = vec![String::new(); ROWS];
    for hex in &board().hexes {
        let row = &mut rows[hex.row];
        if row.is_empty() {
            let _ = write!(
                row,
                "{} {}",
                hex.id.id().chars().next().unwrap_or(' '),
                " ".repeat(2 * hex.across)
            );
        }
        let chip = Seat::all(view.players.len())
            .find(|seat| view.players[seat.index()].chip == Some(hex.id));
        let asset = hex.asset.map(|asset| &view.assets[asset.index()]);
        let glyph = hex.terrain.glyph();
        let cell = match (chip, asset.and_then(|asset| asset.owner)) {
            (Some(seat), Some(owner)) => {
                format!("{glyph}{}{}", letter(owner).to_ascii_lowercase(), letter(seat))
            }
            (Some(seat), None) => format!("{glyph}{}", letter(seat)),
            (None, Some(owner)) => format!("{glyph}{}", letter(owner).to_ascii_lowercase()),
            (None, None) => glyph.to_string(),
        };
        let _ = write!(row, "{cell:<4}");
    }
    for row in rows {
        let _ = writeln!(text, "{}", row.trim_end());
    }
    text.push_str(
        "B Business-centre, 1 2 universities, L labour exchange, D dealership,\n\
         x frontier post, m mine, e excavating plant, s steel plant, p power plant,\n\
         t technology park; behind it the owner in small letters, and chips in capitals.\n\
         Hexes are counted from the left in each row.\n",
    );
}

fn show_prices(text: &mut String, view: &View, names: Names<'_>) {
    for price in &view.prices {
        let whose = match price.monopolist {
            Some(seat) => format!(", monopolist {}", names.of(seat)),
            None => String::new(),
        };
        let open = if price.open { "" } else { ", not to be bought yet" };
        let _ = writeln!(
            text,
            "{:<7} {:>3} of {:>3}, bank has {}{whose}{open}",
            price.resource.name(),
            price.price.to_string(),
            price.resource.data().top,
            price.stock
        );
    }
}

fn show_players(text: &mut String, view: &View, names: Names<'_>) {
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        let mark = if view.on_turn == seat { '►' } else { ' ' };
        let _ = writeln!(
            text,
            "{mark}{} {}: {}, worth {}",
            letter(seat),
            names.of(seat),
            money(player.cash),
            money(player.wealth)
        );
        for note in notes(player) {
            let _ = writeln!(text, "     {note}");
        }
        let owned = |asset: &&AssetView| asset.owner == Some(seat);
        for asset in view.assets.iter().filter(owned) {
            let _ = writeln!(text, "     {}", asset_line(asset, names));
        }
    }
}

fn notes(player: &PlayerView) -> Vec<String> {
    let place = player.chip.map_or("not on the map".into(), |hex| format!("on {}", hex.id()));
    let mut notes = vec![format!(
        "{place} by {}; {}, {} idle",
        player.transport.name().to_lowercase(),
        counted(player.workers, "worker"),
        player.idle
    )];
    if player.goods != [0; RESOURCES] {
        let goods = Resource::ALL.iter().zip(player.goods).filter(|&(_, units)| units > 0);
        notes.push(list(goods.map(|(resource, units)| format!("{units} {}", resource.name()))));
    }
    if player.biobots > 0 {
        notes.push(product_words(Product::Biobot, player.biobots));
    }
    if !player.kept.is_empty() {
        notes.push(format!("keeps {}", list(player.kept.iter().map(|t| t.name().to_string()))));
    }
    for contract in &player.contracts {
        notes.push(format!(
            "contract “{}”: {} in {}",
            contract.id.name(),
            goods_words(&contract.left),
            counted(contract.moves, "move")
        ));
    }
    if player.striking {
        notes.push("the workers are on strike".into());
    }
    if player.sentence > 0 {
        notes.push(format!("under arrest for {}", counted(player.sentence, "more move")));
    }
    notes
}

fn asset_line(asset: &AssetView, names: Names<'_>) -> String {
    let technology = asset.technology.map(|id| format!(", {}", id.name())).unwrap_or_default();
    let guard = if asset.guard { " and a guard" } else { "" };
    let next = match (&asset.raid, &asset.next) {
        (Some(raid), _) => format!("raided by {}", names.of(raid.raider)),
        (None, Some(next)) => match next.stopped_by {
            Some(StoppedBy::Strike) => "on strike".into(),
            Some(StoppedBy::Sabotage) => "sabotaged".into(),
            None if next.lacks_workers > 0 => {
                format!("lacks {}", counted(next.lacks_workers, "worker"))
            }
            None if !next.lacks.is_empty() => format!("lacks {}", goods_words(&next.lacks)),
            None => format!("will make {}", product_words(asset.id.kind().product(), next.makes)),
        },
        (None, None) => String::new(),
    };
    let away = if asset.striking { " (away)" } else { "" };
    format!(
        "{} on {}{technology}: {}{guard}{away}, {next}",
        asset.id.name(),
        asset.id.hex().id(),
        counted(asset.workers, "worker")
    )
}

fn show_decks(text: &mut String, view: &View) {
    let decks = &view.decks;
    let _ = writeln!(
        text,
        "Bank: {} workers. Decks: {} action cards ({} thrown away), University I {} ({}), \
         University II {} ({}).",
        view.bank.workers,
        decks.actions,
        decks.discarded.len(),
        decks.universities[0],
        decks.thrown[0],
        decks.universities[1],
        decks.thrown[1]
    );
    if !view.seen.is_empty() {
        let seen = view.seen.iter().map(|card| format!("{} ({})", card.name(), money(card.cost())));
        let _ = writeln!(text, "You see: {}.", list(seen));
    }
}

fn technology_words(technology: Technology) -> String {
    let needs: Needs = technology.recipe().into();
    format!("{} ({})", technology.name(), needs_words(technology.kind(), &needs))
}

/// A place that a chip is at or goes to: `the labour exchange (e6)`.
fn place_words(hex: Hex) -> String {
    let name = match (hex.terrain(), hex.asset()) {
        (_, Some(asset)) => asset.name(),
        (Terrain::Open, None) => return hex.id().into(),
        (Terrain::Frontier, None) => "a frontier post".into(),
        (terrain @ (Terrain::UniversityI | Terrain::UniversityII), None) => terrain.name().into(),
        (terrain, None) => format!("the {}", terrain.name()),
    };
    format!("{name} ({})", hex.id())
}

fn a_transport(transport: Transport) -> String {
    let article = if transport == Transport::ElectricVehicle { "an" } else { "a" };
    format!("{article} {}", transport.name().to_lowercase())
}

fn tell(event: &Event, names: Names<'_>) -> String {
    let who = |seat: &Seat| names.of(*seat);
    match event {
        Event::First { seat } => format!("{} has the first move.", who(seat)),
        Event::MoveBegan { seat, round, sentence: 0 } => {
            format!("— {}: round {round} —", who(seat))
        }
        Event::MoveBegan { seat, round, .. } => {
            format!("— {}: round {round}, under arrest —", who(seat))
        }
        Event::Produced { seat, asset, product, units, used, to } => {
            let made = product_words(*product, *units);
            let from = match used.is_empty() {
                true => String::new(),
                false => format!(" from {}", goods_words(used)),
            };
            let for_whom = match seat == to {
                true => String::new(),
                false => format!(" for {}", who(to)),
            };
            format!("{}: {} makes {made}{from}{for_whom}.", who(seat), asset.name())
        }
        Event::PriceMoved { resource, from, to, why } => {
            let way = if to > from { "rises" } else { "falls" };
            let why = match why {
                PriceMove::Asset => "an asset was bought",
                PriceMove::Technology => "a technology makes two at once",
                PriceMove::Monopolist => "the monopolist wants it",
                PriceMove::Card => "the card says so",
            };
            format!("The price of {} {way} from {from} to {to}: {why}.", resource.name())
        }
        Event::Entered { seat, hex } => format!("{}: begins on {}.", who(seat), hex.id()),
        Event::Moved { seat, path, .. } if path.is_empty() => format!("{}: stays.", who(seat)),
        Event::Moved { seat, path, from, crossing } => {
            let over = if *crossing { ", over a frontier" } else { "" };
            let to = path.last().unwrap_or(from);
            format!("{}: goes to {}{over}.", who(seat), place_words(*to))
        }
        Event::Drew { seat, card, amount } => {
            let sum = match *amount {
                Money::ZERO => String::new(),
                sum if sum.is_negative() => format!(" In all {} to pay.", money(-sum)),
                sum => format!(" In all {}.", money(sum)),
            };
            format!("{}: draws “{}”. {}{sum}", who(seat), card.name(), card_text(*card))
        }
        Event::InDebt { seat, owed } => {
            format!("{}: owes {} and has to raise it.", who(seat), money(*owed))
        }
        Event::TaxDropped { seat, amount } => {
            format!("{}: has nothing left; {} of the tax are dropped.", who(seat), money(*amount))
        }
        Event::Saw { seat, technology: None } => {
            format!("{}: looks at a technology card.", who(seat))
        }
        Event::Saw { seat, technology: Some(technology) } => {
            format!("{}: sees {}.", who(seat), technology_words(*technology))
        }
        Event::AssetBought { seat, asset, price } => {
            format!("{}: buys {} for {}.", who(seat), asset.name(), money(*price))
        }
        Event::TechnologyBought { seat, technology, price } => {
            let what = technology_words(*technology);
            format!("{}: buys {what} for {}.", who(seat), money(*price))
        }
        Event::Hired { seat, workers: 1 } => format!("{}: hires a worker.", who(seat)),
        Event::Hired { seat, workers } => format!("{}: hires {workers} workers.", who(seat)),
        Event::TransportBought { seat, transport, price } => {
            format!("{}: buys {} for {}.", who(seat), a_transport(*transport), money(*price))
        }
        Event::TransportReturned { seat, transport, price } => {
            format!("{}: gives {} back for {}.", who(seat), a_transport(*transport), money(*price))
        }
        Event::Bought { seat, resource, units, price } => {
            format!("{}: buys {units} {} for {}.", who(seat), resource.name(), money(*price))
        }
        Event::Sold { seat, goods, price, contract } => {
            let by = contract.map(|card| format!(" by “{}”", card.name())).unwrap_or_default();
            format!("{}: sells {}{by} for {}.", who(seat), goods_words(goods), money(*price))
        }
        Event::AssetSold { seat, asset, price } => {
            format!("{}: sells {} to the bank for {}.", who(seat), asset.name(), money(*price))
        }
        Event::ContractEnded { seat, contract, fulfilled } => {
            let how = if *fulfilled { "is fulfilled" } else { "has run out" };
            format!("{}: contract “{}” {how}.", who(seat), contract.name())
        }
        Event::SalaryPaid { seat, amount } => {
            format!("{}: pays salaries of {}.", who(seat), money(*amount))
        }
        Event::StrikeBegan { seat } => format!("{}: the workers go on strike.", who(seat)),
        Event::StrikeEnded { seat } => format!("{}: the workers are back.", who(seat)),
        Event::Dismissed { seat, workers } => {
            format!("{}: dismisses workers: {}.", who(seat), workers_words(workers))
        }
        Event::Placed { seat, workers } => {
            format!("{}: places workers: {}.", who(seat), workers_words(workers))
        }
        Event::Fitted { seat, technology, asset } => {
            format!("{}: puts {} on {}.", who(seat), technology.name(), asset.name())
        }
        Event::Unfitted { seat, technology, asset } => {
            format!("{}: takes {} off {}.", who(seat), technology.name(), asset.name())
        }
        Event::Raided { seat, owner, asset } => {
            format!("{}: raids {} of {}.", who(seat), asset.name(), who(owner))
        }
        Event::Supplied { seat, asset, goods, salary } => format!(
            "{}: supplies {} with {}.",
            who(seat),
            asset.name(),
            supply_words(goods, *salary)
        ),
        Event::RaidEnded { seat, asset, how } => {
            let how = match how {
                RaidEnd::Left => "leaves",
                RaidEnd::Arrest => "is caught at",
                RaidEnd::Released => "releases",
                RaidEnd::Acquired => "has acquired",
            };
            format!("{}: {how} {}; the raid is over.", who(seat), asset.name())
        }
        Event::Arrested { seat, by, hex } => format!(
            "{} arrests {}, who goes to {} and misses two moves.",
            who(by),
            who(seat),
            hex.id()
        ),
        Event::SentenceServed { seat, left: 0 } => {
            format!("{}: is free from the next move on.", who(seat))
        }
        Event::SentenceServed { seat, .. } => format!("{}: misses a move.", who(seat)),
        Event::Offered { seat, to, gives, gets } => {
            format!("{}: offers {} {} for {}.", who(seat), who(to), bundle(gives), bundle(gets))
        }
        Event::Countered { seat, to, gives, gets } => format!(
            "{}: answers by offering {} {} for {}.",
            who(seat),
            who(to),
            bundle(gives),
            bundle(gets)
        ),
        Event::Traded { seat, partner, gave, got } => {
            format!("{} gives {}, {} gives {}.", who(seat), bundle(gave), who(partner), bundle(got))
        }
        Event::OfferDeclined { seat } => format!("{}: declines.", who(seat)),
        Event::Ended { winner: Some(seat) } => format!("{} has made it and wins!", who(seat)),
        Event::Ended { winner: None } => "The agreed rounds are over.".into(),
    }
}
