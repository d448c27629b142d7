import type { CompleteVariant } from './contract.js';

/** Returns whether games of the variant can end with a score as their result. Nothing can be said then about whether a deal can be won. */
export const isScored = ({ needs }: Pick<CompleteVariant, 'needs'>): boolean => needs?.includes('over') === true;
