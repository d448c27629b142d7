import type { Action, Options } from '../contract.js';

/**
 * Returns an action on the stock that turns several cards onto the waste, one by one, so that the last one lies on top.
 * Reason for a refusal: `stock-empty`.
 * @param count returns how many cards are turned at once; when fewer are left, all of them are
 * @param to another pile than the waste
 */
export const turnSome = <O extends Options>(count: (options: O) => number, to = 'waste'): Action<O> => ({
  on: 'stock',
  when: (view) => view.count('stock') > 0 || 'stock-empty',
  run(table, options) {
    table.move('stock', to, { count: Math.min(count(options), table.count('stock')), face: 'up', turn: true });
  },
});

/** An action on the stock that turns its top card onto the waste. Reason for a refusal: `stock-empty`. */
export const turn: Action<Options> = turnSome(() => 1);

/**
 * Returns an action on the empty stock that turns the waste over to be the stock again. With a limit, the counter `redeals` counts
 * how often; without one there is no counter, so that redeals lead back to the same position.
 * Reasons for a refusal: `stock-left`, `waste-empty` and `no-redeal`.
 * @param times returns how many redeals a game has, or Infinity
 * @param order `kept` keeps the order of the cards, `shuffled` shuffles them
 */
export const redeal = <O extends Options>(times: (options: O) => number, order: 'kept' | 'shuffled' = 'kept'): Action<O> => ({
  on: 'stock',
  when(view, options) {
    if (view.count('stock') > 0) return 'stock-left';
    if (view.counter('redeals') >= times(options)) return 'no-redeal';
    return view.count('waste') > 0 || 'waste-empty';
  },
  run(table, options) {
    table.move('waste', 'stock', { count: table.count('waste'), face: 'down', turn: true });
    if (order === 'shuffled') table.shuffle('stock');
    if (times(options) !== Infinity) table.set('redeals', table.counter('redeals') + 1);
  },
});
