# What all parts of the page share.
# docs/texts.md says how these files work.

app-name = Kontor
app-title = { $page } · Kontor
app-what = Economic board games in the browser
app-about = Mercurius, Kommersant, Reverse Monopoly: Moscow and NANO Corporation: against good bots at once, or with friends by a link. No account needed.

error-unreachable = The server does not answer. Look at your connection and try again.
error-lost = Connection lost. Trying again…
error-again = Try again

language-label = Language: { $language }

theme-label = Colours: { $theme }
theme-system = as your system
theme-light = light
theme-dark = dark

sound = Call me when it is my turn
sound-on = You are called when it is your turn; click to switch that off
sound-off = You are not called when it is your turn; click to switch that on

names-first = Amber Brisk Candid Clever Copper Eager Early Fair Frugal Gentle Golden Honest Jolly Keen Lively Lucky Merry Modest Nimble Patient Plucky Polite Quick Quiet Silver Stalwart Sunny Thrifty Witty Wise
names-second = Abacus Admiral Banker Baron Beaver Broker Captain Clerk Curator Ferry Finch Fox Guilder Heron Ledger Magpie Merchant Miller Otter Owl Pilot Porter Raven Sailor Scribe Skipper Sparrow Spinner Trader Weaver

zoom-in = Enlarge
zoom-out = Make smaller
zoom-whole = Show the whole board

# unbent: signs, not words
time-days = { $d } d { $h } h
time-hours = { $h } h { $m } min

yes = yes
no = no
