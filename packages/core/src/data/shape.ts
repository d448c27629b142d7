import type { Action, ShownNumber } from '../contract.js';

/** Returns whether a value is a function and not data. */
export const isFunction = (value: unknown): value is (...all: never) => unknown => typeof value === 'function';
/** Returns whether an action consists of functions and is not data. */
export const isAction = (value: object): value is Action<never> => isFunction((value as Partial<Action<never>>).run);

/** Returns whether a shown number has a function and is not data. */
export const isShownNumber = (value: object): value is ShownNumber<never> => isFunction((value as Partial<ShownNumber<never>>).value);
