import type { Action, CompleteVariant, Options } from '../contract.js';
import type { Variant } from '../variant.js';

/** Is this a function, and no data? */
export const isFunction = (value: unknown): value is (...all: never) => unknown => typeof value === 'function';
/** Is this an action of functions, and no data? */
export const isAction = (value: object): value is Action<never> => isFunction((value as Partial<Action<never>>).run);

/** Is every rule of a variant a function, so that there is nothing to interpret? */
export function isComplete<O extends Options>(variant: Variant<O>): variant is Variant<O> & CompleteVariant<O> {
  const { deck, table, deal, actions, after, status, pair, rank } = variant;
  return (
    [deck, table, deal].every(isFunction) &&
    [after, status, rank].every((part) => part === undefined || isFunction(part)) &&
    Object.values(actions ?? {}).every(isAction) &&
    (pair === undefined || isFunction(pair) || 'cards' in pair)
  );
}
