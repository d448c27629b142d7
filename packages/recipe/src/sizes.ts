import { BOUNDS } from './grammar.js';
import { ROLE_LETTERS, type Recipe } from './expand.js';
import type { Mistake } from './shape.js';

/** Fields in which a pile names others; each pile of a row looks them all up. */
const OF_PILES = ['while', 'higherIn', 'coveredBy'];

/**
 * Notes what would take too much time or memory, before anything is written out. A recipe may come from a stranger, and a browser reads
 * and plays it in the page itself, so its cost has to be bounded by its sizes.
 */
export function checkSizes(recipe: Recipe, note: (mistake: Mistake) => void): void {
  const { table, options = {}, deck, after = [] } = recipe as Recipe & { readonly deck?: unknown; readonly after?: readonly unknown[] };
  const rows = Object.entries(table).map(([key, { as, role, ...rest }]) => ({
    role: role ?? roleOf(as ?? key),
    size: lengthOf(as ?? key),
    rest,
  }));
  const sizeOf = (named?: string): number =>
    rows.reduce((sum, { role, size }) => sum + (named === undefined || role === named ? size : 0), 0);
  const most = (path: string, found: number, bound: number, what: string): void => {
    if (found > bound) note({ path, found: `${found} ${what}`, allowed: `at most ${bound} ${what}` });
  };
  const piles = sizeOf();
  most('table', piles, BOUNDS.piles, 'piles');
  most('table', sizeOf('foundation') + sizeOf('discard'), BOUNDS.homes, 'foundations and discard piles');

  const combinations = Object.values(options).reduce((product, values) => product * values.length, 1);
  if (combinations > BOUNDS.combinations) most('options', combinations, BOUNDS.combinations, 'combinations of values');
  else most('options', combinations * (piles + copiesOf(deck) * 52), BOUNDS.dealt, 'cards and piles in all combinations together');

  const written = rows.reduce((sum, { size, rest }) => sum + size * valuesIn(rest), 0);
  most('table', combinations * written, BOUNDS.written, 'values of all piles in all combinations together');

  most('table', combinations * compiledIn(rows), BOUNDS.compiled, 'rules of all piles in all combinations together');

  const weigh = (data: unknown): number => namesIn(data, (role) => sizeOf(role));
  const inTable = rows.reduce(
    (sum, { size, rest }) => sum + size * fieldsIn(rest, OF_PILES).reduce((own: number, each) => own + weigh(each), 0),
    0,
  );
  for (const [path, named] of Object.entries({
    table: inTable,
    deal: weigh(recipe.deal),
    actions: weigh(recipe.actions),
    status: weigh(recipe['status']),
  }))
    most(path, named, BOUNDS.names, 'names of piles, those of rows and roles counted');
  const filled = after.reduce((sum: number, each) => sum + productOf(each, weigh), 0);
  most('after', filled, BOUNDS.names, 'pairs of a pile that is filled and one that fills it');
}

/**
 * Counts the rules for laying cards that every deal compiles. Equal ones are compiled once, but a rule under a condition, or with values in
 * turn, for each pile of its row.
 */
function compiledIn(rows: readonly { readonly size: number; readonly rest: { readonly accept?: unknown } }[]): number {
  const met = new Set<string>();
  return rows.reduce((sum, { size, rest: { accept = false } }) => {
    const text = JSON.stringify(accept);
    const isOwn = text.includes('"else":') || text.includes('"inTurn":');
    if (!isOwn && met.has(text)) return sum;
    met.add(text);
    return sum + (isOwn ? size : 1) * rulesIn(accept);
  }, 0);
}

/** Counts the rules for laying cards of one pile; of a choice, those of the value that has most. */
function rulesIn(accept: unknown): number {
  if (Array.isArray(accept)) return accept.reduce((sum: number, each) => sum + rulesIn(each), 0);
  if (typeof accept !== 'object' || accept === null) return 0;
  const { option, values } = accept as { readonly option?: unknown; readonly values?: object };
  return option === undefined ? 1 : Math.max(0, ...Object.values(values ?? {}).map(rulesIn));
}

/** Returns the role of a row such as `t1-7`; any other name is the role itself. */
const roleOf = (name: string): string => (/\d/.test(name) ? (ROLE_LETTERS[name[0]!] ?? '') : name);

/** Decks of a recipe at most: 1 where they are not named, the highest number where a choice decides. */
function copiesOf(deck: unknown): number {
  const named = fieldsIn(deck, ['copies']).flatMap(numbersIn);
  return Math.max(1, ...named);
}

const numbersIn = (data: unknown): number[] =>
  typeof data === 'number'
    ? [data]
    : typeof data === 'object' && data !== null
      ? 'option' in data && !('values' in data)
        ? [8]
        : Object.values(data).flatMap(numbersIn)
      : [];

/** Returns the number of piles of a row such as `t1-7`, without writing them out; 1 for any other name. */
function lengthOf(name: string): number {
  const [, first, last] = /^[a-z]+(\d{1,3})-(\d{1,3})$/.exec(name) ?? [];
  return first === undefined ? 1 : Math.max(0, Number(last) - Number(first) + 1);
}

/** Counts the values in a part of a recipe: each pile of a row has its own copy of them under each combination of options. */
const valuesIn = (data: unknown): number =>
  typeof data === 'object' && data !== null ? Object.values(data).reduce((sum: number, each) => sum + valuesIn(each), 1) : 1;

/** Lists the values of the fields of these names, wherever in the data they are. */
function fieldsIn(data: unknown, names: readonly string[]): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data as Record<string, unknown>).flatMap(([name, value]) =>
    names.includes(name) ? [value] : fieldsIn(value, names),
  );
}

/** Counts the piles that texts name, anywhere in a part of a recipe: each is looked up in every deal or move. @param sizeOf counts those of a role */
function namesIn(data: unknown, sizeOf: (role: string) => number): number {
  if (typeof data === 'string') return Math.max(1, sizeOf(data), lengthOf(data));
  if (typeof data !== 'object' || data === null) return 0;
  return Object.values(data).reduce((sum: number, each) => sum + namesIn(each, sizeOf), 0);
}

/** Counts the pairs of piles that a forced consequence looks at. */
function productOf(consequence: unknown, weigh: (data: unknown) => number): number {
  if (typeof consequence !== 'object' || consequence === null) return 1;
  const { fill, from } = consequence as { readonly fill?: unknown; readonly from?: unknown };
  if (fill !== undefined && from !== undefined) return weigh(fill) * weigh(from);
  return Object.values(consequence).reduce((sum: number, each) => sum + productOf(each, weigh), 0);
}
