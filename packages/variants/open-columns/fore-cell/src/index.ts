import { extend, type Variant } from '@patience/core';
import { bakersGame } from '@patience/bakers-game';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type ForeCellOptions = { build: 'alternate' | 'same' };

/** ForeCell. Rules: PySolFC and Solvitaire, which has the form in suit, too. */
export const foreCell: Variant<ForeCellOptions> = extend(bakersGame, {
  id: 'fore-cell',
  options: { gaps: null, build: ['alternate', 'same'] },
  table: { 't1-8': { accept: { empty: 'K', on: { step: -1, suit: { option: 'build' } } } } },
  deal: [{ to: 't1-8', rows: 6 }, { to: 'c1-4' }],
  about: { minutes: 9 },
  strings: { de, en },
});

export default foreCell;
