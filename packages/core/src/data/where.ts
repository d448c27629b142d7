import { ROLES, type Role, type View } from '../contract.js';
import type { When, Where } from './grammar.js';

/** Lists the ids of the piles that are meant, of those that are on the table. */
export function pilesOf(view: View, where: Where): readonly string[] {
  const names = typeof where === 'string' ? [where] : where;
  return names.flatMap((name) => {
    if ((ROLES as readonly string[]).includes(name)) return view.piles(name as Role);
    const ids = idsOf(name);
    const there = view.piles();
    return ids.filter((id) => there.includes(id));
  });
}

/** The ids of a row such as `t1-7`; any other name is one id. */
export function idsOf(name: string): readonly string[] {
  const [, letters, first, last] = /^([a-z]+)(\d+)-(\d+)$/.exec(name) ?? [];
  if (letters === undefined) return [name];
  return Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, i) => `${letters}${Number(first) + i}`);
}

/** Does a condition hold on this table? */
export function holds(condition: When, view: View): boolean {
  if ('any' in condition) return condition.any.some((each) => holds(each, view));
  if ('empty' in condition) return pilesOf(view, condition.empty).every((pile) => view.count(pile) === 0);
  return view.counter(condition.counter) > (condition.over ?? 0);
}
