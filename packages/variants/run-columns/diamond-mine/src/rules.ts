import { KING, row, sequencesComplete, uncoveringFirst, type AcceptFn, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Columns are built down regardless of suit, but no diamond moves onto a column and nothing is laid on one. */
const built: AcceptFn = ([card], onto) => {
  if (card!.suit === 'D') return 'diamond-moves';
  if (onto === null) return true;
  return onto.suit === 'D' ? 'on-diamond' : onto.rank === card!.rank + 1;
};

/** The foundation is built up in diamonds from any of them, and an ace follows a king. */
const diamonds: AcceptFn = ([card, more], onto) => {
  if (card!.suit !== 'D') return 'only-diamonds';
  return more === undefined && (onto === null || card!.rank === (onto.rank % KING) + 1);
};

/** Diamond Mine. Rules: GNOME AisleRiot, “Diamond Mine”. */
export const diamondMine: Variant = {
  api: 1,
  id: 'diamond-mine',
  rules: 1,
  options: {},
  table: () => [
    { id: 'f1', role: 'foundation', at: [3, 0], wide: [6, 0], accept: diamonds },
    ...row('t', 13, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [i % 7, 1.1 + Math.floor(i / 7) * 3.7],
      wide: [i, 1.1],
      fan: 'down',
      accept: built,
      take: { run: { step: -1, suit: 'any' } },
      reveal: true,
    })),
  ],
  deal: [{ to: 't1-13', rows: 3, face: 'down' }, { to: 't1-13' }],
  status: (view) => (view.count('f1') > 0 && sequencesComplete(view) ? 'won' : 'playing'),
  rank: uncoveringFirst,
  about: { skill: 0.8, minutes: 10 },
  source: 'GNOME AisleRiot, “Diamond Mine”',
  strings: { de, en },
};

export default diamondMine;
