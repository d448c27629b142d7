import { usualFields } from '@patience/core/data';
import type { Json } from '@patience/recipe';
import { asObject, isObject, mapTexts, partAt, withField, type JsonObject } from '../json/path.js';

/** A row of piles in a table: `t1-7`, or one pile such as `stock`. */
export interface Row {
  readonly key: string;
  readonly role: string;
  /** Letter or word with which the names of its piles begin. */
  readonly letter: string;
  readonly first: number | undefined;
  readonly count: number;
}

/** Letters of the rows of the roles that have one. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  ['f', 'c', 't', 'r'].map((letter) => [usualFields(`${letter}1`).role, letter]),
);
/** Largest number of piles that the form offers for a row. */
export const MOST_PILES = 24;

/** Returns the name of the piles of a row: its key, unless it has another name. */
const nameIn = (key: string, pile: Json): string => (isObject(pile) && typeof pile['as'] === 'string' ? pile['as'] : key);

/** Returns the rows of a recipe, in the order of its table. */
export function rowsOf(recipe: JsonObject): readonly Row[] {
  return Object.entries(asObject(recipe['table'])).flatMap(([key, pile]) => {
    const name = nameIn(key, pile);
    const [, letter, first, last] = /^([a-z]+)(\d+)?(?:-(\d+))?$/.exec(name) ?? [];
    if (letter === undefined || !isObject(pile)) return [];
    const role = typeof pile['role'] === 'string' ? pile['role'] : usualFields(name).role;
    const count = first === undefined ? 1 : Number(last ?? first) - Number(first) + 1;
    return [{ key, role, letter, first: first === undefined ? undefined : Number(first), count }];
  });
}

/** Returns the values for the placeholders of titles about a row: its key, its role, the ids of its first and last pile, and whether it is a pyramid. */
export function namesOf(recipe: JsonObject, row: Row): Readonly<Record<string, string>> {
  const ids = idsOf(row);
  const isPyramid = partAt(recipe, ['table', row.key, 'pyramid']) !== undefined;
  return { piles: row.key, role: row.role, first: ids[0]!, last: ids.at(-1)!, ...(isPyramid && { shape: 'pyramid' }) };
}

/** Returns the ids of the piles of a row. */
export const idsOf = ({ letter, first, count }: Row): readonly string[] =>
  first === undefined ? [letter] : Array.from({ length: count }, (_, i) => `${letter}${first + i}`);

/** Returns the fields of a row, with the defaults of its letter filled in. */
export function withDefaults(recipe: JsonObject, row: Row): JsonObject {
  const pile = (recipe['table'] as JsonObject)[row.key] as JsonObject;
  const { role: _, group: __, ...usual } = usualFields(nameIn(row.key, pile), recipe['base'] !== undefined) as JsonObject;
  return { ...usual, ...pile };
}

const nameOf = (letter: string, first: number, count: number): string =>
  count === 1 ? `${letter}${first}` : `${letter}${first}-${first + count - 1}`;

/** Changes the number of piles of a row, and its name in every step of the deal and every rule. */
export function withCount(recipe: JsonObject, row: Row, count: number): JsonObject {
  if (row.first === undefined || count === row.count) return recipe;
  const key = nameOf(row.letter, row.first, count);
  const { table, ...rest } = recipe;
  const rows = Object.entries(table as JsonObject).map(([name, pile]): [string, Json] => {
    if (name !== row.key) return [name, pile];
    const { as: _, ...own } = pile as JsonObject;
    return [key, trimmed(own, row.count, count)];
  });
  const renamed = mapTexts({ ...rest, table: Object.fromEntries(rows) }, (text) => (text === row.key ? key : text)) as JsonObject;
  const { deal } = renamed;
  if (!Array.isArray(deal)) return renamed;
  const isAlone = rowsOf(recipe).filter(({ role }) => role === row.role).length === 1;
  const names = isAlone ? [key, row.role] : [key];
  return withField(
    renamed,
    ['deal'],
    (deal as readonly Json[]).map((step) => (namesIn(step, names) ? withLists(step, row.count, count) : step)),
  );
}

const namesIn = (step: Json, names: readonly Json[]): boolean =>
  isObject(step) && [step['to']].flat().some((name) => names.includes(name!));

/** Shortens the lists of a row that have one place for each pile; removes them when piles are added. Lowers `count` to the number of piles. */
const trimmed = (pile: JsonObject, before: number, after: number): JsonObject =>
  Object.fromEntries(
    Object.entries(pile).flatMap(([name, value]) => {
      if (name === 'count') return [[name, capped(value, after)] as const];
      return (name === 'at' || name === 'wide') && Array.isArray(value) && value.length === before && typeof value[0] !== 'number'
        ? after < before
          ? [[name, (value as readonly Json[]).slice(0, after)] as const]
          : []
        : [[name, value] as const];
    }),
  );

