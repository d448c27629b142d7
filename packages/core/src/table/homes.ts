import type { Role } from '../contract.js';

/** Roles of the piles that hold all cards of a won game, if the variant has no `status`. */
export const HOMES: readonly Role[] = ['foundation', 'discard'];
