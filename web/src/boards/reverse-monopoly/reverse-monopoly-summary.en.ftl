# Reverse Monopoly in short, for the page of its rules.
# docs/texts.md says how these files work.

goal = The first with three families at triple rent wins. If the old bank breaks before, the richest does.
step-1 = The auctioneer rolls the red and the white die: the number names a property or an Escape.
step-2 = The buyer to the auctioneer’s right drives the car of the KGB.
step-3 = What is unsold goes to auction, another’s property costs rent, an Escape is taken.
dice = Red and white
dice-text = Red gives the tens, white the ones: this is 62. Doubles bring a Black Market card before anything else.
cards = Properties and families
cards-text = Ten families by colour. Each number on a property is worth 5 million and, at a sale, a commission of 1 million to the auctioneer. Everybody bids, as often as they like.
rent = Rent
rent-text = The four-sided die times how many cards of the family the owner holds. Three make the rent triple.
kgb = The red car
kgb-text = It drives exactly as far as the red die says, and by metro in one step. Where it stops it takes for its driver the commission, the rent, or an Escape from whoever holds the one of that square.
escape = Escapes
escape-text = An Escape saves from a rent, or saves rent and commission from the KGB, triples rents, and with one card of a further family counts as the third family.
market = Black Market
market-text = Who stops the car here chooses blindly: a card, or a million from the old bank.
wallet = Hidden money
wallet-text = Everybody begins with 35 million and shows nobody how much is left. Who cannot pay has to sell by auction.
end = Three families at triple rent win at once. If the Old Commie Bank cannot pay what it owes, cash and appraisals decide.
