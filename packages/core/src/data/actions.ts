import type { Action, Options, Tx, View } from '../contract.js';
import { dealRow, dealRowOn } from '../shared/dealing.js';
import { dealPackets, gather } from '../shared/gather.js';
import { redeal, turnSome } from '../shared/stock.js';
import type { ActionData, Value } from './grammar.js';
import { resolveValue } from './value.js';

/**
 * The action that data describes.
 * @param data may depend on choices in its numbers, not in its kind
 */
export function actionOf<O extends Options>(data: ActionData): Action<O> {
  const number = (value: Value<number | 'unlimited'>, options: O): number => {
    const chosen = resolveValue(value, { options }) as number | 'unlimited';
    return chosen === 'unlimited' ? Infinity : chosen;
  };
  if ('turn' in data) {
    const { turn, to } = data;
    const action = turnSome<O>((options) => number(turn, options));
    return to === undefined ? action : { ...action, run: (table, options) => turnTo(table, to, number(turn, options)) };
  }
  if ('redeal' in data) return redeal<O>((options) => number(data.redeal, options), data.order ?? 'kept');
  if ('row' in data) return data.to === undefined ? dealRow(data.row) : dealRowOn(data.to);
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

function turnTo(table: Tx, to: string, count: number): void {
  table.move('stock', to, { count: Math.min(count, table.count('stock')), face: 'up', turn: true });
}

/** Gathering would deal the same columns again: all are full packets, the last that has cards may have fewer, and no gap comes before it. */
function isInPackets(view: View, size: number): boolean {
  const counts = view.piles('tableau').map((column) => view.count(column));
  const used = counts.findLastIndex((count) => count > 0) + 1;
  return counts.every((count, i) => (i + 1 < used ? count === size : i + 1 === used ? count <= size : count === 0));
}
