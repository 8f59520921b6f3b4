# Mercurius in short, for the page of its rules.
# docs/texts.md says how these files work.

goal = The richest when the cards are through wins: cash, and every share and good at its price of that moment.
step-1 = Trade: up to three deals, each the purchase or the sale of one token.
step-2 = Play a price card from your hand onto your board.
step-3 = All cards on your board move their prices; each acts three turns running.
step-4 = Draw a new card.
tokens = Shares and goods
tokens-text = Six chambers of the Company have shares, the shields, and a main good each, the discs. Buy low and sell high; two or three of a kind in one turn cost more and bring less each.
track = Prices
track-text = The upper marker is the price of the share, the lower one that of the good. Hollow markers show where the cards that lie open will push them.
card = Price cards
card-text = Nobody sees your hand but you. This card raises Amsterdam by 1 and lowers silk by 2: now, and in your next two turns.
desk = Your board
desk-text = Every turn the cards move on by one place; after the third they are gone. Everybody sees them: what is coming is open, what is in the hands is not.
special = Three special cards, each once
special-text = Dividend: a chamber pays for each of its shares. Black Market: up to three tokens sell at full price next turn. News: change cards of your hand.
end = Once the main stack is empty, everybody has two more turns. Then tokens count at their prices, and the richest wins.
