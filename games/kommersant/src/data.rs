//! The board, the colour groups and the decks, read from the files in `data/` and checked (K3, K5).

use std::sync::LazyLock;

pub use kontor_engine::data::DataError;
use kontor_engine::data::{Row, Sheet, check_count, check_ids};
use kontor_engine::words;

/// How many squares the board has (K3).
pub const SQUARES: usize = 62;
/// The first square of the inner ring (K3).
pub const INNER_RING: usize = 39;
/// How many colour groups there are (K3).
pub const GROUPS: usize = 8;
/// How many enterprises make a group (K3).
pub const GROUP_SIZE: usize = 3;

/// All figures of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// The squares in the order the pieces walk them.
    pub squares: [SquareData; SQUARES],
    /// The colour groups, in the order of [`Group::ALL`].
    pub groups: [GroupData; GROUPS],
    /// The different cards of all decks.
    pub cards: Vec<CardData>,
}

/// A square of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SquareData {
    /// What stands for it in actions and records: `grocery-store`.
    pub id: String,
    /// On which ring it lies.
    pub ring: Ring,
    /// What happens there.
    pub kind: SquareKind,
    /// The colour group of an enterprise.
    pub group: Option<Group>,
    /// What a Profit square pays (above zero) or a Fine takes (below); 0 elsewhere.
    pub amount: i64,
    /// The figures of what can be owned.
    pub deed: Option<Deed>,
}

/// The figures of a property, in rubles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// What the lot costs.
    pub price: i64,
    /// What each building step costs; 0 where nothing can be built.
    pub development: i64,
    /// The rent at each [`Stage`]. On a vacant lot a tenth of the price, and nothing further.
    pub rents: [i64; 4],
    /// The dividend at each [`Stage`].
    pub dividends: [i64; 4],
}

/// A colour group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupData {
    /// Whether the State Farm makes its full-group rent triple (K22).
    pub state_farm: bool,
}

/// A card of one of the decks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardData {
    /// What stands for it in actions and records: `inheritance`.
    pub id: String,
    /// The deck it belongs to.
    pub deck: Deck,
    /// What it does.
    pub effect: Effect,
    /// How many of it there are.
    pub copies: u8,
}

words! {
    /// One of the two rings.
    Ring: "ring" {
        /// From Start outwards.
        Outer = "outer",
        /// Inside, and back to Start.
        Inner = "inner",
    }
}

words! {
    /// What happens on a square.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
    SquareKind: "kind of square" {
        /// Where all begin and laps end (K10).
        Start = "start",
        /// A property of a colour group (K16).
        Enterprise = "enterprise",
        /// A property that needs a red token (K18).
        StateEnterprise = "state_enterprise",
        /// A property nothing is built on (K31).
        VacantLot = "vacant_lot",
        /// Draws a Letter card (K15).
        Letter = "letter",
        /// Draws a Surprise card (K15).
        Surprise = "surprise",
        /// Draws a Risk card (K15).
        Risk = "risk",
        /// Lets a player turn racketeer (K35).
        Racket = "racket",
        /// Lets a player enter the centre (K13).
        MoveToCentre = "move_to_centre",
        /// The bank pays (K12).
        Profit = "profit",
        /// The bank is paid (K12).
        Fine = "fine",
        /// The next turn is skipped (K11).
        Vacation = "vacation",
        /// The next turn is skipped (K11).
        Treatment = "treatment",
        /// Holds a player until paid or beaten (K14).
        TaxService = "tax_service",
        /// Nothing (K3).
        Rest = "rest",
    }
}

words! {
    /// A colour group of three enterprises.
    #[allow(missing_docs, reason = "the names say it")]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
    Group: "group" {
        FoodTrade = "food_trade",
        NonfoodRetail = "nonfood_retail",
        PublicCatering = "public_catering",
        FarmProduceSales = "farm_produce_sales",
        Stadiums = "stadiums",
        HallsArenas = "halls_arenas",
        Theatres = "theatres",
        Warehouses = "warehouses",
    }
}

words! {
    /// A deck of cards (K5).
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
    Deck: "deck" {
        /// 36 cards.
        Letter = "letter",
        /// 36 cards.
        Surprise = "surprise",
        /// 26 cards.
        Risk = "risk",
    }
}

