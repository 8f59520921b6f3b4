# The board of Mercurius.
# docs/texts.md says how these files work.

board-loading = The exchange is opening…

kind-amsterdam = Amsterdam
kind-hoorn = Hoorn
kind-delft = Delft
kind-rotterdam = Rotterdam
kind-enkhuizen = Enkhuizen
kind-middelburg = Middelburg
kind-silk = Silk
kind-coffee = Coffee
kind-porcelain = Porcelain
kind-copper = Copper
kind-spices = Spices
kind-tea = Tea
kind-bank = bank
kind-bank-long = { $n } in the bank
kind-mine = mine
kind-coming = to come
kind-buy = Buy { $kind } for { $cost }
kind-sell = Sell { $kind } for { $gain }
kind-unbuy = Take one { $kind } off the slip
kind-full = No more { $kind } to buy now
kind-deep = { $price } ({ $depth } deep)
kind-depth = { $depth } deep
kind-none = No { $kind } to sell now
kind-pays = × { $n } mine
kind-of = of { $n }
kind-aside = Put aside { $kind }: { $n } of { $held }
kind-div = div

letter-amsterdam = A
letter-hoorn = H
letter-delft = D
letter-rotterdam = R
letter-enkhuizen = E
letter-middelburg = M

exchange = The exchange
exchange-dividend = dividend a share
exchange-paid = paid
exchange-paid-long = { $chamber } has paid its dividend

track = { $share } at { $sharePrice }, { $good } at { $goodPrice }

desks = On the boards

desk-foreseen = worth { $wealth }; { $foreseen } once the visible cards have acted
desk-holds = Holds
desk-nothing = no tokens
desk-worth = worth

slot-empty = Slot { $n }: empty
slot-news = Slot { $n }: News, moves no price
slot-card = Slot { $n }: { $moves }. Still to come: { $acts }
slot-card-over = Slot { $n }: { $moves }. Moves nothing more
slot-now = this turn: { $prices }
slot-later = { $n ->
    [one] next turn: { $prices }
   *[other] in { $n } turns: { $prices }
}

special-dividend = Dividend
special-black-market = Black Market
special-news = News
special-dividend-about = A chamber pays on every share. Takes all three trades.
special-black-market-about = 1–3 tokens, sold at full price next turn. Takes all three trades.
special-news-about = In place of a card: discard up to 3 of your hand.
special-used = used
special-left = { $card }: not used yet
special-gone = { $card }: used

hand = Your hand
hand-specials = Special cards
hand-hint = 10→12 is a price after this turn: other visible cards move it, too. ▲ and ▼ are prices once all of them have acted.
hand-of = Hand of { $name }

card-leads = { $kind } { $from } to { $to } this turn, { $last } in the end

stack-main = main
stack-reserve = reserve
stack-discard = discard

turns = { $n ->
    [one] the last turn
   *[other] { $n } turns each
}
turns-over = the game is over

slip = Order slip
slip-start = { $n ->
    [one] Trade one more token, or pick the card to play.
   *[other] Trade up to { $n } tokens with + and −, then pick the card to play.
}
slip-unsent = What stands on your order slip is not traded yet. Go on without it?
slip-end = Pick the card that ends your turn.
slip-buy = buy { $n }
slip-sell = sell { $n }
slip-play = play
# A card acts in this turn of its player and in some more.
slip-acts = { $n ->
    [0] moves them in this turn only, to { $share } and { $good }
    [one] moves them now and in your next turn, to { $share } and { $good }
   *[other] moves them now and in your next { $n } turns, to { $share } and { $good }
}
slip-after = leaves
slip-clear = Clear
slip-trade = Trade
slip-trade-play = Trade and play
slip-use = Use it
slip-use-play = Use and play
slip-play-card = Play this card
slip-play-news = Play News
slip-sending = Sending…
slip-chamber = Dividend: which chamber pays?
slip-instead = instead of trading
slip-aside = not traded then:
slip-to-hand = To your cards
slip-tokens = Black Market: pick 1 to 3 of your tokens to sell next turn at full price.
slip-order = The order of your cards makes a difference now. Which of them acts first?
slip-each = { $n ->
    [one] { $n } token: { $each } each
   *[other] { $n } tokens: { $each } each
}
slip-news = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}

wait-title = once the visible cards have acted
wait-none = No visible card moves the price of what you hold.
wait-worth = Your worth

chart-shares = Prices of shares
chart-goods = Prices of goods
