/**
 * Looks up in MDN's data whether every promised browser has a feature of the web platform. The promised versions are in the root
 * package.json under `browserslist`; apps/web/BROWSERS.md has the reasons.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import data from '@mdn/browser-compat-data/forLegacyNode';
import { root } from './workspace.js';

/** @typedef {{ version_added: string | boolean | null, version_removed?: string, flags?: unknown, prefix?: string, alternative_name?: string }} Support */
/**
 * A feature in MDN's data, with its members.
 * @typedef {{ __compat?: { support: Record<string, Support | Support[] | undefined> }, [member: string]: any }} Feature a feature and what belongs to it
 */

/** MDN's data about browser support, by area. @type {Record<'api' | 'css' | 'javascript', Feature>} */
export const known = data;

/** @type {Record<string, string>} */
const NAMES = { ios_saf: 'safari_ios' };

/** The oldest promised version of each browser, by its name in MDN's data. @type {ReadonlyMap<string, number>} */
const oldest = new Map(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).browserslist.map((/** @type {string} */ line) => {
    const [, browser = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (version === undefined) throw new Error(`browserslist names "${line}"; only "browser >= version" is understood.`);
    return [NAMES[browser] ?? browser, Number(version)];
  }),
);

/**
 * Returns the promised browsers that lack a feature; an empty list when MDN does not know the feature.
 * @param {Feature | undefined} feature @returns {string[]}
 */
export function lacking(feature) {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return [...oldest]
    .filter(([browser, version]) => ![support[browser] ?? []].flat().some((one) => has(one, version)))
    .map(([browser]) => browser);
}

/** @param {Support} support @param {number} version */
function has({ version_added: added, version_removed: removed, flags, prefix, alternative_name }, version) {
  if (flags || prefix || alternative_name || typeof added !== 'string' || added === 'preview') return false;
  return Number(added.replace('≤', '')) <= version && !(Number(removed) <= version);
}
