import { allOptions } from '@patience/core';
import { pileNames, type DataVariant } from '@patience/core/data';
import { rowsOn, type Recipe } from './expand.js';
import { wrong, type Mistake, type Note } from './mistake.js';

type Options = Readonly<Record<string, string | number>>;

interface Pile {
  readonly id: string;
  readonly role: string;
}

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
      for (const mistake of mistakesOf(step, there, all, chosen)) mistakes.set(mistake.path, mistake);
    }
  }
  for (const mistake of mistakes.values()) note(mistake);
}

/** Lists the mistakes of one step. @param there the piles on the table under the options @param all all piles */
function mistakesOf({ value, path }: Placed, there: readonly Pile[], all: readonly Pile[], chosen: Options): readonly Mistake[] {
  const step = Object(value) as Readonly<Record<string, unknown>>;
  const most = namedIn(all, step['to']);
  const isForOne = step['rest'] === true || (step['cards'] !== undefined && step['beneath'] === undefined);
  if (isForOne) return most > 1 ? [wrong(`${path}.to`, step['to'], 'one pile; "rows" and "packets" deal to several')] : [];
  return ['rows', 'down'].flatMap((field) => {
    const given = valueUnder(step[field], `${path}.${field}`, chosen);
    const entries = entriesIn(given.value);
    if (entries === undefined) return [];
    const needed = Math.max(namedIn(there, step['to']), Math.min(entries, most));
    if (needed === entries) return [];
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
const pilesOn = (table: Recipe['table'], chosen?: Options): readonly Pile[] =>
  rowsOn(table).flatMap(({ name, role, rest: { count } }) => {
    const most = chosen ? valueUnder(count, '', chosen).value : count;
    return pileNames(name)
      .slice(0, typeof most === 'number' ? most : undefined)
      .map((id) => ({ id, role }));
  });

/** Counts the piles that data names. */
function namedIn(piles: readonly Pile[], to: unknown): number {
  const names = [to].flat() as readonly string[];
  return names.reduce((sum, name) => {
    const ofRole = piles.filter(({ role }) => role === name).length;
    if (ofRole > 0) return sum + ofRole;
    const ids = pileNames(name);
    return sum + piles.filter(({ id }) => ids.includes(id)).length;
  }, 0);
}
