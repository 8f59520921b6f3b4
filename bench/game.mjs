// A game of about the size of Mercurius: three players, twelve kinds with prices, a hand of cards each.
// A move buys a kind or plays a card, as often as three times a turn; prices move when a card is played.

const KINDS = 12;
const HAND = 5;

const setup = ({ ctx }) => ({
  kinds: Array.from({ length: KINDS }, (_, kind) => ({
    kind: `kind-${kind}`,
    marker: 10,
    price: 10,
    bank: 99,
    costs: [10, 12, 14],
    gains: [],
  })),
  players: Object.fromEntries(
    Array.from({ length: ctx.numPlayers }, (_, seat) => [
      seat,
      {
        cash: 100_000,
        wealth: 100_000,
        tokens: Array(KINDS).fill(0),
        board: ['empty', 'empty', 'empty'],
        hand: Array.from({ length: HAND }, (_, card) => `kind-${card}+1/kind-${card + HAND}-2`),
      },
    ]),
  ),
  discard: [],
  coming: Array.from({ length: 20 }, (_, turns) => ({
    turns,
    seat: turns % 3,
    slot: turns % 2,
    card: `kind-${turns % KINDS}+1/kind-${(turns + 5) % KINDS}-2`,
    kind: `kind-${turns % KINDS}`,
    marker: 10,
    price: 10,
  })),
});

const move = {
  buy: ({ G, playerID }, kind) => {
    const player = G.players[playerID];
    const cost = G.kinds[kind].price;
    player.cash -= cost;
    player.tokens[kind] += 1;
    G.kinds[kind].bank -= 1;
    player.wealth = player.cash + player.tokens.reduce((sum, n, k) => sum + n * G.kinds[k].price, 0);
  },
  play: ({ G, playerID, events, random }, card) => {
    const player = G.players[playerID];
    const [played] = player.hand.splice(card, 1);
    player.board.unshift(played);
    G.discard.push(player.board.pop());
    if (G.discard.length > 20) {
      G.discard.shift();
    }
    player.hand.push(`kind-${random.Die(KINDS) - 1}+1/kind-${random.Die(KINDS) - 1}-2`);
    for (const kind of G.kinds) {
      kind.marker = 1 + ((kind.marker + random.Die(3)) % 20);
      kind.price = kind.marker;
      kind.costs = [kind.price, kind.price + 2, kind.price + 4];
    }
    G.coming.shift();
    G.coming.push({ ...G.coming[0], card: played });
    for (const [turns, coming] of G.coming.entries()) {
      coming.turns = turns;
    }
    events.endTurn();
  },
};

// What others hold is hidden, as it is in Mercurius.
const playerView = ({ G, playerID }) => ({
  ...G,
  players: Object.fromEntries(
    Object.entries(G.players).map(([seat, player]) =>
      seat === playerID ? [seat, player] : [seat, { ...player, hand: player.hand.length }],
    ),
  ),
});

export const Trade = { name: 'trade', setup, moves: move, playerView, minPlayers: 3, maxPlayers: 3 };
