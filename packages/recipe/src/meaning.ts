import { allOptions, ContractError, ROLES } from '@patience/core';
import { deal } from '@patience/core/search';
import { complete, pileNames } from '@patience/core/data';
import type { Expansion, Recipe } from './expand.js';
import { nearest } from './nearest.js';
import { shown, type Mistake } from './shape.js';
import { wordsFor } from './words.js';

/** Combinations of options that are dealt to see whether the recipe can be dealt. */
const MAX_COMBINATIONS = 64;

/** Notes what fits the grammar and still means nothing: piles and links that there are not, deals that cannot be. */
export function checkMeaning(recipe: Recipe, expansion: Expansion, note: (mistake: Mistake) => void): void {
  let clean = true;
  const found = (mistake: Mistake): void => {
    clean = false;
    note(mistake);
  };
  checkLinks(recipe, found);
  checkPlaces(expansion, found);
  checkNames(recipe, expansion, found);
  if (clean) checkDeals(recipe, expansion, found);
}

/** Calls with every text that stands in a field of one of these names, and its path. */
function eachText(data: unknown, path: string, fields: ReadonlySet<string>, call: (text: string, path: string) => void, inField = false): void {
  if (typeof data === 'string') {
    if (inField) call(data, path);
    return;
  }
  if (typeof data !== 'object' || data === null) return;
  const choice = typeof (data as { option?: unknown }).option === 'string';
  for (const [name, value] of Object.entries(data)) {
    if (choice && name === 'option') continue;
    const goesOn = inField && (choice || Array.isArray(data) || name === 'values' || !Number.isNaN(Number(name)));
    eachText(value, path === '' ? name : `${path}.${name}`, fields, call, fields.has(name) || goesOn || (inField && path.endsWith('.values')));
  }
}

function checkLinks({ links = {}, table }: Recipe, note: (mistake: Mistake) => void): void {
  const names = Object.keys(links);
  const check = (link: string, path: string): void => {
    if (link.includes(' ') || link === 'any' || names.includes(link)) return;
    const like = nearest(link, names);
    const allowed = names.length > 0 ? `the name of a link: ${names.join(', ')}` : 'a link such as "down alternate"; there are no "links"';
    note({ path, found: shown(link), allowed, ...(like !== undefined && { nearest: like }) });
  };
  eachText(table, 'table', new Set(['on', 'run']), check);
  for (const [name, link] of Object.entries(links))
    eachText({ link }, 'links', new Set(['link']), (each, path) => {
      // A link that is named by another could lead round in a circle.
      if (!each.includes(' ') && each !== 'any') note({ path: path.replace(/link$/, name), found: shown(each), allowed: 'a link written out, such as "down alternate"' });
    });
}

function checkPlaces({ piles }: Expansion, note: (mistake: Mistake) => void): void {
  for (const { key, data } of piles)
    if (!('at' in data)) note({ path: `table.${key}.at`, allowed: `a place for each pile; there is none for ${String(data.id)}` });
}

function checkNames({ deal: steps, actions, after, status }: Recipe, { piles }: Expansion, note: (mistake: Mistake) => void): void {
  const ids = piles.map(({ data }) => String(data.id));
  const known = [...ids, ...ROLES];
  const check = (name: string, path: string): void => {
    if (pileNames(name).some((id) => known.includes(id))) return;
    const like = nearest(name, known);
    note({ path, found: shown(name), allowed: 'a pile or a role that is on the table', ...(like !== undefined && { nearest: like }) });
  };
  const fields = new Set(['to', 'bases', 'fill', 'from', 'empty']);
  eachText(steps, 'deal', fields, check);
  eachText(actions, 'actions', fields, check);
  eachText(after, 'after', fields, check);
  eachText(status, 'status', fields, check);
}

function checkDeals(recipe: Recipe, expansion: Expansion, note: (mistake: Mistake) => void): void {
  try {
    const variant = complete(expansion.variant(wordsFor(recipe, recipe.id)));
    for (const options of allOptions(variant).slice(0, MAX_COMBINATIONS)) {
      const dealt = deal(variant, { seed: 1, options });
      if (!dealt.ok) return note({ path: 'options', allowed: dealt.error.message });
    }
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    note({ path: error.where, allowed: error.law });
  }
}