words! {
    /// How far a property is built (K24). As a number, the index of its rent and dividend.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "kommersant/"))]
    Stage: "stage" {
        /// The bare lot.
        Lot = "lot",
        /// With an office.
        Office = "office",
        /// With a department.
        Department = "department",
        /// With the head enterprise.
        Enterprise = "enterprise",
    }
}

words! {
    /// Which neighbour (K15).
    Side: "side" {
        /// The next player still in.
        Left = "left",
        /// The previous player still in.
        Right = "right",
    }
}

impl Deck {
    /// How many cards the deck has (K5).
    pub const fn size(self) -> usize {
        match self {
            Deck::Letter | Deck::Surprise => 36,
            Deck::Risk => 26,
        }
    }
}

impl SquareKind {
    /// How many squares of this kind the board has (K3).
    pub const fn count(self) -> usize {
        match self {
            SquareKind::Enterprise => GROUPS * GROUP_SIZE,
            SquareKind::StateEnterprise => 6,
            SquareKind::VacantLot | SquareKind::Letter => 5,
            SquareKind::Racket | SquareKind::Profit => 4,
            SquareKind::Surprise => 3,
            SquareKind::Risk | SquareKind::MoveToCentre | SquareKind::Rest => 2,
            SquareKind::Start
            | SquareKind::Fine
            | SquareKind::Vacation
            | SquareKind::Treatment
            | SquareKind::TaxService => 1,
        }
    }
}

/// What a card does (K15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Rubles from the bank, or to it if below zero; never 0.
    Money(i64),
    /// Every other player pays this to the drawer.
    FromEachPlayer(i64),
    /// Forwards to the square of this index.
    MoveTo(u8),
    /// This many squares forwards, or backwards if below zero.
    MoveBy(i8),
    /// Placed in the Tax Service.
    TaxService,
    /// May enter the centre.
    MoveToCentre,
    /// Kept; serves as a red token.
    RedToken,
    /// Kept; excuses one payment in the Tax Service.
    TaxExemption,
    /// Kept; protects from racketeers.
    Police,
    /// The top card of this deck is drawn as well.
    Draw(Deck),
    /// The neighbour on this side is placed on a square of the drawer's choice.
    PlaceNeighbour(Side),
    /// The next turn is skipped.
    SkipTurn,
    /// One own building of this stage is lost.
    LoseBuilding(Stage),
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    Files::EMBEDDED.read().unwrap_or_else(|error| panic!("the data of Kommersant: {error}"))
});

/// The game's figures.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}

/// The texts of the data files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// `board.tsv`
    pub board: &'a str,
    /// `groups.tsv`
    pub groups: &'a str,
    /// `cards.tsv`
    pub cards: &'a str,
}

impl Files<'static> {
    /// The files as they are in `data/`.
    pub const EMBEDDED: Files<'static> = Files {
        board: include_str!("../data/board.tsv"),
        groups: include_str!("../data/groups.tsv"),
        cards: include_str!("../data/cards.tsv"),
    };
}

impl Files<'_> {
    /// Reads and checks the files; names the file, the line and the field that is wrong.
    pub fn read(&self) -> Result<Data, DataError> {
        let squares = read_board(self.board)?;
        Ok(Data {
            groups: read_groups(self.groups)?,
            cards: read_cards(self.cards, &squares)?,
            squares,
        })
    }
}

static BOARD: Sheet = Sheet {
    file: "board.tsv",
    columns: &[
        "square",
        "ring",
        "kind",
        "group",
        "id",
        "amount",
        "price",
        "development",
        "rents",
        "dividends",
        "note",
    ],
};

