/** Reads the table: rows such as `t1-7` become single piles with the usual rules of their letter. */
import { ROLES, type Role } from '../../contract.js';
import { isRules, listOf, textOf, type Json, type Rules } from './resolve.js';

/** A pile with its rules, in which no row is left. */
export interface ReadPile {
  readonly id: string;
  readonly role: Role;
  /** Index among the piles of its role, from 0. */
  readonly index: number;
  /** Place in its row, from 0, by which `inTurn` chooses a value. */
  readonly place: number;
  readonly rules: Rules;
  readonly coveredBy: readonly string[];
  readonly group: string;
}

const LETTERS: Readonly<Record<string, { readonly role: Role; readonly group: string; readonly rules: Rules }>> = {
  f: { role: 'foundation', group: 'foundations', rules: {} },
  c: { role: 'cell', group: 'cells', rules: { accept: { empty: 'any', max: 1 }, take: 'top' } },
  t: { role: 'tableau', group: 'columns', rules: {} },
  r: { role: 'reserve', group: 'reserve', rules: { take: 'top' } },
};

/** A foundation goes up in suit from the ace, or from the base card, one card at a time. */
const foundation = (hasBase: boolean): Rules => ({
  accept: hasBase ? { empty: 'base', on: 'up same from base', max: 1 } : { empty: 'A', on: 'up same', max: 1 },
});

/** Returns the piles of a table in their order. @param hasBase whether the patience has a base card */
export function readPiles(table: Rules, hasBase: boolean): readonly ReadPile[] {
  const piles: ReadPile[] = [];
  for (const [name, given] of Object.entries(table)) {
    if (!isRules(given) || given['present'] === false) continue;
    const ids = idsOf(name);
    const there = typeof given['count'] === 'number' ? ids.slice(0, given['count']) : ids;
    const usual = LETTERS[/^([a-z])\d/.exec(name)?.[1] ?? ''];
    const role = (given['role'] ?? usual?.role ?? name) as Role;
    if (!ROLES.includes(role)) throw new Error(`${name} has no role`);
    const rules = { ...(usual?.role === 'foundation' ? foundation(hasBase) : usual?.rules), ...given };
    const { pyramid: rows, peaks = 1 } = given;
    const covers = typeof rows === 'number' ? covering(there, rows, Number(peaks)) : undefined;
    for (const [place, id] of there.entries()) {
      const index = piles.filter((pile) => pile.role === role).length;
      const coveredBy = covers?.[place] ?? listOf(rules['coveredBy']).map(textOf);
      const group = textOf(inTurn(given['group'], place) || (usual?.group ?? ''));
      piles.push({ id, role, index, place, rules, coveredBy, group });
    }
  }
  return piles;
}

/** Returns the value that a pile gets of `{ "inTurn": […] }`, or the value itself. */
export const inTurn = (value: Json, place: number): Json =>
  isRules(value) && Array.isArray(value['inTurn']) ? (value['inTurn'] as readonly Json[])[place % value['inTurn'].length] : value;

/** Returns the ids that the name of a pile or row means: `t1-3` means t1, t2 and t3. */
function idsOf(name: string): readonly string[] {
  const [, letters, first, last] = /^([a-z]+)(\d+)-(\d+)$/i.exec(name) ?? [];
  if (letters === undefined) return [name];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${letters}${Number(first) + i}`);
}

/** Returns, for each pile of a pyramid, the two piles of the next row that cover it. Pyramids side by side share the corners of their last row. */
function covering(ids: readonly string[], rows: number, peaks: number): readonly (readonly string[])[] {
  const covers: string[][] = [];
  let begin = 0;
  for (let row = 1; row < rows; row++) {
    const next = begin + row * peaks;
    const width = row + 1 === rows ? row : row + 1;
    for (let peak = 0; peak < peaks; peak++)
      for (let i = 0; i < row; i++) covers.push([ids[next + peak * width + i]!, ids[next + peak * width + i + 1]!]);
    begin = next;
  }
  while (covers.length < ids.length) covers.push([]);
  return covers;
}

/** Returns the piles that a text or list means: ids, roles and rows. */
export function pilesAt(piles: readonly ReadPile[], where: Json): readonly ReadPile[] {
  return listOf(where).flatMap((one) => {
    const byRole = piles.filter(({ role }) => role === one);
    return byRole.length > 0 ? byRole : idsOf(textOf(one)).flatMap((id) => piles.find((pile) => pile.id === id) ?? []);
  });
}
