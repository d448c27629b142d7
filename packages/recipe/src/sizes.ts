import { BOUNDS } from './grammar.js';
import { roleOf, type Recipe } from './expand.js';
import { broken, type Note } from './mistake.js';

/** Matches the fields in which a pile names other piles; each pile of a row looks all of them up. */
const OF_PILES = /\.(while|higherIn|coveredBy)\b/;

/**
 * Reports sizes that would take too much time or memory, before rows are written out. A recipe may come from a stranger, and a browser
 * reads and plays it in the page itself, so its cost has to be bounded.
 */
export function checkSizes({ table, options = {}, deck, deal, actions, after, status }: Recipe, note: Note): void {
  const rows = Object.entries(table).map(([key, { as = key, role = roleOf(as), ...rest }]) => ({ role, size: lengthOf(as), rest }));
  const ofRole = (name: string): number => rows.reduce((sum, { role, size }) => sum + (role === name ? size : 0), 0);
  /** Counts the piles that texts name, because each is looked up in every deal or move. */
  const named = (data: unknown, paths = /^/): number =>
    sumOf(data, (value, path) => (typeof value === 'string' && paths.test(path) ? ofRole(value) || lengthOf(value) || 1 : 0));
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

  const inTable = ofAll((rest) => named(rest, OF_PILES));
  for (const [path, found] of Object.entries({ table: inTable, deal: named(deal), actions: named(actions), status: named(status) }))
    most(path, found, BOUNDS.names, 'names of piles');
  const filled = sumOf(after, (value) => {
    const { fill, from } = value as { readonly fill?: unknown; readonly from?: unknown };
    return named(fill) * named(from);
  });
  most('after', filled, BOUNDS.names, 'pairs of piles');
}

/**
 * Counts the rules for laying cards that every deal compiles, with their conditions and choices. Equal rules are compiled once. A rule
 * under a condition, or with values in turn, is compiled for each pile of its row.
 */
function compiledIn(rows: readonly { readonly size: number; readonly rest: { readonly accept?: unknown } }[]): number {
  const met = new Set<string>();
  return rows.reduce((sum, { size, rest: { accept = false } }) => {
    const text = JSON.stringify(accept);
    const times = /"(else|inTurn)":/.test(text) ? size : Number(!met.has(text));
    met.add(text);
    return sum + times * (text.split('{').length - 1);
  }, 0);
}

/** Counts the decks of a recipe. Where an option decides, returns the largest number. */
function decksOf(deck: unknown): number {
  const counts = [...JSON.stringify(deck ?? {}).matchAll(/"copies":(\d*)/g)].map(([, copies]) => Number(copies) || BOUNDS.copies);
  return Math.max(1, ...counts);
}

/** Counts the piles of a row such as `t1-7`, without writing them out; 1 for any other name. */
function lengthOf(name: string): number {
  const [, first, last] = /^[a-z]+(\d{1,3})-(\d{1,3})$/.exec(name) ?? [];
  return first === undefined ? 1 : Math.max(0, Number(last) - Number(first) + 1);
}

/**
 * Adds up a number for each value in a part of a recipe.
 * @param count returns the number for a value and its path, which has a dot before each key
 */
function sumOf(data: unknown, count: (value: unknown, path: string) => number, path = ''): number {
  if (data === undefined) return 0;
  const own = count(data, path);
  if (typeof data !== 'object' || data === null) return own;
  return Object.entries(data).reduce((sum: number, [name, value]) => sum + sumOf(value, count, `${path}.${name}`), own);
}
