import { ROLES, type Role, type View } from '../contract.js';
import type { When, Where } from './grammar.js';
import { idsOf } from './row-names.js';

/** Provides the ids of all piles on a table, or of the piles of a role. */
export type Ids = Pick<View, 'piles'>;

/** Lists the ids of the piles that data names, of those that are on the table. */
export function pilesOf(ids: Ids, where: Where): readonly string[] {
  const names = typeof where === 'string' ? [where] : where;
  return names.flatMap((name) => {
    if ((ROLES as readonly string[]).includes(name)) return ids.piles(name as Role);
    const there = ids.piles();
    return idsOf(name).filter((id) => there.includes(id));
  });
}

/** Makes the function that tests a condition on the table. The function allocates no memory. */
export function conditionOf(condition: When, ids: Ids): (view: View) => boolean {
  if ('any' in condition) {
    const each = condition.any.map((one) => conditionOf(one, ids));
    return (view) => each.some((holds) => holds(view));
  }
  if ('empty' in condition) {
    const piles = pilesOf(ids, condition.empty);
    return (view) => piles.every((pile) => view.count(pile) === 0);
  }
  if ('count' in condition) {
    const counts = Object.entries(condition.count).flatMap(([where, count]) => {
      const piles = pilesOf(ids, where);
      // Asking for a pile that there is not reports its name.
      return (piles.length > 0 ? piles : [where]).map((pile) => [pile, count] as const);
    });
    return (view) => counts.every(([pile, count]) => view.count(pile) >= count);
  }
  const { counter, over = 0 } = condition;
  return (view) => view.counter(counter) > over;
}
