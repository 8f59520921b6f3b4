// `make load`: Kontor and boardgame.io under the same load, one after the other, as one table.
// node compare.mjs PATH-TO-KONTOR

import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';

const COUNTS = [10, 100, 1_000, 2_000];
const SECONDS = 10;
/** How long one measurement may take, with making its tables. */
const PATIENCE = 600_000;
const kontor = process.argv[2];

function measured(program, args) {
  const run = spawnSync(program, args, { encoding: 'utf8', timeout: PATIENCE, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    return run.status === 0 ? JSON.parse(run.stdout) : null;
  } catch {
    return null;
  }
}

const load = new URL('load.mjs', import.meta.url).pathname;
const common = (tables) => ['--tables', String(tables), '--seconds', String(SECONDS)];
/** Memory is counted at rest, where a goal is set for it: in the first row of each count. */
const flatOut = (tables) => [
  ['Kontor, all games', measured(kontor, ['load', ...common(tables), '--rest', '--json']), 'at rest'],
  ['Kontor, Mercurius', measured(kontor, ['load', ...common(tables), '--game', 'mercurius', '--json'])],
  ['boardgame.io, a game of that size', measured(process.execPath, [load, ...common(tables)])],
];
const paced = (tables) => [
  [
    'Kontor, all games, one action a second',
    measured(kontor, ['load', ...common(tables), '--pace', '1000', '--json']),
  ],
];

/** Every game by itself, at one of the counts. */
const eachGame = (tables) =>
  tables === 100
    ? ['kommersant', 'reverse-monopoly', 'nano'].map((game) => [
        `Kontor, ${game}`,
        measured(kontor, ['load', ...common(tables), '--game', game, '--json']),
      ])
    : [];

/** The peer, which never rests, says only what a table takes with its three connections. */
const memory = (figures, rests) =>
  rests
    ? figures.memory_per_table.toFixed(1)
    : figures.memory_per_table_and_connections
      ? `${figures.memory_per_table_and_connections.toFixed(1)} with connections`
      : '—';

const milliseconds = (spread, part) => (spread ? (spread[part] / 1_000).toFixed(1) : '—');
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
row(['tables', 'what', 'actions/s', 'done p50 ms', 'done p99 ms', 'seen p50 ms', 'seen p99 ms', 'CPU µs/action', 'bytes/step', 'KiB/table at rest', 'KiB/connection at rest', 'disk alone, steps/s', 'load']);
row(['--:', '---', ...Array(11).fill('--:')]);
for (const tables of COUNTS) {
  for (const [what, figures, rests] of [...flatOut(tables), ...eachGame(tables), ...paced(tables)]) {
    if (!figures) {
      row([tables, what, ...Array(11).fill('did not finish')]);
      continue;
    }
    row([
      tables,
      what,
      Math.round(figures.actions_per_second),
      milliseconds(figures.done, 'p50'),
      milliseconds(figures.done, 'p99'),
      milliseconds(figures.seen, 'p50'),
      milliseconds(figures.seen, 'p99'),
      Math.round(figures.cpu_per_action),
      figures.bytes_per_step?.p50 ?? '—',
      memory(figures, rests),
      rests ? figures.memory_per_connection.toFixed(1) : '—',
      figures.disk ? Math.round(figures.disk.in_groups) : '—',
      loadavg()[0].toFixed(1),
    ]);
  }
}
