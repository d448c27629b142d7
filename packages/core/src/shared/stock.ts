import type { Action, Options } from '../contract.js';

/**
 * Cards of the stock are turned onto the waste one by one, so that the last one lies on top. Refused for `stock-empty`.
 * @param count how many at a time; when fewer are left, all of them
 */
export const turnSome = <O extends Options>(count: (options: O) => number): Action<O> => ({
  on: 'stock',
  when: (view) => view.count('stock') > 0 || 'stock-empty',
  run(table, options) {
    table.move('stock', 'waste', { count: Math.min(count(options), table.count('stock')), face: 'up', turn: true });
  },
});

/** What a click on the stock usually does: its top card is turned onto the waste. Refused for `stock-empty`. */
export const turn: Action<Options> = turnSome(() => 1);

/**
 * When the stock is used up, the waste is turned over and is the stock again. The counter `redeals` says how often,
 * unless there is no limit: then turning round and round leads back to the same position.
 * Refused for `stock-left`, `waste-empty` and `no-redeal`.
 * @param times how often in a game, or Infinity @param order whether the cards keep their order
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
