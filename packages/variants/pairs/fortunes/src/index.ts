import { extend, type Variant } from '@patience/core';
import { acesUp } from '@patience/aces-up';
import { de, en } from './words.js';

/**
 * Fortunes. Rules: AisleRiot's help and PySolFC, rule page “Fortunes”. The first four cards are dealt at once, as in PySolFC; in
 * AisleRiot the first deal is the player's, and at the end each ace lies in a column of its own.
 */
export const fortunes: Variant = extend(acesUp, {
  id: 'fortunes',
  options: { gaps: null },
  table: { 't1-4': { accept: { empty: 'any' }, take: 'any' } },
  about: { skill: 0.5, minutes: 9 },
  strings: { de, en },
});

export default fortunes;
