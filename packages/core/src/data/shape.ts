import type { Action, CompleteVariant, Options, ShownNumber } from '../contract.js';
import type { Variant } from '../variant.js';

/** Returns whether a value is a function and not data. */
export const isFunction = (value: unknown): value is (...all: never) => unknown => typeof value === 'function';
/** Returns whether an action consists of functions and is not data. */
export const isAction = (value: object): value is Action<never> => isFunction((value as Partial<Action<never>>).run);

/** Returns whether a shown number has a function and is not data. */
export const isShownNumber = (value: object): value is ShownNumber<never> => isFunction((value as Partial<ShownNumber<never>>).value);

/** Returns whether every rule of a variant is a function, so that no data has to be interpreted. */
export function isComplete<O extends Options>(variant: Variant<O>): variant is Variant<O> & CompleteVariant<O> {
  const { deck, numbered, table, deal, actions, after, status, pair, rank, shows } = variant;
  return (
    [deck, table, deal].every(isFunction) &&
    [numbered, after, status, rank].every((part) => part === undefined || isFunction(part)) &&
    Object.values(actions ?? {}).every(isAction) &&
    (!shows || Object.values(shows).every(isShownNumber)) &&
    (pair === undefined || isFunction(pair) || 'cards' in pair)
  );
}
