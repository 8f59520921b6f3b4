//! The table as text, for a terminal and whoever cannot see the board.

use std::fmt::Write;

use kontor_engine::{Say, Seat, Text};

use crate::board::board;
use crate::data::{Product, RESOURCES, Resource, Transport};
use crate::decks::Open;
use crate::hex::ROWS;
use crate::map::Terrain;
use crate::text::{bundle, goods, workers_counted};
use crate::view::{AssetView, Moment, PlayerView, StoppedBy, View};

/// What a viewer sees.
pub(crate) fn show(view: &View, say: &impl Say) -> String {
    let mut text = format!("{} {}\n\n", say.say(&round(view)), say.say(&now(view)));
    show_map(&mut text, view);
    show_legend(&mut text, say);
    show_prices(&mut text, view, say);
    text.push('\n');
    show_players(&mut text, view, say);
    show_decks(&mut text, view, say);
    text
}

fn round(view: &View) -> Text {
    match view.agreed.rounds {
        0 => Text::new("show-round").with("round", view.round),
        rounds => {
            Text::new("show-round-of").with("round", view.round.min(rounds)).with("rounds", rounds)
        }
    }
}

/// What is going on.
fn now(view: &View) -> Text {
    if let Some(offer) = &view.offer {
        return Text::new("show-offer")
            .with("answers", offer.answers)
            .with("proposer", offer.proposer)
            .with("gives", bundle(&offer.proposer_gives))
            .with("partner", offer.partner)
            .with("gets", bundle(&offer.partner_gives));
    }
    let (id, seat) = match view.moment {
        Moment::First => return Text::new("show-first"),
        Moment::Over { winner: None } => return Text::new("told-rounds-over"),
        Moment::Debt { seat, owed } => {
            return Text::new("show-debt").with("who", seat).with("owed", owed);
        }
        Moment::Production { seat, .. } => ("show-production", seat),
        Moment::Market { seat } => ("show-market", seat),
        Moment::Card { seat } => ("show-card", seat),
        Moment::Study { seat } => ("show-study", seat),
        Moment::Investment { seat } => ("show-investment", seat),
        Moment::Planning { seat } => ("show-planning", seat),
        Moment::Sentence { seat } => ("show-sentence", seat),
        Moment::Over { winner: Some(seat) } => ("show-won", seat),
    };
    Text::new(id).with("who", seat)
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
}

/// What the letters of the map mean.
fn show_legend(text: &mut String, say: &impl Say) {
    for terrain in Terrain::all() {
        let _ = writeln!(text, "{} {}", terrain.glyph(), say.say(&terrain.text()));
    }
    let _ = writeln!(text, "{}\n", say.say(&Text::new("show-legend")));
}

fn show_prices(text: &mut String, view: &View, say: &impl Say) {
    for price in &view.prices {
        let mut parts = vec![
            Text::new("show-price")
                .with("price", price.price.units())
                .with("top", price.resource.data().top),
            Text::new("show-stock").with("stock", price.stock),
        ];
        parts.extend(price.monopolist.map(|who| Text::new("show-monopolist").with("who", who)));
        if !price.open {
            parts.push(Text::new("show-shut"));
        }
        let name = say.say(&price.resource.text());
        let _ = writeln!(text, "{name:<7} {}", listed(say, parts));
    }
}

fn listed(say: &impl Say, list: Vec<Text>) -> String {
    say.say(&Text::new("short-list").with("list", list))
}

fn show_players(text: &mut String, view: &View, say: &impl Say) {
    for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
        let mark = if view.on_turn == seat { '►' } else { ' ' };
        let line = Text::new("show-player")
            .with("who", seat)
            .with("cash", player.cash)
            .with("wealth", player.wealth);
        let _ = writeln!(text, "{mark}{} {}", letter(seat), say.say(&line));
        for note in notes(player) {
            let _ = writeln!(text, "     {}", say.say(&note));
        }
        let owned = |asset: &&AssetView| asset.owner == Some(seat);
        for asset in view.assets.iter().filter(owned) {
            let _ = writeln!(text, "     {}", say.say(&asset_line(asset)));
        }
    }
}

