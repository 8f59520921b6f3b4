# Kommersant in short, for the page of its rules.
# docs/texts.md says how these files work.

goal = Whoever is left alone in the game wins, or whoever is richest when the agreed rounds are over.
step-1 = Deals come first: build, trade, mortgage, repay loans.
step-2 = Throw one, two or three dice, as you like, and walk.
step-3 = The square decides: buy it or let it go to auction, pay its owner, draw a card.
dice = Dice
dice-text = You choose how many to throw, but the deals have to be done before. Three alike may be walked twice as far.
lots = Lots and groups
lots-text = Three squares of one colour are a group. A free lot shows its price, an owned one its rent and whose it is. Who owns a whole group takes double rent.
build = Building
build-text = Who owns a whole group builds on it step by step, on all three lots at a time: office, department, enterprise. Each step costs the same, and the rent grows many times over.
state = State enterprises and red tokens
state-text = A state enterprise needs no group but a red token beside the money. Tokens lie on the board: whoever stops there takes one, and it can be traded.
start = Start and loans
start-text = Each lap brings dividends of all you own. A loan for a purchase costs 20 % and has to be paid back within three laps.
cards = Letter, Surprise, Risk
cards-text = The top card of the deck is read out and done: money, journeys, summonses, and some cards to keep.
racket = Racket
racket-text = Who stops here may turn racketeer: no more rent, instead half of what a built-up property of others cost. A police card takes all of a racketeer’s cash.
places = The centre and the Tax Service
places-text = From the centre a high throw leads to any square. The Tax Service holds you until you pay, show a certificate or throw high.
end = Who cannot pay sells and mortgages; who still cannot is out. At the end cash, lots and buildings count, minus debts.