/** Lowers a number, and each number among the values of a choice, to the largest one that is allowed. */
function capped(count: Json, most: number): Json {
  if (typeof count === 'number') return Math.min(count, most);
  if (!isObject(count)) return count;
  return Object.fromEntries(Object.entries(count).map(([name, value]) => [name, name === 'option' ? value : capped(value, most)]));
}

/**
 * Adapts the lists of a step that have one number for each pile to a new number of piles: an ascending list ascends further, any other
 * repeats its last number.
 */
function withLists(step: Json, before: number, after: number): Json {
  if (!isObject(step)) return step;
  const fitted = (value: Json): Json => {
    if (typeof value === 'string') {
      const [, first, last] = /^(\d+)\.\.(\d+)$/.exec(value) ?? [];
      if (first === undefined || Math.abs(Number(last) - Number(first)) + 1 !== before) return value;
      const by = Math.sign(Number(last) - Number(first));
      return `${first}..${Number(first) + by * (after - 1)}`;
    }
    if (!Array.isArray(value) || value.length !== before || !value.every((each) => typeof each === 'number')) return value;
    const numbers = value as readonly number[];
    const by = numbers.every((each, i) => i === 0 || each === numbers[i - 1]! + 1) ? 1 : 0;
    return Array.from({ length: after }, (_, i) => numbers[i] ?? numbers.at(-1)! + by * (i - before + 1));
  };
  return Object.fromEntries(
    Object.entries(step).map(([name, value]) => [name, name === 'rows' || name === 'down' ? fitted(value) : value]),
  );
}

/** Returns the row of a role to which the form can add a pile: the only one, unless it is a pyramid or the player chooses the number of its piles. */
export function growing(recipe: JsonObject, role: string): Row | undefined {
  const [row, ...others] = rowsOf(recipe).filter((each) => each.role === role);
  if (!row || others.length > 0 || row.first === undefined || row.count >= MOST_PILES) return undefined;
  const pile = (recipe['table'] as JsonObject)[row.key] as JsonObject;
  return pile['pyramid'] === undefined && pile['count'] === undefined ? row : undefined;
}

/** Removes a row, and the steps and rules that name only this row. */
export function withoutRow(recipe: JsonObject, row: Row): JsonObject {
  const alone = rowsOf(recipe).filter(({ role }) => role === row.role).length === 1;
  const gone = (value: Json | undefined): boolean => {
    const names = [value].flat().filter((each) => each !== undefined);
    return names.length > 0 && names.every((each) => each === row.key || (alone && each === row.role));
  };
  const left = (value: Json): Json => (Array.isArray(value) ? (value as readonly Json[]).filter((each) => each !== row.key) : value);
  const cleaned = (steps: Json | undefined, fields: readonly string[]): Json | undefined => {
    if (!Array.isArray(steps)) return steps;
    const kept = (steps as readonly Json[])
      .filter((step) => !isObject(step) || !fields.some((field) => gone(step[field])))
      .map((step) =>
        isObject(step)
          ? Object.fromEntries(Object.entries(step).map(([name, value]) => [name, fields.includes(name) ? left(value) : value]))
          : step,
      );
    return kept.length > 0 ? kept : undefined;
  };
  const table = Object.fromEntries(Object.entries(recipe['table'] as JsonObject).filter(([key]) => key !== row.key));
  const changed = { ...recipe, table };
  return withField(
    withField(changed, ['deal'], cleaned(recipe['deal'], ['to', 'bases']) ?? []),
    ['after'],
    cleaned(recipe['after'], ['fill', 'from']),
  );
}

/** Fields of a new row, by its role. Foundations and cells need only the defaults of their letter. */
const NEW_ROWS: Readonly<Record<string, JsonObject>> = {
  foundation: {},
  cell: {},
  reserve: {},
  tableau: { accept: { empty: 'any', on: 'down alternate' }, take: { run: 'down alternate' } },
  stock: {},
  waste: { take: 'top' },
};

/** Adds a row of piles with a role beside the others. Removes the places for wide screens, which all piles have or none. */
export function withRow(recipe: JsonObject, role: string, count: number): JsonObject {
  const rows = rowsOf(recipe);
  const letter = LETTERS[role];
  const taken = rows.filter((row) => row.letter === letter).map(({ first = 0, count: n }) => first + n);
  const key = letter === undefined ? role : nameOf(letter, Math.max(1, ...taken), count);
  const narrow = withoutWide(recipe);
  return { ...narrow, table: { ...(narrow['table'] as JsonObject), [key]: { at: [0, 0], ...NEW_ROWS[role] } } };
}

/** Removes the places for a wide screen, on which the piles then lie as on a tall one. */
export const withoutWide = (recipe: JsonObject): JsonObject =>
  rowsOf(recipe).reduce((sum, { key }) => withField(sum, ['table', key, 'wide'], undefined), recipe);
