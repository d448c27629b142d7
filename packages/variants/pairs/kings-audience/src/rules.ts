import { ACE, fillGaps, JACK, KING, QUEEN, row, turn, type AcceptFn, type Pile, type Tx, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Ranks of the cards that leave together. */
const PARTNER: Readonly<Record<number, number>> = { [KING]: QUEEN, [QUEEN]: KING, [ACE]: JACK, [JACK]: ACE };
const FOUNDATIONS = ['f1', 'f2', 'f3', 'f4'];
const THRONES = ['f5', 'f6', 'f7', 'f8'];

/** Upper left corner of a card of the antechamber, which surrounds the audience chamber, in the order in which gaps are filled. */
function place(i: number): readonly [number, number] {
  if (i < 4) return [i + 1, 0];
  if (i === 15) return [5, 3.5];
  return i < 11 ? [i % 2 === 0 ? 0 : 5, Math.floor(i / 2) - 1.5] : [i - 10, 4];
}

/** A card is laid on its partner; both leave at once. */
const couple: AcceptFn = ([card], onto) => (onto?.suit === card!.suit && PARTNER[card!.rank] === onto.rank) || 'no-couple';
const available = { accept: couple, take: 'top' } satisfies Partial<Pile>;

/** Takes a couple off a pile: a queen comes to lie on her king, a jack on his ace. */
function seat(table: Tx, pile: string): void {
  const { rank } = table.card(pile)!;
  const seats = rank === KING || rank === QUEEN ? THRONES : FOUNDATIONS;
  const free = seats.find((one) => table.count(one) === 0)!;
  table.move(pile, free, { count: 2, turn: rank === KING || rank === ACE });
}

/** King's Audience. Rules: GNOME AisleRiot, “King's Audience”, and PySolFC, “King's Audience”. */
export const kingsAudience: Variant = {
  api: 1,
  id: 'kings-audience',
  rules: 1,
  options: {},
  table: () => [
    { id: 'stock', role: 'stock', at: [2, 2] },
    { id: 'waste', role: 'waste', at: [3, 2], ...available },
    ...row('f', 8, (i) =>
      i < 4
        ? { role: 'foundation', group: 'foundations', at: [i + 1, 3], accept: { on: { step: -1, suit: 'same' } as const, max: 1 } }
        : { role: 'foundation', group: 'thrones', at: [i - 3, 1] },
    ),
    ...row('r', 16, (i) => ({ role: 'reserve', at: place(i), ...available })),
  ],
  deal: [{ to: 'r1-16' }, { to: 'stock', rest: true }],
  actions: { turn },
  after(table, _options, move) {
    if (move?.kind === 'cards' && !move.to.startsWith('f')) seat(table, move.to);
    fillGaps(table, table.piles('reserve'), 'waste', 'stock');
  },
  rank: [{ to: 'foundation' }, { from: 'waste' }, { onto: 'card' }, { action: true }],
  about: { skill: 0.3, minutes: 4 },
  source: 'GNOME AisleRiot, “King’s Audience”; PySolFC, “King’s Audience”',
  strings: { de, en },
};

export default kingsAudience;
