/**
 * The interpreter of rules as plain data. The build of the element for script tags replaces this module by another one, which loads the
 * interpreter with the first patience that needs it.
 */
import { functionsOf } from './functions-of.js';

/** Returns the function that makes functions from the data of a variant; undefined before it is loaded. */
export const interpreter = (): typeof functionsOf | undefined => functionsOf;

/** Returns a promise that resolves when {@link interpreter} is loaded; undefined when it is loaded already. */
export const interpreterLoaded = (): Promise<void> | undefined => undefined;
