# NANO Corporation in short, for the page of its rules.
# docs/texts.md says how these files work.

goal = Whoever first makes a BIObot in their own technology park wins at once.
step-1 = Production: assets with enough workers and inputs run.
step-2 = Prices: who can make the most of a resource may move its price.
step-3 = Movement: your chip goes as far as your transport carries it.
step-4 = Investments: what can be bought depends on where you stopped.
step-5 = Planning: place workers and technologies for the next move.
assets = From coal and ore to the BIObot
assets-text = Mines and excavating plants feed the plants, the plants feed the park. Each asset shows what it uses up, how many workers it asks for, and what it makes.
workers = Workers
workers-text = They work, or guard an asset against raiders. Everyone gets a salary each move; unpaid, they go on strike.
prices = The exchange
prices-text = The bank sells and buys at one price. Every new asset lowers the price of what it makes; who has the greater capacity is the monopolist.
chip = Train, electric vehicle, quadcopter
chip-text = Four, six or eight hexes a move. On the ground, other chips and guarded assets are in the way.
places = Where to invest
places-text = The Business-centre sells resources, universities show technologies, workers are hired at the labour exchange, vehicles are sold at the dealership. A free asset is bought where it stands.
frontier = Frontier posts
frontier-text = Whoever enters one in a move draws an action card: a contract, a subsidy, a dividend, or a tax.
raids = Raids
raids-text = End your move on another’s unguarded asset and seize it: it stands still, or works for you. If the owner catches you there, you are arrested and lose two moves.
end = The first BIObot ends the game; the others are ranked by wealth.
