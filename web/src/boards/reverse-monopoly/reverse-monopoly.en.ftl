# The map of Reverse Monopoly.
# docs/texts.md says how these files work.

board = Map of Moscow
board-keys = Arrow keys go from square to square, Enter chooses, I opens the deed.
board-loading = The map is being unfolded…

currency = mln ₽

skip = Skip

escape = Escape


metro = M

brings-commission = takes the commission of { $amount }
brings-rent = takes the rent of { $name }, { $factor } times the die
brings-escape = takes the Escape of { $name }
brings-black-market = a Black Market card or { $amount }
brings-nothing = brings nothing

badge-rent = ×{ $factor }
badge-market = +{ $amount }/?

label-owner = owned by { $name }
label-unsold = unsold
label-stack = in the stack
label-car = the KGB car is here
label-plane = the plane is here
label-stake = under the hammer
label-lit = can be chosen

way = { $n ->
    [one] One square to { $place }: { $brings }.
   *[other] { $n } squares to { $place }: { $brings }.
}
way-hint = Press a lit square to see what it brings and to drive there. From any M to any other is one step.
way-hint-put = Choose any square for the red car.

race = Families on the way to the win
race-seat = { $name }: { $tripled } of { $needed } families tripled
race-wild = one of them by an Escape
race-auctioneer = Auctioneer
race-mover = Moves the KGB
race-begun = { $family }: { $cards } of { $tripled_by }
race-tripled = { $family }: tripled, rent × { $factor }
race-escapes = Escapes: { $n }

turn = Turn { $turn }
turn-of = Turn { $turn } of { $limit }

banks = Banks

bank-old = Old Commie Bank
bank-new = New Democracy Bank
bank-take = Take it

deck = Black Market
deck-left = { $cards } cards, { $unseen } not seen yet
deck-draw = Draw a card
deck-last = The last card

card-close = Close the card

effect-extra-turn = Keep it: one extra turn as auctioneer
effect-lose-turn = Lose the next turn as auctioneer and the next move of the KGB
effect-from-bank = { $amount } from the Old Commie Bank
effect-to-bank = Pay { $amount } to the Old Commie Bank
effect-from-each = { $amount } from every other buyer
effect-to-each = Pay { $amount } to every other buyer
effect-take-escape = Take an Escape from the stack
effect-place-kgb = Put the KGB car on any square
effect-sell = You may sell one of your properties at auction

dice = Last roll: red { $red }, white { $white }
dice-pyramid = rent die { $die }
dice-none = No roll yet

stamp-sold = SOLD
stamp-unsold = NO BID

stake = Under the hammer
stake-open = No bid yet
stake-leads = { $name } leads
stake-passed = Passed
stake-watched = The KGB watches: it takes what is earned here.
stake-seller = Sold by { $name }

hands = Who has what
hands-empty = Nothing yet
hands-appraised = Appraised
hands-cash = Cash
hands-unusable = cannot be used now
hands-closed = Closed wallet
hands-extra = { $n ->
    [one] One extra turn kept
   *[other] { $n } extra turns kept
}
hands-lost-turns = { $n ->
    [one] Loses the next turn as auctioneer
   *[other] Loses { $n } turns as auctioneer
}
hands-lost-moves = { $n ->
    [one] Loses the next move of the KGB
   *[other] Loses { $n } moves of the KGB
}
hands-rent = rent × { $factor }
hands-tripled = tripled

deed = Deed
deed-number = Numbers
deed-appraised = Appraised at
deed-commission = Commission
deed-factor = Rent now
deed-factor-times = { $factor } × the four-sided die
deed-factor-none = none: nobody owns it
deed-street = On
deed-family = { $family }: tripled by { $n } of { $size }
deed-about-escape = An Escape spares its holder a rent, saves a rent or a commission from the KGB, { $tripling ->
    [use] triples one rent when it is spent
   *[possession] triples all rents while it is held
}, and with one card of a further family counts as the third tripled family.
deed-about-black-market = A KGB that ends its move here brings its mover a Black Market card or a million, to be chosen unseen.
deed-about-start = Here the red car starts, in front of KGB Headquarters.
deed-about-metro = From one Metro square to any other is one step for the red car.
deed-about-plain = A square of the street. Nothing happens here.