/// K3: 62 squares on two rings, so many of each kind, groups of three.
fn read_board(text: &str) -> Result<[SquareData; SQUARES], DataError> {
    let rows = BOARD.rows(text)?;
    for (row, index) in rows.iter().zip(0..) {
        if row.number::<usize>("square")? != index {
            return Err(row.error("square", format!("should be {index}: squares go in order")));
        }
    }
    check_ids(&rows, "id")?;
    let squares = rows.iter().map(read_square).collect::<Result<Vec<_>, _>>()?;
    check_count(&rows, squares.iter().map(|_| 1), "square", "all squares", SQUARES)?;
    for (index, (row, square)) in rows.iter().zip(&squares).enumerate() {
        let ring = if index < INNER_RING { Ring::Outer } else { Ring::Inner };
        if square.ring != ring {
            let reason = format!("square {index} lies on the {} ring (K3)", ring.id());
            return Err(row.error("ring", reason));
        }
    }
    if squares[0].kind != SquareKind::Start {
        return Err(rows[0].error("kind", "the first square should be the start (K3)"));
    }
    for &kind in SquareKind::ALL {
        let counts = squares.iter().map(|square| usize::from(square.kind == kind));
        check_count(&rows, counts, "kind", &format!("kind {} (K3)", kind.id()), kind.count())?;
    }
    for &group in Group::ALL {
        let counts = squares.iter().map(|square| usize::from(square.group == Some(group)));
        check_count(&rows, counts, "group", &format!("group {} (K3)", group.id()), GROUP_SIZE)?;
    }
    Ok(squares.try_into().expect("counted above"))
}

fn read_square(row: &Row<'_>) -> Result<SquareData, DataError> {
    let kind: SquareKind = row.word("kind")?;
    let group = match kind {
        SquareKind::Enterprise => Some(row.word("group")?),
        _ => row.nothing("group").map(|()| None)?,
    };
    Ok(SquareData {
        id: row.filled("id")?.into(),
        ring: row.word("ring")?,
        kind,
        group,
        amount: read_amount(row, kind)?,
        deed: read_deed(row, kind)?,
    })
}

/// K12: what the square itself pays or takes.
fn read_amount(row: &Row<'_>, kind: SquareKind) -> Result<i64, DataError> {
    const FIELD: &str = "amount";
    match kind {
        SquareKind::Profit => row.above_zero(FIELD),
        SquareKind::Fine => match row.number(FIELD)? {
            fine if fine < 0 => Ok(fine),
            fine => Err(row.error(FIELD, format!("{fine} is not less than 0, and a fine is"))),
        },
        _ => row.nothing(FIELD).map(|()| 0),
    }
}

/// Four sums above zero, each more than the one before.
fn four_rising(row: &Row<'_>, field: &'static str) -> Result<[i64; 4], DataError> {
    let numbers: Result<Vec<i64>, _> = row.filled(field)?.split(' ').map(str::parse).collect();
    let numbers = numbers.ok().and_then(|numbers| <[i64; 4]>::try_from(numbers).ok());
    let numbers = numbers.ok_or_else(|| row.error(field, "should be four numbers"))?;
    if numbers[0] <= 0 || !numbers.is_sorted_by(|less, more| less < more) {
        return Err(row.error(field, "should be above 0 and rise from stage to stage"));
    }
    Ok(numbers)
}

/// K16, K20: what can be owned, and its figures.
fn read_deed(row: &Row<'_>, kind: SquareKind) -> Result<Option<Deed>, DataError> {
    match kind {
        SquareKind::Enterprise | SquareKind::StateEnterprise => Ok(Some(Deed {
            price: row.above_zero("price")?,
            development: row.above_zero("development")?,
            rents: four_rising(row, "rents")?,
            dividends: four_rising(row, "dividends")?,
        })),
        SquareKind::VacantLot => {
            ["development", "rents", "dividends"]
                .iter()
                .try_for_each(|field| row.nothing(field))?;
            let price = row.above_zero("price")?;
            if price % 10 != 0 {
                return Err(row.error("price", format!("a tenth of {price} is no whole rent")));
            }
            let rents = [price / 10, 0, 0, 0];
            Ok(Some(Deed { price, development: 0, rents, dividends: [0; 4] }))
        }
        _ => {
            let fields = ["price", "development", "rents", "dividends"];
            fields.iter().try_for_each(|field| row.nothing(field))?;
            Ok(None)
        }
    }
}

static GROUP_SHEET: Sheet = Sheet { file: "groups.tsv", columns: &["group", "state_farm"] };

