import type { CompleteVariant } from './contract.js';

/**
 * Returns whether games of the variant can end with a score as their result. Nothing can be said then about whether a deal can be won.
 * @param variant with its status as a function or as data
 */
export const isScored = ({ needs, status }: Pick<CompleteVariant, 'needs'> & { readonly status?: unknown }): boolean =>
  // In data, a key of `count` has a number as its value.
  needs?.includes('over') === true || /"over":["{]/.test(JSON.stringify(status));
