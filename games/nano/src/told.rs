//! The log: what happened, in a line each.

use kontor_engine::{Money, Telling, Text};

use crate::event::{Event, PriceMove, RaidEnd};
use crate::investing::HIRING;
use crate::text::{bundle, goods, supply, workers};

/// A line of the log.
pub(crate) fn tell(event: &Event) -> Telling {
    match *event {
        Event::First { seat } => Telling::of(Text::new("told-first").with("who", seat)),
        Event::MoveBegan { seat, round, sentence } => {
            let id = if sentence == 0 { "told-move" } else { "told-move-arrested" };
            Telling::turn(seat, Text::new(id).with("round", round))
        }
        Event::Produced { seat, asset, product, units, ref used, to } => {
            let id = match (used.is_empty(), seat == to) {
                (true, true) => "told-produced",
                (false, true) => "told-produced-from",
                (true, false) => "told-produced-for",
                (false, false) => "told-produced-from-for",
            };
            let mut text =
                Text::new(id).with("asset", asset.text()).with("made", product.units_text(units));
            if !used.is_empty() {
                text = text.with("used", goods(used));
            }
            if seat != to {
                text = text.with("to", to);
            }
            Telling::by(seat, text)
        }
        Event::PriceMoved { resource, from, to, why } => {
            let id = if to > from { "told-price-rose" } else { "told-price-fell" };
            let why = match why {
                PriceMove::Asset => "why-asset",
                PriceMove::Technology => "why-technology",
                PriceMove::Monopolist => "why-monopolist",
                PriceMove::Card => "why-card",
            };
            let text = Text::new(id)
                .with("price", resource.price_text())
                .with("from", from.units())
                .with("to", to.units())
                .with("why", Text::new(why));
            Telling::of(text)
        }
        Event::Entered { seat, hex } => {
            Telling::by(seat, Text::new("told-entered").with("hex", hex.id()))
        }
        Event::Moved { seat, ref path, from, crossing } => {
            let id = match (path.is_empty(), crossing) {
                (true, _) => return Telling::by(seat, Text::new("told-stayed")),
                (false, false) => "told-moved",
                (false, true) => "told-moved-over-frontier",
            };
            let to = *path.last().unwrap_or(&from);
            Telling::by(seat, Text::new(id).with("to", to.goal()))
        }
        Event::Drew { seat, card, amount } => {
            let (id, sum) = match amount {
                Money::ZERO => ("told-drew", None),
                sum if sum.is_negative() => ("told-drew-to-pay", Some(-sum)),
                sum => ("told-drew-to-get", Some(sum)),
            };
            let text = Text::new(id).with("card", card.text()).with("text", card.explained());
            Telling::by(seat, sum.into_iter().fold(text, |text, sum| text.with("sum", sum)))
        }
        Event::Saw { seat, technology } => Telling::by(
            seat,
            match technology {
                None => Text::new("told-looked"),
                Some(card) => Text::new("told-saw").with("technology", card.explained()),
            },
        ),
        Event::Took { seat, technology } => {
            Telling::by(seat, Text::new("told-took").with("technology", technology.explained()))
        }
        Event::CardTurnedUp { card } => Telling::nested(
            Text::new("told-card-turned-up")
                .with("card", card.text())
                .with("text", card.explained()),
        ),
        Event::TechnologyTurnedUp { technology } => Telling::nested(
            Text::new("told-technology-turned-up").with("technology", technology.explained()),
        ),
        Event::Ended { winner } => Telling::of(match winner {
            Some(seat) => Text::new("told-won").with("who", seat),
            None => Text::new("told-rounds-over"),
        }),
        Event::InDebt { seat, owed } => {
            Telling::by(seat, Text::new("told-in-debt").with("owed", owed))
        }
        Event::TaxDropped { seat, amount } => {
            Telling::by(seat, Text::new("told-tax-dropped").with("amount", amount))
        }
        Event::AssetBought { seat, asset, price } => {
            let text = Text::new("told-asset-bought").with("asset", asset.object());
            Telling::by(seat, text.with("price", price))
        }
        Event::TechnologyBought { seat, technology, price } => {
            let text = Text::new("told-technology-bought");
            let text = text.with("technology", technology.explained());
            Telling::by(seat, text.with("price", price))
        }
        Event::Hired { seat, workers } => {
            let text = Text::new("told-hired").with("workers", workers);
            Telling::by(seat, text.with("price", HIRING * i64::from(workers)))
        }
        Event::TransportBought { seat, transport, price } => {
            let text = Text::new("told-transport-bought").with("transport", transport.one());
            Telling::by(seat, text.with("price", price))
        }
        Event::TransportReturned { seat, transport, price } => {
            let text = Text::new("told-transport-returned").with("transport", transport.one());
            Telling::by(seat, text.with("price", price))
        }
        Event::Bought { seat, resource, units, price } => {
            let text = Text::new("told-bought").with("goods", resource.units_text(units));
            Telling::by(seat, text.with("price", price))
        }
        Event::Sold { seat, goods: ref sold, price, contract } => {
            let text = match contract {
                None => Text::new("told-sold"),
                Some(card) => Text::new("told-delivered").with("contract", card.text()),
            };
            Telling::by(seat, text.with("goods", goods(sold)).with("price", price))
        }
        Event::AssetSold { seat, asset, price } => {
            let text = Text::new("told-asset-sold").with("asset", asset.object());
            Telling::by(seat, text.with("price", price))
        }
        Event::ContractEnded { seat, contract, fulfilled } => {
            let id = if fulfilled { "told-contract-fulfilled" } else { "told-contract-ran-out" };
            Telling::by(seat, Text::new(id).with("contract", contract.text()))
        }
        Event::SalaryPaid { seat, amount } => {
            Telling::by(seat, Text::new("told-salary-paid").with("amount", amount))
        }
        Event::StrikeCalled { seat, owner } => {
            Telling::by(seat, Text::new("told-strike-called").with("owner", owner))
        }
        Event::StrikeBegan { seat } => Telling::by(seat, Text::new("told-strike-began")),
        Event::StrikeEnded { seat } => Telling::by(seat, Text::new("told-strike-ended")),
        Event::Dismissed { seat, workers: ref who } => {
            Telling::by(seat, Text::new("told-dismissed").with("workers", workers(who)))
        }
        Event::Placed { seat, workers: ref who } => {
            Telling::by(seat, Text::new("told-placed").with("workers", workers(who)))
        }
        Event::Fitted { seat, technology, asset } => {
            let text = Text::new("told-fitted").with("technology", technology.text());
            Telling::by(seat, text.with("asset", asset.object()))
        }
        Event::Unfitted { seat, technology, asset } => {
            let text = Text::new("told-unfitted").with("technology", technology.text());
            Telling::by(seat, text.with("asset", asset.text()))
        }
        Event::Raided { seat, owner, asset } => {
            let text = Text::new("told-raided").with("asset", asset.object());
            Telling::by(seat, text.with("owner", owner))
        }
        Event::Supplied { seat, asset, ref goods, salary } => {
            let text = Text::new("told-supplied").with("asset", asset.object());
            Telling::by(seat, text.with("supply", supply(goods, salary)))
        }
        Event::RaidEnded { seat, asset, how } => {
            let id = match how {
                RaidEnd::Left => "told-raid-left",
                RaidEnd::Arrest => "told-raid-caught",
                RaidEnd::Released => "told-raid-released",
                RaidEnd::Acquired => "told-raid-acquired",
            };
            Telling::by(seat, Text::new(id).with("asset", asset.object()))
        }
        Event::Arrested { seat, by, hex } => Telling::of(
            Text::new("told-arrested").with("who", by).with("raider", seat).with("hex", hex.id()),
        ),
        Event::SentenceServed { seat, left } => {
            let id = if left == 0 { "told-free-again" } else { "told-missed-a-move" };
            Telling::by(seat, Text::new(id))
        }
        Event::Offered { seat, to, ref gives, ref gets } => {
            let text = Text::new("told-offered").with("to", to);
            Telling::by(seat, text.with("gives", bundle(gives)).with("gets", bundle(gets)))
        }
        Event::Countered { seat, to, ref gives, ref gets } => {
            let text = Text::new("told-countered").with("to", to);
            Telling::by(seat, text.with("gives", bundle(gives)).with("gets", bundle(gets)))
        }
        Event::Traded { seat, partner, ref gave, ref got } => Telling::of(
            Text::new("told-traded")
                .with("who", seat)
                .with("gave", bundle(gave))
                .with("partner", partner)
                .with("got", bundle(got)),
        ),
        Event::OfferDeclined { seat } => Telling::by(seat, Text::new("told-declined")),
    }
}
