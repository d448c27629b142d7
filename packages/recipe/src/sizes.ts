import { eachValue } from '@patience/core/data';
import { kindOf, type Name } from './check.js';
import { BOUNDS } from './grammar.js';
import { rowsOn, type Recipe, type Row } from './expand.js';
import { broken, type Note } from './mistake.js';

/**
 * Reports sizes that would take too much time or memory, before rows are written out. A recipe may come from a stranger, and a browser
 * reads and plays it in the page itself, so its cost has to be bounded.
 * @param named all names of piles in the recipe
 */
export function checkSizes({ table, options = {}, deck, after }: Recipe, named: readonly Name[], note: Note): void {
  const rows = rowsOn(table).map((row) => ({ ...row, size: lengthOf(row.name) }));
  const ofRole = (name: string): number => rows.reduce((sum, { role, size }) => sum + (role === name ? size : 0), 0);
  const most = (path: string, found: number, bound: number, what: string): void => {
    if (found > bound) note(broken(path, `${found} ${what}, more than ${bound}`));
  };
  const ofAll = (count: (rest: unknown) => number): number => rows.reduce((sum, { size, rest }) => sum + size * count(rest), 0);
  const piles = ofAll(() => 1);
  most('table', piles, BOUNDS.piles, 'piles');
  most('table', ofRole('foundation') + ofRole('discard'), BOUNDS.homes, 'foundations and discards');

  const combinations = Object.values(options).reduce((product, values) => product * values.length, 1);
  const dealt = piles + decksOf(deck) * 52;
  if (combinations > BOUNDS.combinations) most('options', combinations, BOUNDS.combinations, 'combinations of values');
  else most('options', combinations * dealt, BOUNDS.dealt, 'cards and piles in all combinations');
  const written = ofAll((rest) => sumOf(rest, () => 1));
  most('table', combinations * written, BOUNDS.written, 'values in all combinations');

  most('table', combinations * compiledIn(rows), BOUNDS.compiled, 'rules in all combinations');

  const pilesOf = (text: string): number => ofRole(text) || lengthOf(text) || 1;
  const lookedUp: Record<string, number> = {};
  for (const { of, text, path } of named) {
    const [part = '', key] = path.split('.');
    // Each pile of a row looks all names of the row up.
    const times = part === 'table' ? rows.find((row) => row.key === key)!.size : 1;
    if (of === 'pile') lookedUp[part] = (lookedUp[part] ?? 0) + times * pilesOf(text);
  }
  const { after: _, ...inParts } = lookedUp;
  for (const [path, found] of Object.entries(inParts)) most(path, found, BOUNDS.names, 'names of piles');
  const inWhere = (where: unknown): number => sumOf(where, (value) => (typeof value === 'string' ? pilesOf(value) : 0));
  const filled = sumOf(after, (value) => {
    const { fill, from } = Object(value) as { readonly fill?: unknown; readonly from?: unknown };
    return inWhere(fill) * inWhere(from);
  });
  most('after', filled, BOUNDS.names, 'pairs of piles');
}

/**
 * Counts the rules for laying cards that every deal compiles, with their conditions and choices. Equal rules are compiled once. A rule
 * under a condition, or with values in turn, is compiled for each pile of its row.
 */
function compiledIn(rows: readonly (Row & { readonly size: number })[]): number {
  const met = new Set<string>();
  return rows.reduce((sum, { size, rest: { accept = false } }) => {
    const text = JSON.stringify(accept);
    const isPerPile = sumOf(accept, (_, field) => Number(field === 'else' || field === 'inTurn')) > 0;
    const times = isPerPile ? size : Number(!met.has(text));
    met.add(text);
    return sum + times * sumOf(accept, (value) => Number(kindOf(value) === 'object'));
  }, 0);
}

/** Counts the decks of a recipe. Where an option decides, returns the largest possible number. */
function decksOf(deck: unknown): number {
  let most = 1;
  eachValue(deck, (value, field) => {
    if (field === 'copies') most = Math.max(most, typeof value === 'number' ? value : BOUNDS.copies);
  });
  return most;
}

/** Counts the piles of a row such as `t1-7`, without writing them out; 1 for any other name. */
function lengthOf(name: string): number {
  const [, first, last] = /^[a-z]+(\d{1,3})-(\d{1,3})$/.exec(name) ?? [];
  return first === undefined ? 1 : Math.max(0, Number(last) - Number(first) + 1);
}

/** Adds up a number for each value in a part of a recipe. */
function sumOf(data: unknown, count: (value: unknown, field: string) => number): number {
  let sum = 0;
  if (data !== undefined) eachValue(data, (value, field) => (sum += count(value, field)));
  return sum;
}
