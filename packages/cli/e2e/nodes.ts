import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '@patience/tooling/workspace';

/** Folder into which `fetch-nodes` puts other versions of Node. */
const FETCHED = join(cache, 'nodes');

/**
 * Returns the versions of Node on which the attacks are tried: the one that runs the tests, those that `fetch-nodes` has fetched, and those
 * that PATIENCE_NODES names, separated by colons.
 */
export function nodes(): readonly string[] {
  const fetched = existsSync(FETCHED) ? readdirSync(FETCHED).map((name) => realpathSync(join(FETCHED, name, 'node'))) : [];
  const named = (process.env['PATIENCE_NODES'] ?? '').split(':').filter((path) => path !== '');
  return [process.execPath, ...[...fetched, ...named].filter((path) => existsSync(path))];
}
