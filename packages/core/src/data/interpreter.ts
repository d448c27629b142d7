/**
 * The interpreter of plain data. The build of the element for script tags puts another module in its place, which loads the
 * interpreter with the first patience.
 */
import { functionsOf } from './functions-of.js';

/** Makes functions of the data of a variant; undefined before it is loaded. */
export const interpreter = (): typeof functionsOf | undefined => functionsOf;

/** Resolves when {@link interpreter} is there. */
export const interpreterLoaded = (): Promise<void> | undefined => undefined;