/// K3, K22: the groups, each once and in order.
fn read_groups(text: &str) -> Result<[GroupData; GROUPS], DataError> {
    let rows = GROUP_SHEET.rows(text)?;
    for (row, &group) in rows.iter().zip(Group::ALL) {
        if row.word::<Group>("group")? != group {
            return Err(row.error("group", format!("should be {}", group.id())));
        }
    }
    check_count(&rows, rows.iter().map(|_| 1), "group", "all groups", GROUPS)?;
    let groups: Result<Vec<_>, _> =
        rows.iter().map(|row| Ok(GroupData { state_farm: row.yes_or_no("state_farm")? })).collect();
    Ok(groups?.try_into().expect("counted above"))
}

static CARDS: Sheet =
    Sheet { file: "cards.tsv", columns: &["deck", "id", "effect", "amount", "target", "copies"] };

/// K5: three decks of 36, 36 and 26.
fn read_cards(text: &str, squares: &[SquareData]) -> Result<Vec<CardData>, DataError> {
    let rows = CARDS.rows(text)?;
    check_ids(&rows, "id")?;
    let cards =
        rows.iter().map(|row| read_card(row, squares)).collect::<Result<Vec<CardData>, _>>()?;
    for &deck in Deck::ALL {
        let counts =
            cards.iter().map(|card| if card.deck == deck { card.copies.into() } else { 0 });
        check_count(&rows, counts, "copies", &format!("the {} deck (K5)", deck.id()), deck.size())?;
    }
    Ok(cards)
}

fn read_card(row: &Row<'_>, squares: &[SquareData]) -> Result<CardData, DataError> {
    let copies = row.number("copies")?;
    if copies == 0 {
        return Err(row.error("copies", "a card there is none of"));
    }
    Ok(CardData {
        id: row.filled("id")?.into(),
        deck: row.word("deck")?,
        effect: read_effect(row, squares)?,
        copies,
    })
}

/// K15: an effect, with the amount or target it needs and no other.
fn read_effect(row: &Row<'_>, squares: &[SquareData]) -> Result<Effect, DataError> {
    let (amount, target) = ("amount", "target");
    let effect = match row.filled("effect")? {
        "money" => match row.number(amount)? {
            0 => return Err(row.error(amount, "0 is no payment")),
            sum => Effect::Money(sum),
        },
        "from_each_player" => Effect::FromEachPlayer(row.above_zero(amount)?),
        "move_to" => Effect::MoveTo(find_square(row, target, squares)?),
        "move_by" => match row.number(amount)? {
            0 => return Err(row.error(amount, "0 squares are no move")),
            by => Effect::MoveBy(by),
        },
        "tax_service" => Effect::TaxService,
        "move_to_centre" => Effect::MoveToCentre,
        "red_token" => Effect::RedToken,
        "tax_exemption" => Effect::TaxExemption,
        "police" => Effect::Police,
        "draw" => Effect::Draw(other_deck(row, target)?),
        "place_neighbour" => Effect::PlaceNeighbour(row.word(target)?),
        "skip_turn" => Effect::SkipTurn,
        "lose_building" => match row.word(target)? {
            Stage::Lot => return Err(row.error(target, "a bare lot has no building to lose")),
            stage => Effect::LoseBuilding(stage),
        },
        other => return Err(row.error("effect", format!("\"{other}\" is no effect"))),
    };
    if !matches!(effect, Effect::Money(_) | Effect::FromEachPlayer(_) | Effect::MoveBy(_)) {
        row.nothing(amount)?;
    }
    if !matches!(
        effect,
        Effect::MoveTo(_) | Effect::Draw(_) | Effect::PlaceNeighbour(_) | Effect::LoseBuilding(_)
    ) {
        row.nothing(target)?;
    }
    Ok(effect)
}

fn find_square(
    row: &Row<'_>,
    field: &'static str,
    squares: &[SquareData],
) -> Result<u8, DataError> {
    let id = row.filled(field)?;
    let index = squares.iter().position(|square| square.id == id);
    let index = index.and_then(|index| u8::try_from(index).ok());
    index.ok_or_else(|| row.error(field, format!("there is no square \"{id}\"")))
}

/// K5: a card that says to draw names another deck than its own.
fn other_deck(row: &Row<'_>, field: &'static str) -> Result<Deck, DataError> {
    let deck: Deck = row.word(field)?;
    if deck.id() == row.text("deck") {
        return Err(row.error(field, "should be another deck than the card's own"));
    }
    Ok(deck)
}
