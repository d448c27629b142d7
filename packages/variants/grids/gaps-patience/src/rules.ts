import { ACE, row, type Card, type Tx, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

const WIDTH = 13;
/** In a narrow box a row is written in two lines, the first of so many cards. */
const LINE = 7;
/** Indent of the second line, in cards: it begins between the cards above. */
const INDENT = 0.5;
/** From row to row in the narrow box, in card heights: its two lines, and a wider gap than between them. */
const ROW = 2.25;
/** Gap between the last line and the discard pile in the narrow box, in card heights. */
const GAP = 0.13;
const PLACES = 4 * WIDTH;
const REDEALS = 2;
/** The piles, row by row. */
const PLACE = Array.from({ length: PLACES }, (_, i) => `t${i + 1}`);
/** The first place of each row. */
const ROWS = [0, 1, 2, 3].map((line) => line * WIDTH);
const isFirst = (i: number): boolean => i % WIDTH === 0;

/** Does a card belong at this place: a two at the left end, else the next one of the suit? */
function belongs(view: View, card: Card, i: number): boolean {
  if (isFirst(i)) return card.rank === ACE + 1;
  const left = view.card(PLACE[i - 1]!);
  return left !== null && left.suit === card.suit && left.rank + 1 === card.rank;
}

/** Counts the cards in order from the left end of the row that begins at this place. */
function inOrder(view: View, first: number): number {
  for (let n = 0; n < WIDTH; n++) {
    const card = view.card(PLACE[first + n]!);
    if (!card || !belongs(view, card, first + n)) return n;
  }
  return WIDTH;
}

/** Shuffles the cards that are not in order and deals them again, row by row, with a gap after the cards in order. */
function layOutAnew(table: Tx): void {
  const kept = ROWS.map((first) => inOrder(table, first));
  const loose = PLACE.filter((_, i) => i % WIDTH >= kept[Math.floor(i / WIDTH)]!);
  for (const place of loose) if (table.count(place) > 0) table.move(place, 'pack', { face: 'down' });
  table.shuffle('pack');
  const gaps = ROWS.map((first, line) => PLACE[first + kept[line]!]);
  for (const place of loose) if (!gaps.includes(place)) table.move('pack', place, { face: 'up' });
}

/** Gaps. Rules: Wikibooks, “Solitaire card games/Gaps”, and semicolon.com, “Montana”: shuffled, two redeals. */
export const gaps: Variant = {
  api: 1,
  id: 'gaps-patience',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...row('t', PLACES, (i) => ({
      role: 'tableau',
      at: i % WIDTH < LINE ? [i % WIDTH, Math.floor(i / WIDTH) * ROW] : [(i % WIDTH) - LINE + INDENT, Math.floor(i / WIDTH) * ROW + 1],
      wide: [i % WIDTH, Math.floor(i / WIDTH)],
      accept: ([card], _onto, view) => belongs(view, card!, i) || 'not-next',
      limit: 1,
      take: 'top',
    })),
    { id: 'discard', role: 'discard', at: [0, 3 * ROW + 2 + GAP], wide: [0, 4.25] },
  ],

  deal(table) {
    for (let i = 0; i < PLACES; i++) {
      table.flip('pack');
      table.move('pack', table.card('pack')!.rank === ACE ? 'discard' : PLACE[i]!);
    }
  },

  actions: {
    redeal: {
      on: 'discard',
      when: (view) => view.counter('redeals') < REDEALS || 'redeals-used',
      run(table) {
        layOutAnew(table);
        table.set('redeals', table.counter('redeals') + 1);
      },
    },
  },

  status: (view) => (ROWS.every((first) => inOrder(view, first) === WIDTH - 1) ? 'won' : 'playing'),

  /** Prefers moves that bring a card into order; a redeal comes last. */
  rank(view, move) {
    if (move.kind !== 'cards') return 0;
    const i = Number(move.to.slice(1)) - 1;
    return inOrder(view, i - (i % WIDTH)) >= i % WIDTH ? 2 : 1;
  },

  about: { skill: 0.7, minutes: 8 },
  source: 'Wikibooks, “Solitaire card games/Gaps”; semicolon.com, “Montana”',
  strings: { de, en },
};

export default gaps;
