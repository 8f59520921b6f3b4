// Plays many matches of the peer at once: three clients each, over loopback WebSockets. Prints the same
// figures as kontor load, as JSON.
// node load.mjs --tables 10 --seconds 10 --pace 0

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { Trade } from './game.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '10' },
    pace: { type: 'string', default: '0' },
  },
});
const tables = Math.min(Number(values.tables), 5_000);
const seconds = Math.min(Number(values.seconds), 3_600);
const pace = Number(values.pace);
const PEOPLE = 3;
const TICKS = 100;

const child = spawn(process.execPath, [new URL('server.mjs', import.meta.url).pathname], {
  stdio: ['pipe', 'pipe', 'ignore'],
});
const port = await new Promise((found) => {
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/^\d+$/.test(line)) {
      found(Number(line));
    }
  });
});
const server = `http://127.0.0.1:${port}`;
const proc = (what) => readFileSync(`/proc/${child.pid}/${what}`, 'utf8');
const memory = () => Number(proc('status').match(/VmRSS:\s+(\d+)/)[1]);
const cpu = () => {
  const fields = proc('stat').split(')').pop().trim().split(/\s+/);
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const post = async (path, body) =>
  (
    await fetch(server + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();

async function make() {
  const { matchID } = await post('/games/trade/create', { numPlayers: PEOPLE });
  const clients = [];
  for (let seat = 0; seat < PEOPLE; seat++) {
    const playerID = String(seat);
    const joined = await post(`/games/trade/${matchID}/join`, { playerID, playerName: playerID });
    const client = Client({
      game: Trade,
      matchID,
      playerID,
      credentials: joined.playerCredentials,
      multiplayer: SocketIO({ server, socketOpts: { transports: ['websocket'] } }),
      debug: false,
    });
    client.start();
    clients.push(client);
  }
  for (const client of clients) {
    while (!client.getState()?.isConnected) {
      await sleep(5);
    }
  }
  return clients;
}

const figures = { seen: [] };
let counting = false;
let over = false;

/** Resolves when this client has state number `id` from the server. */
function reaches(client, id) {
  return new Promise((done) => {
    const off = client.subscribe((state) => {
      if (state && state._stateID >= id) {
        off();
        done();
      }
    });
  });
}

async function play(clients) {
  await sleep(Math.random() * pace);
  let actions = 0;
  while (!over) {
    const state = clients[0].getState();
    const seat = Number(state.ctx.currentPlayer);
    const begun = performance.now();
    const others = clients.filter((_, index) => index !== seat);
    const buys = actions++ % 3 !== 2;
    const next = state._stateID + 1;
    const seen = Promise.all(
      others.map(async (client) => {
        await reaches(client, next);
        return performance.now() - begun;
      }),
    );
    if (buys) {
      clients[seat].moves.buy(Math.floor(Math.random() * 12));
    } else {
      clients[seat].moves.play(0);
    }
    const times = await seen;
    if (counting) {
      figures.seen.push(Math.max(...times));
    }
    const wait = begun + pace - performance.now();
    if (wait > 0) {
      await sleep(wait);
    }
  }
}

const empty = memory();
const matches = [];
for (let table = 0; table < tables; table++) {
  matches.push(await make());
}
const connected = memory();
const playing = matches.map(play);
await sleep(1_000);
const [cpuBefore, begun] = [cpu(), performance.now()];
counting = true;
await sleep(seconds * 1_000);
counting = false;
const [used, time] = [cpu() - cpuBefore, (performance.now() - begun) / 1_000];
over = true;
await Promise.race([Promise.all(playing), sleep(5_000)]);

const sorted = figures.seen.sort((a, b) => a - b);
const at = (hundredths) => Math.round((sorted[Math.floor(((sorted.length - 1) * hundredths) / 100)] ?? 0) * 1_000);
console.log(
  JSON.stringify({
    game: 'boardgame.io',
    tables,
    connections: tables * PEOPLE,
    pace,
    seconds: time,
    actions: sorted.length,
    actions_per_second: sorted.length / time,
    seen: { p50: at(50), p99: at(99) },
    cpu_per_action: (used * 1e6) / Math.max(sorted.length, 1),
    memory_per_table_and_connections: (connected - empty) / tables,
  }),
);
child.stdin.end();
process.exit(0);
