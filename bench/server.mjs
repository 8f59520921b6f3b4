// The peer's server, in memory as it comes; says its port, and ends when its input does.

import { Server } from 'boardgame.io/dist/cjs/server.js';
import { Trade } from './game.mjs';

const server = Server({ games: [Trade], origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: 0 });
console.log(appServer.address().port);
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
