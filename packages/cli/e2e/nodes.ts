import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '@patience/tooling/workspace';

/** Where `fetch-nodes` puts them. */
const FETCHED = join(cache, 'nodes');

/** The Nodes that the attacks are tried on: the one that runs the tests, and those that `fetch-nodes` has fetched or PATIENCE_NODES names, divided by colons. */
export function nodes(): readonly string[] {
  const fetched = existsSync(FETCHED) ? readdirSync(FETCHED).map((name) => realpathSync(join(FETCHED, name, 'node'))) : [];
  const named = (process.env['PATIENCE_NODES'] ?? '').split(':').filter((path) => path !== '');
  return [process.execPath, ...[...fetched, ...named].filter((path) => existsSync(path))];
}
