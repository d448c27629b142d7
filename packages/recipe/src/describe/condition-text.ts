import { pileName, type Role } from '@patience/core';
import { pileNames } from '@patience/core/data';
import type { PlainWhen } from './conditions.js';
import type { Facts } from './facts.js';
import { kindOf, type PileGroup } from './piles.js';
import type { Writer } from './writer.js';

/** Returns the text of a condition, as it follows “when”. */
export function conditionText(when: PlainWhen, facts: Facts, writer: Writer): string {
  if (typeof when === 'string') return writer.phrase('whileEmpty', { piles: when });
  if ('empty' in when)
    return writer.phrase('whileAllEmpty', { list: writer.list(when.empty.flatMap((name) => namesOf(name, facts, writer))) });
  const counts = Object.entries(when.count);
  return writer.phrase('whileCount', {
    list: writer.list(counts.flatMap(([name, n]) => namesOf(name, facts, writer).map((pile) => `${pile} (${n})`))),
  });
}

/** Returns the names of the piles that a recipe names by a role, a row or an id: one name where they are all of their role. */
function namesOf(where: string, { groups, variant }: Facts, writer: Writer): readonly string[] {
  const piles = groups.flatMap(({ role, ids }) => ids.map((id) => ({ id, role })));
  const ofRole = (role: Role): number => piles.filter((pile) => pile.role === role).length;
  const named = pileNames(where).flatMap((name) => piles.filter(({ id, role }) => id === name || role === name));
  const [first] = named;
  if (first && named.length === ofRole(first.role))
    return [writer.phrase('piles', { role: first.role === 'tableau' && kindOf(groups) === 'grid' ? 'grid' : first.role })];
  return named.map((pile) => pileName(pile, ofRole(pile.role) === 1, writer.lang, variant));
}

/** Returns the names of piles with the same rules: of the first and the last where they lie one after the other. */
export function namesOfGroup({ ids, role }: PileGroup, { groups, variant }: Facts, writer: Writer): string {
  const alone = groups.flatMap((group) => (group.role === role ? group.ids : [])).length === 1;
  const names = ids.map((id) => pileName({ id, role }, alone, writer.lang, variant));
  const numbers = ids.map((id) => Number(/(?<!\d)\d+$/.exec(id)?.[0]));
  const areInRow = ids.length > 2 && numbers.every((number, i) => number === numbers[0]! + i);
  return areInRow ? `${names[0]!} – ${names.at(-1)!}` : writer.list(names);
}
