// Starts the real server with empty data on a free port, and stops it.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program to test: the one that is named, or the build for tests. */
function program(): string {
  const built = new URL('../../target/debug/kontor', import.meta.url).pathname;
  const found = process.env.KONTOR_BIN ?? built;
  if (!existsSync(found)) {
    throw new Error('there is no server: cargo build --package kontor-cli makes one');
  }
  return found;
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
  /** Stops it in order and starts another on the same data at the same address. */
  restart: () => Promise<void>;
}

/** A server of its own with empty data on a free port. */
export function serve(...flags: string[]): Promise<Server> {
  return serveFrom(emptyData(), ...flags);
}

/**
 * The same at the address of one that has stopped: what browsers loaded from there they need not load again. If somebody
 * has taken it meanwhile, on a free port.
 */
export async function serveAfter(stopped: Server): Promise<Server> {
  const data = emptyData();
  const server = start(new URL(stopped.url).host, data, []);
  const url = await address(server).catch(() => undefined);
  return url ? running(server, url, data, []) : serveFrom(data);
}

function emptyData(): string {
  return mkdtempSync(join(tmpdir(), 'kontor-page-'));
}

/** The same with what is in a directory, which is gone when it stops. */
export async function serveFrom(data: string, ...flags: string[]): Promise<Server> {
  const server = start('127.0.0.1:0', data, flags);
  return running(server, await address(server), data, flags);
}

function running(first: ChildProcess, url: string, data: string, flags: string[]): Server {
  let server = first;
  return {
    url,
    stop: async () => {
      await ended(server);
      rmSync(data, { recursive: true, force: true });
    },
    restart: async () => {
      await ended(server);
      server = start(new URL(url).host, data, flags);
      await address(server);
    },
  };
}

async function ended(server: ChildProcess): Promise<void> {
  // One that has ended by itself will not say so again.
  if (server.exitCode !== null || server.signalCode !== null) {
    return;
  }
  const ending = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ending;
}

function start(listen: string, data: string, flags: string[]): ChildProcess {
  return spawn(
    program(),
    [
      ...['serve', '--listen', listen, '--data', data],
      // Behind a proxy, so that each browser can come from an address of its own and none is too quick.
      ...['--behind-proxy', '--bot-pause', '40'],
      // The same games in every run: a position that no test was ready for would come up in one of a hundred.
      ...['--dice', '1'],
      // Tests wait for games that bots finish alone.
      ...['--alone-share', '1', '--alone-each', '50'],
      ...flags,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
}
