import type { Action, Options, View } from '../contract.js';
import { dealRow } from '../shared/dealing.js';
import { dealPackets, gather } from '../shared/gather.js';
import { redeal, turnSome } from '../shared/stock.js';
import type { ActionData, Value } from './grammar.js';
import { resolveValue } from './value.js';

/** Makes the action of the contract from an action as data. @param data its numbers may depend on the player's choices, its kind may not */
export function actionOf<O extends Options>(data: ActionData): Action<O> {
  const number = (value: Value<number | 'unlimited'>, options: O): number => {
    const chosen = resolveValue(value, { options }) as number | 'unlimited';
    return chosen === 'unlimited' ? Infinity : chosen;
  };
  if ('turn' in data) return turnSome<O>((options) => number(data.turn, options), data.to);
  if ('redeal' in data) return redeal<O>((options) => number(data.redeal, options), data.order ?? 'kept');
  if ('row' in data) return dealRow(data.row, data.to);
  const { gather: size, times, shuffle } = data;
  return {
    on: 'stock',
    when(view, options) {
      if (times !== undefined) return view.counter('redeals') < number(times, options) || 'no-redeal';
      return !isInPackets(view, size) || 'unchanged';
    },
    run(table) {
      gather(table);
      if (shuffle) table.shuffle('stock');
      dealPackets(table, size);
      if (times !== undefined) table.set('redeals', table.counter('redeals') + 1);
    },
  };
}

/** Returns the roles whose piles an action gathers, or deals to, one after the other. Exchanging the cards of two such piles changes the result. */
export const rolesInOrder = (actions: object = {}): readonly unknown[] =>
  Object.values(actions as Readonly<Record<string, { readonly [field in 'row' | 'gather' | 'to']?: unknown }>>).flatMap(
    ({ row, gather, to = 'tableau' }) => (row || gather ? to : []),
  );

/**
 * Returns whether gathering the columns would deal the same columns again: each has as many cards as a packet, and the last one what is
 * left.
 */
function isInPackets(view: View, size: number): boolean {
  const counts = view.piles('tableau').map((column) => view.count(column));
  const cards = counts.reduce((sum, count) => sum + count, 0);
  return counts.every((count, i) => count === Math.min(size, Math.max(0, cards - i * size)));
}
