import { allOptions } from '@patience/core';
import { pileNames, type DataVariant } from '@patience/core/data';
import { roleOf, type Recipe } from './expand.js';
import { wrong, type Mistake, type Note } from './mistake.js';

type Options = Readonly<Record<string, string | number>>;

/** A value of a recipe with its path. */
interface Placed {
  readonly value: unknown;
  readonly path: string;
}

/**
 * Reports steps of the deal that do not fit their piles: lists of numbers with too few entries for the piles on the table or more entries
 * than the row has piles, and steps for one pile that name several.
 */
export function checkDealtPiles({ id, table, deal, options = {} }: Recipe, note: Note): void {
  const mistakes = new Map<string, Mistake>();
  const all = pilesOn(table);
  for (const chosen of allOptions({ id, options } as unknown as DataVariant)) {
    const there = pilesOn(table, chosen);
    for (const [i, choice] of deal.entries()) {
      const step = valueUnder(choice, `deal.${i}`, chosen);
      for (const mistake of mistakesOf(step, (to) => [namedIn(there, to), namedIn(all, to)], chosen)) mistakes.set(mistake.path, mistake);
    }
  }
  for (const mistake of mistakes.values()) note(mistake);
}

/** Lists the mistakes of one step. @param countsOf numbers of the piles in `to`: those on the table, and all */
function mistakesOf({ value, path }: Placed, countsOf: (to: unknown) => readonly [number, number], chosen: Options): readonly Mistake[] {
  const step = Object(value) as Readonly<Record<string, unknown>>;
  const [least, most] = countsOf(step['to']);
  const isForOne = step['rest'] === true || (step['cards'] !== undefined && step['beneath'] === undefined);
  if (isForOne) return most > 1 ? [wrong(`${path}.to`, step['to'], 'one pile; "rows" and "packets" deal to several')] : [];
  return ['rows', 'down'].flatMap((field) => {
    const given = valueUnder(step[field], `${path}.${field}`, chosen);
    const entries = entriesIn(given.value);
    const needed = entries === undefined || (entries >= least && entries <= most) ? undefined : entries < least ? least : most;
    if (needed === undefined) return [];
    const list = `a list of ${needed} numbers, one for each pile`;
    return [wrong(given.path, given.value, field === 'rows' ? `one number for all piles; or ${list}; or such as "1..${needed}"` : list)];
  });
}

/** Counts the entries of a list, or of rows such as `1..7`; undefined for a number. */
function entriesIn(rows: unknown): number | undefined {
  if (Array.isArray(rows)) return rows.length;
  if (typeof rows !== 'string') return undefined;
  const [first, last] = rows.split('..').map(Number) as [number, number];
  return Math.abs(last - first) + 1;
}

/** Returns the value that a choice has under some options, with its path, or any other value as it is. */
function valueUnder(value: unknown, path: string, chosen: Options): Placed {
  const { option, values } = Object(value) as { readonly option?: string; readonly values?: Readonly<Record<string, unknown>> };
  if (typeof option !== 'string') return { value, path };
  const name = String(chosen[option]);
  return values ? { value: values[name], path: `${path}.values.${name}` } : { value: chosen[option], path: `${path}.option` };
}

/** Lists the piles on the table by row, under some options; without options, with all piles of rows whose count an option decides. */
const pilesOn = (table: Recipe['table'], chosen?: Options): readonly { readonly id: string; readonly role: string }[] =>
  Object.entries(table).flatMap(([key, { as = key, role = roleOf(as), count }]) => {
    const most = chosen ? valueUnder(count, '', chosen).value : count;
    return pileNames(as)
      .slice(0, typeof most === 'number' ? most : undefined)
      .map((id) => ({ id, role }));
  });

/** Counts the piles that data names. */
function namedIn(piles: ReturnType<typeof pilesOn>, to: unknown): number {
  const names = [to].flat() as readonly string[];
  return names.reduce((sum, name) => {
    const ofRole = piles.filter(({ role }) => role === name).length;
    if (ofRole > 0) return sum + ofRole;
    const ids = pileNames(name);
    return sum + piles.filter(({ id }) => ids.includes(id)).length;
  }, 0);
}
