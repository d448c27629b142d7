import type { Game } from '@patience/core';
import { ACTION, fromOf, kindOf, parseMove, toOf, type Move } from '@patience/core/internals';

/** Returns the first action of a gesture in notation, such as `turn` or `merci@t3`; undefined when the gesture only moves cards. */
export function actionIn({ table }: Game, gesture: readonly string[]): Move | undefined {
  for (const text of gesture) {
    const move = parseMove(table, text);
    if (move.ok && kindOf(move.value) === ACTION) return move.value;
  }
  return undefined;
}

/** Returns the name of an action in the variant. */
export const nameOfAction = ({ table }: Game, action: Move): string => table.rules.actions[fromOf(action)]!.name;

/** Returns the pile of an action that is a different move on each pile; undefined for an action that is one move wherever it is clicked. */
export function pileOfAction({ table }: Game, action: Move): string | undefined {
  const { each } = table.rules.actions[fromOf(action)]!;
  return each ? table.rules.ids[toOf(action)] : undefined;
}
