import type { Options } from './contract.js';
import { complete } from './data/complete.js';
import type { Variant } from './variant.js';

/**
 * Returns whether games of the variant can end with a score as their result. Nothing can be said then about whether a deal can be won.
 * @param variant with its rules as functions or as data
 */
export const isScored = <O extends Options>(variant: Variant<O>): boolean => complete(variant).needs?.includes('over') === true;
