import {
  redeal,
  row,
  turn,
  type AcceptFn,
  type Action,
  type Card,
  type Link,
  type Options,
  type Pile,
  type Variant,
  type View,
} from '@patience/core';
import { de, en } from './words.js';

const DOWN: Link = { step: -1, suit: 'alternate', wrap: true };
/** Distance of the fans, and of the columns below them: a fan of three cards is wider than one card. */
const STEP = 1.75;

const isBaseChosen = (view: View): boolean => view.piles('foundation').some((pile) => view.count(pile) > 0);

/** Returns whether a card continues a column downwards in alternating colours, where a king follows an ace. */
const continues = (card: Card, onto: Card): boolean => card.red !== onto.red && (card.rank % 13) + 1 === onto.rank;

/** Before the base card is chosen, nothing is laid on a column. A gap is filled from the reserve, and from the waste when the reserve is used up. */
const column: AcceptFn = ([card], onto, view, _to, from) => {
  if (onto !== null && !continues(card!, onto)) return false;
  if (!isBaseChosen(view)) return 'choose-first';
  if (onto !== null) return true;
  const reserve = view.piles('reserve');
  if (reserve.includes(from)) return true;
  if (from !== 'waste') return 'gap-from-reserve';
  return reserve.every((pile) => view.count(pile) === 0) || 'reserve-first';
};

/** The stock waits until the base card is chosen. */
const turnLater: Action<Options> = {
  ...turn,
  when: (view, options, pile) => (isBaseChosen(view) ? turn.when(view, options, pile) : 'choose-first'),
};

/**
 * Duchess. Rules: English Wikipedia, “Duchess (card game)”, after Morehead and Mott-Smith, 1950. A run may be moved in part, too: goodsol.com,
 * “Dutchess”; semicolon.com, “Dutchess”, moves only whole columns, as Glenwood does. Nothing else is moved before the base card is chosen:
 * Solitairewhizz, “How to play: Duchess solitaire”.
 */
export const duchess = {
  api: 1,
  id: 'duchess',
  rules: 1,
  needs: ['first'],
  options: {},

  table: (): Pile[] => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [1, 0], take: 'top' },
    ...row('f', 4, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [3 + i, 0],
      wide: [8.5 + (i % 2), Math.floor(i / 2)],
      accept: { empty: { like: 'foundations', first: ['reserve'] }, on: { step: 1, suit: 'same', wrap: true }, max: 1 },
    })),
    ...row('r', 4, (i) => ({
      role: 'reserve',
      group: 'reserve',
      at: [i * STEP, 1],
      wide: [(i % 2) * STEP, 1 + Math.floor(i / 2)],
      fan: 'right',
      take: 'top',
    })),
    ...row('t', 4, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [i * STEP, 2],
      wide: [4 + i, 0],
      fan: 'down',
      accept: column,
      take: { run: DOWN },
    })),
  ],
  deal: [{ to: 'r1-4', rows: 3 }, { to: 't1-4' }, { to: 'stock', rest: true }],
  actions: { turn: turnLater, redeal: redeal(() => 1) },
  rank: [{ to: 'foundation' }, { from: 'reserve' }, { from: 'tableau', empties: true }, { from: 'waste' }, { action: true }],

  about: { skill: 0.3, minutes: 8 },
  source:
    'Morehead, Mott-Smith, “The Complete Book of Solitaire and Patience Games”; Wikipedia, “Duchess (card game)”; goodsol.com, “Dutchess”',
  strings: { de, en },
} satisfies Variant;

export default duchess;
