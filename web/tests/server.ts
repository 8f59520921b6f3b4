// Starts the real server with empty data on a free port, and stops it.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program to test: the one that is named, or the one built last. */
function program(): string {
  const named = process.env.KONTOR_BIN;
  if (named) {
    return named;
  }
  const built = ['debug', 'release']
    .map((kind) => new URL(`../../target/${kind}/kontor`, import.meta.url).pathname)
    .filter((path) => existsSync(path))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!built[0]) {
    throw new Error('there is no server: cargo build --package kontor-cli makes one');
  }
  return built[0];
}

/** The address that the server says it is open at. */
function address(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    server.stdout?.on('data', (bytes) => {
      said += bytes;
      const url = said.match(/http:\/\/[\d.]+:\d+/)?.[0];
      if (url) {
        found(url);
      }
    });
    server.on('error', failed);
    server.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
  });
}

export interface Server {
  url: string;
  stop: () => Promise<void>;
}

/** A server of its own with empty data on a free port. */
export async function serve(): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'kontor-page-'));
  // Behind a proxy, so that each browser can come from an address of its own and none is too quick.
  const server = spawn(
    program(),
    ['serve', '--listen', '127.0.0.1:0', '--data', data, '--behind-proxy', '--bot-pause', '40'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const url = await address(server);
  return {
    url,
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
