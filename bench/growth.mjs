// `make growth`: how CPU and memory grow with the number of tables and with the length of a game, as two tables
// and a picture.
// node growth.mjs PATH-TO-KONTOR PICTURE.svg

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';

const TABLES = [10, 30, 100, 300, 1_000, 3_000, 5_000];
const STEPS = 30_000;
const SECONDS = 5;
/** How long one measurement may take, with making its tables. */
const PATIENCE = 900_000;
const [kontor, picture] = process.argv.slice(2);

function measured(args) {
  const run = spawnSync(kontor, ['load', ...args, '--json'], {
    encoding: 'utf8',
    timeout: PATIENCE,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return run.status === 0 ? JSON.parse(run.stdout) : null;
}

const row = (cells) => console.log(`| ${cells.join(' | ')} |`);
const count = (number) => number.toLocaleString('en');

row(['tables', 'actions/s', 'CPU µs/action', 'KiB/table with 3 connections', 'load of the machine']);
row(Array(5).fill('--:'));
const wide = [];
for (const tables of TABLES) {
  const figures = measured(['--tables', String(tables), '--seconds', String(SECONDS)]);
  if (!figures) {
    row([count(tables), ...Array(3).fill('did not finish'), loadavg()[0].toFixed(1)]);
    continue;
  }
  const memory = Math.max(...figures.memory) / tables;
  wide.push({ at: tables, cpu: figures.cpu_per_action, memory });
  row([
    count(tables),
    count(Math.round(figures.actions_per_second)),
    Math.round(figures.cpu_per_action),
    memory.toFixed(0),
    loadavg()[0].toFixed(1),
  ]);
}

console.log();
row(['steps', 'CPU µs/action', 'KiB of the server', 'opening ms', 'CPU ms of starting and opening']);
row(Array(5).fill('--:'));
const long = [];
for (const stretch of measured(['--long', String(STEPS)])?.stretches ?? []) {
  long.push({ at: stretch.steps, cpu: stretch.cpu_per_action, opening: stretch.opening / 1_000 });
  row([
    count(stretch.steps),
    Math.round(stretch.cpu_per_action),
    count(stretch.memory),
    (stretch.opening / 1_000).toFixed(1),
    (stretch.opening_cpu / 1_000).toFixed(0),
  ]);
}

// The picture: three small charts, both axes logarithmic, so that what is linear is a straight line of slope one.
const WIDTH = 300;
const HEIGHT = 200;
const MARGIN = 48;

function chart(left, title, unit, points, key) {
  const log = Math.log10;
  const xs = points.map((point) => log(point.at));
  const ys = points.map((point) => log(Math.max(point[key], 0.1)));
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const [y0, y1] = [Math.floor(Math.min(...ys)), Math.ceil(Math.max(...ys) + 0.01)];
  const x = (value) => left + MARGIN + ((value - x0) / (x1 - x0 || 1)) * (WIDTH - MARGIN - 16);
  const y = (value) => 40 + (1 - (value - y0) / (y1 - y0)) * (HEIGHT - 80);
  const parts = [`<text x="${left + MARGIN}" y="22" font-weight="600">${title}</text>`];
  for (let power = y0; power <= y1; power++) {
    const at = y(power).toFixed(1);
    parts.push(
      `<line x1="${left + MARGIN}" x2="${left + WIDTH - 16}" y1="${at}" y2="${at}" stroke="#8884"/>`,
      `<text x="${left + MARGIN - 6}" y="${at}" dy="4" text-anchor="end">${count(10 ** power)}${unit}</text>`,
    );
  }
  points.forEach((point, index) => {
    const [px, py] = [x(xs[index]).toFixed(1), y(ys[index]).toFixed(1)];
    parts.push(`<circle cx="${px}" cy="${py}" r="3" fill="#1f6f8b"/>`);
    if (index % 2 === 0 || index === points.length - 1) {
      const tick = `<text x="${px}" y="${HEIGHT - 22}" text-anchor="middle">${count(point.at)}</text>`;
      parts.push(tick);
    }
  });
  const line = points.map((_, index) => `${x(xs[index]).toFixed(1)},${y(ys[index]).toFixed(1)}`);
  parts.push(`<polyline points="${line.join(' ')}" fill="none" stroke="#1f6f8b" stroke-width="1.5"/>`);
  return parts.join('\n');
}

if (picture && wide.length > 1 && long.length > 1) {
  const charts = [
    chart(0, 'CPU an action, by tables', ' µs', wide, 'cpu'),
    chart(WIDTH, 'Memory a table, by tables', ' KiB', wide, 'memory'),
    chart(2 * WIDTH, 'CPU an action, by steps', ' µs', long, 'cpu'),
    chart(3 * WIDTH, 'Opening a game, by steps', ' ms', long, 'opening'),
  ];
  writeFileSync(
    picture,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${4 * WIDTH} ${HEIGHT}" role="img" \
aria-label="CPU and memory by tables, CPU and opening by steps, on logarithmic axes" \
font-family="system-ui, sans-serif" font-size="11" fill="#777">\n${charts.join('\n')}\n</svg>\n`,
  );
}
