#!/usr/bin/env node
/**
 * Runs `npm start`, `npm test`, `npm run dev`, `npm run build` and `node packages/tooling/src/run.js version`. Needs nothing but Node and
 * npm: this file and its static imports use only modules that Node contains.
 */
import { install } from './install.js';

const [command = 'start', ...rest] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (!process.stdout.isTTY) process.env['NO_COLOR'] = '1'; // CI alone makes some tools colour what nobody sees

try {
  if (major < 20 || (major === 20 && minor < 19)) throw new Error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  const began = performance.now();
  process.stdout.write('install   ');
  console.log(`${await install()}, ${((performance.now() - began) / 1000).toFixed(1)} s`);

  if (command === 'start') await (await import('./serve.js')).serve();
  else if (command === 'dev') await (await import('./serve.js')).develop();
  else if (command === 'test') process.exitCode = await (await import('./test.js')).test(rest);
  else if (command === 'build' || command === 'types')
    process.exitCode = await (await import('./test.js')).test([command], { alone: true });
  else if (command === 'version') process.exitCode = await (await import('./version.js')).version();
  else throw new Error(`There is no command "${command}".`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
