import { allOptions, ContractError, Game, ROLES, type Words } from '@patience/core';
import { complete, pileNames, type Choice, type DataVariant } from '@patience/core/data';
import type { Expansion, Recipe } from './expand.js';
import { nearest } from './nearest.js';
import { shown, type Mistake } from './shape.js';
import type { OptionValues } from './value.js';

/** Notes what fits the grammar and still means nothing: piles and links that there are not, deals that cannot be. */
export function checkMeaning(recipe: Recipe, expansion: Expansion, expand: () => DataVariant, note: (mistake: Mistake) => void): void {
  let clean = true;
  const found = (mistake: Mistake): void => {
    clean = false;
    note(mistake);
  };
  checkLinks(recipe, found);
  checkPlaces(expansion, found);
  checkNames(recipe, expansion, found);
  checkWords(recipe, expansion, found);
  if (clean) checkDeals(expand, found);
}

type Texts = (text: string, path: string) => void;

/** Calls with every text that a value is, or is one of, after whatever choices. */
function eachText(value: unknown, path: string, options: OptionValues, call: Texts): void {
  if (typeof value === 'string') call(value, path);
  else if (Array.isArray(value)) value.forEach((each, i) => eachText(each, `${path}.${i}`, options, call));
  else if (typeof value === 'object' && value !== null && 'option' in value) {
    const { option, values } = value as Choice<unknown>;
    if (values) for (const [name, each] of Object.entries(values)) eachText(each, `${path}.values.${name}`, options, call);
    else for (const each of options[option] ?? []) eachText(each, `${path}.option`, options, call);
  }
}

/** Calls with every text of the fields of these names, wherever in the data they are. */
function eachTextIn(data: unknown, path: string, fields: readonly string[], options: OptionValues, call: Texts): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [name, value] of Object.entries(data)) {
    const here = path === '' ? name : `${path}.${name}`;
    if (fields.includes(name)) eachText(value, here, options, call);
    eachTextIn(value, here, fields, options, call);
  }
}

function checkLinks({ links = {}, table, options = {} }: Recipe, note: (mistake: Mistake) => void): void {
  const names = Object.keys(links);
  const check = (link: string, path: string): void => {
    if (link.includes(' ') || link === 'any' || names.includes(link)) return;
    const like = nearest(link, names);
    const allowed = names.length > 0 ? `the name of a link: ${names.join(', ')}` : 'a link such as "down alternate"; there are no "links"';
    note({ path, found: shown(link), allowed, ...(like !== undefined && { nearest: like }) });
  };
  eachTextIn(table, 'table', ['on', 'run'], options, check);
  for (const [name, link] of Object.entries(links))
    eachText(link, `links.${name}`, options, (each, path) => {
      // A link that is named by another could lead round in a circle.
      if (!each.includes(' ') && each !== 'any')
        note({ path, found: shown(each), allowed: 'a link written out, such as "down alternate"' });
    });
}

function checkPlaces({ piles }: Expansion, note: (mistake: Mistake) => void): void {
  for (const { key, data } of piles)
    if (!Object.hasOwn(data, 'at')) note({ path: `table.${key}.at`, allowed: `a place for each pile; there is none for ${data.id}` });
}

function checkNames(
  { table, deal: steps, actions = {}, after, status, auto = [], options = {} }: Recipe & { readonly auto?: readonly string[] },
  { piles }: Expansion,
  note: (mistake: Mistake) => void,
): void {
  const ids = piles.map(({ data }) => data.id);
  const known = [...ids, ...ROLES];
  const check = (name: string, path: string): void => {
    if (pileNames(name).some((id) => known.includes(id))) return;
    const like = nearest(name, known);
    note({ path, found: shown(name), allowed: 'a pile or a role that is on the table', ...(like !== undefined && { nearest: like }) });
  };
  const fields = ['to', 'bases', 'fill', 'from', 'empty'];
  for (const [name, part] of Object.entries({ deal: steps, actions, after, status })) eachTextIn(part, name, fields, options, check);
  const names = Object.keys(actions);
  for (const [i, name] of auto.entries()) {
    if (names.includes(name)) continue;
    const like = nearest(name, names);
    note({ path: `auto.${i}`, found: shown(name), allowed: 'the name of an action', ...(like !== undefined && { nearest: like }) });
  }
  for (const [key, { accept, take }] of Object.entries(table))
    for (const [name, part] of Object.entries({ accept, take })) checkConditions(part, `table.${key}.${name}`, options, check);
}

/** Notes words for actions, options, their values and piles that there are not: a misspelt name would never be shown. */
function checkWords({ strings = {}, actions = {}, options = {} }: Recipe, { piles }: Expansion, note: (mistake: Mistake) => void): void {
  const check = (names: object | undefined, known: readonly string[], path: string): void => {
    for (const name of Object.keys(names ?? {}).filter((each) => !known.includes(each))) {
      const like = nearest(name, known);
      const allowed = known.length > 0 ? `one of ${known.join(', ')}` : 'nothing';
      note({ path: `${path}.${name}`, found: shown(name), allowed, ...(like !== undefined && { nearest: like }) });
    }
  };
  for (const [tag, said] of Object.entries(strings as Readonly<Record<string, Partial<Words>>>)) {
    check(said.actions, Object.keys(actions), `strings.${tag}.actions`);
    check(said.options, Object.keys(options), `strings.${tag}.options`);
    for (const [name, { values }] of Object.entries(said.options ?? {}))
      check(values, (options[name] ?? []).map(String), `strings.${tag}.options.${name}.values`);
    check(said.piles, [...ROLES, ...piles.map(({ data }) => data.id)], `strings.${tag}.piles`);
  }
}

/** The piles in conditions; an `empty` outside of a condition is a rank. */
function checkConditions(data: unknown, path: string, options: OptionValues, check: Texts): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [name, value] of Object.entries(data)) {
    const here = `${path}.${name}`;
    if (name === 'while') eachTextIn(value, here, ['empty'], options, check);
    else if (name === 'higherIn') eachText(value, here, options, check);
    else checkConditions(value, here, options, check);
  }
}

function checkDeals(expand: () => DataVariant, note: (mistake: Mistake) => void): void {
  try {
    const variant = complete(expand());
    for (const options of allOptions(variant)) {
      // A game asks more than a deal: whether it is won, and which actions can be done.
      const started = Game.start(variant, { seed: 1, options });
      if (!started.ok) return note({ path: 'options', allowed: started.error.message });
    }
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    note({ path: error.where, allowed: error.law });
  }
}
