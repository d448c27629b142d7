import type { Translated } from '@patience/core/internals';
import type { Glyph } from '../faces/glyphs.js';

/** English words of the first part of the element. */
export const en = {
  letters: 'AJQK',
  table: 'Card table',
  tools: 'Tools',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  fresh: 'New',
  autoMove: 'Auto-move',
  more: 'More',
  restart: 'Restart',
  runOn: 'Play automatically',
  stop: 'Stop',
  score: { one: '{n} point', other: '{n} points' },
  time: 'Time {time}',
  paused: 'Paused',
  resumed: 'Resumed.',
  card: '{card}, {n} of {of}, {pile}',
  topCard: '{card}, {pile}',
  chosen: 'chosen',
  target: 'possible place',
  cards: { one: '{n} card', other: '{n} cards' },
  hidden: { one: '{n} face down', other: '{n} face down' },
  covered: 'covered',
  under: { one: '{n} card below', other: '{n} cards below' },
  empty: 'empty',
  closed: 'closed',
  again: { one: 'once more', other: '{n} more times' },
  dealt: { one: '{name}. {n} card is dealt.', other: '{name}. {n} cards are dealt.' },
  goesOn: { one: '{name}. Your game goes on after {n} move.', other: '{name}. Your game goes on after {n} moves.' },
  nothingToAutoMove: 'Nothing can go to the foundations now.',
  nothingToDo: 'There is nothing to turn or deal here.',
  stuck: 'No moves left.',
  won: 'You won!',
  wasWon: 'This game was won.',
  lost: 'This deal can no longer be won.',
  over: 'Game over.',
  movesLeft: { one: '{n} move left', other: '{n} moves left' },
  puzzleSolved: 'Puzzle solved',
  puzzleFailed: 'Puzzle not solved',
  puzzleNoMoves: 'No moves are left in this puzzle: undo one, or restart.',
};

/** Words of the element. Placeholders are in braces; `one` and `other` are plural forms for the number `n`. */
export type ElementWords = Translated<typeof en> & {
  /** Glyphs of capitals in `letters` other than A, B, D, J, K, O, Q and U. */
  readonly glyphs?: Readonly<Record<string, Glyph>>;
};