fn notes(player: &PlayerView) -> Vec<Text> {
    let place = match player.chip {
        None => Text::new("show-off-the-map"),
        Some(hex) => {
            Text::new("show-on").with("hex", hex.id()).with("transport", player.transport.by())
        }
    };
    let mut notes = vec![
        Text::new("show-player-place")
            .with("place", place)
            .with("workers", workers_counted(player.workers))
            .with("idle", player.idle),
    ];
    let transports: Vec<Text> = Transport::BOUGHT
        .iter()
        .zip(player.transports)
        .filter(|&(_, count)| count > 0)
        .map(|(transport, count)| transport.counted(count))
        .collect();
    if !transports.is_empty() {
        notes.push(Text::new("show-transports").with("transports", transports));
    }
    if player.goods != [0; RESOURCES] {
        let held = Resource::ALL.iter().zip(player.goods).filter(|&(_, units)| units > 0);
        let held: Vec<Text> = held.map(|(resource, units)| resource.units_text(units)).collect();
        notes.push(Text::new("short-list").with("list", held));
    }
    if player.biobots > 0 {
        notes.push(Product::Biobot.units_text(player.biobots));
    }
    if !player.kept.is_empty() {
        let kept: Vec<Text> = player.kept.iter().map(|technology| technology.text()).collect();
        notes.push(Text::new("show-keeps").with("technologies", kept));
    }
    for contract in &player.contracts {
        notes.push(
            Text::new("show-contract")
                .with("contract", contract.id.text())
                .with("left", goods(&contract.left))
                .with("moves", contract.moves),
        );
    }
    if player.striking {
        notes.push(Text::new("show-striking"));
    }
    if player.unpaid {
        notes.push(Text::new("show-unpaid"));
    }
    if player.sentence > 0 {
        notes.push(Text::new("show-arrested").with("moves", player.sentence));
    }
    notes
}

fn asset_line(asset: &AssetView) -> Text {
    let mut parts = vec![workers_counted(asset.workers)];
    if asset.guard {
        parts.push(Text::new("show-guard"));
    }
    if asset.striking {
        parts.push(Text::new("show-away"));
    }
    parts.extend(next_of(asset));
    let line = match asset.technology {
        None => Text::new("show-asset"),
        Some(card) => Text::new("show-asset-with").with("technology", card.text()),
    };
    line.with("asset", asset.id.text()).with("hex", asset.id.hex().id()).with("state", parts)
}

/// What an asset will do in its owner's next production.
fn next_of(asset: &AssetView) -> Option<Text> {
    if let Some(raid) = &asset.raid {
        let supplied = raid.state.is_supplied();
        return Some(Text::new("show-raided").with("who", raid.raider).with("supplied", supplied));
    }
    let next = asset.next.as_ref()?;
    Some(match next.stopped_by {
        Some(StoppedBy::Strike) => Text::new("show-on-strike"),
        Some(StoppedBy::Sabotage) => Text::new("show-sabotaged"),
        None if next.lacks_workers > 0 => {
            Text::new("show-lacks-workers").with("count", next.lacks_workers)
        }
        None if !next.lacks.is_empty() => Text::new("show-lacks").with("goods", goods(&next.lacks)),
        None => Text::new("show-will-make")
            .with("made", asset.id.kind().product().units_text(next.makes)),
    })
}

fn show_decks(text: &mut String, view: &View, say: &impl Say) {
    let decks = &view.decks;
    let line = Text::new("show-decks")
        .with("workers", view.bank.workers)
        .with("actions", decks.actions)
        .with("discarded", decks.discarded.len())
        .with("first", decks.universities[0])
        .with("first-thrown", decks.thrown[0])
        .with("second", decks.universities[1])
        .with("second-thrown", decks.thrown[1]);
    let _ = writeln!(text, "{}", say.say(&line));
    if let Some(open) = &decks.open {
        show_open(text, open, say);
    }
    if !view.seen.is_empty() {
        let seen: Vec<Text> = view
            .seen
            .iter()
            .map(|card| {
                Text::new("show-seen-card")
                    .with("technology", card.text())
                    .with("price", card.cost())
            })
            .collect();
        let _ = writeln!(text, "{}", say.say(&Text::new("show-seen").with("cards", seen)));
    }
}

/// What lies on top of decks that lie face up.
fn show_open(text: &mut String, open: &Open, say: &impl Say) {
    let card = open.card.map(|card| {
        Text::new("show-top-card").with("card", card.text()).with("text", card.explained())
    });
    let [first, second] = open.technologies;
    let universities = [("terrain-university-1", first), ("terrain-university-2", second)];
    let technologies = universities.map(|(university, top)| {
        top.map(|card| {
            Text::new("show-top-technology")
                .with("university", Text::new(university))
                .with("technology", card.explained())
        })
    });
    for line in [card].into_iter().chain(technologies).flatten() {
        let _ = writeln!(text, "{}", say.say(&line));
    }
}
