import type { Json } from '@patience/recipe';
import { isObject, type JsonObject } from '../json/path.js';
import { namesOf, rowsOf, type Row } from './rows.js';

/** Piles that a field can name: all of a role, a row, or one pile. */
export interface PileChoice {
  /** The piles as recipes write them: `tableau`, `t1-7` or `t3`. */
  readonly value: string;
  readonly kind: 'role' | 'row' | 'pile';
  /** Values for the placeholders of a title: the role, the ids of the first and last pile, and whether they are a pyramid. */
  readonly names: Readonly<Record<string, string>>;
}

/** Returns the names of piles in a part of a recipe; undefined for anything else. */
export const namesIn = (part: Json | undefined): readonly string[] | undefined =>
  typeof part === 'string' ? [part] : Array.isArray(part) && part.every((each) => typeof each === 'string') ? part : undefined;

/**
 * Returns the piles of a recipe that a field can name: roles with several rows, then rows, then single piles. Names in the field's own part
 * that are none of these are added, so that every recipe is shown as it is.
 */
export function pileChoices(recipe: JsonObject, part: Json | undefined): readonly PileChoice[] {
  const rows = rowsOf(recipe);
  const named = namesIn(part) ?? [];
  const rolesOf = [...new Set(rows.map(({ role }) => role))];
  const isNeeded = (role: string): boolean =>
    rows.filter((row) => row.role === role).length > 1 || (named.includes(role) && !rows.some(({ key }) => key === role));
  const several = rolesOf.filter(isNeeded).map((role): PileChoice => ({ value: role, kind: 'role', names: { role } }));
  const whole = rows.map((row): PileChoice => ({ value: row.key, kind: 'row', names: namesOf(recipe, row) }));
  const single = rows.flatMap((row) => (row.count > 1 ? pilesOf(recipe, row) : []));
  const known = [...several, ...whole, ...single];
  const others = [...new Set(named)].filter((name) => !known.some(({ value }) => value === name)).map((name) => partOfRow(rows, name));
  return [...several, ...whole, ...others, ...single];
}

/**
 * Returns the piles from which cards may come: roles, rows of a role that has several, and single piles. Not the stock, whose cards no player
 * moves, nor the discard pile.
 */
export function sourceChoices(recipe: JsonObject, part: Json | undefined): readonly PileChoice[] {
  const rows = rowsOf(recipe);
  const roles = rows.map(({ role }) => role).filter((role) => role !== 'discard' && role !== 'stock');
  const named = namesIn(part) ?? [];
  const isAlone = (key: string, role: string): boolean => key !== role && rows.filter((row) => row.role === role).length === 1;
  return pileChoices(recipe, [...named, ...roles]).filter(
    ({ kind, value, names }) =>
      named.includes(value) || (roles.includes(names['role']!) && !(kind === 'row' && isAlone(value, names['role']!))),
  );
}

/** Returns the piles of a row one by one. */
const pilesOf = (recipe: JsonObject, row: Row): readonly PileChoice[] =>
  Array.from({ length: row.count }, (_, i): PileChoice => {
    const value = `${row.letter}${row.first! + i}`;
    return { value, kind: 'pile', names: { ...namesOf(recipe, row), first: value, last: value } };
  });

/** Returns the choice for piles that are only a part of a row, such as `t19-28`, or that are not on the table. */
function partOfRow(rows: readonly Row[], value: string): PileChoice {
  const [, letter, first, last = first] = /^([a-z]+)(\d+)(?:-(\d+))?$/.exec(value) ?? [];
  const role = rows.find((row) => row.letter === letter)?.role;
  if (role === undefined) return { value, kind: 'row', names: { role: value } };
  return { value, kind: 'row', names: { role, first: `${letter!}${first!}`, last: `${letter!}${last!}` } };
}

/** Tells whether a step of the deal deals to one row of piles, not to a list of rows. */
export const dealsToOne = (step: Json | undefined): boolean =>
  isObject(step) && (step['rest'] !== undefined || step['cards'] !== undefined);
