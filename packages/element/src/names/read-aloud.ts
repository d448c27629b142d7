import type { Card, Change, Pile } from '@patience/core';
import type { TableDescriber } from './table-describer.js';
import { counted, fill } from '../words/index.js';

/** Returns the announcement of a game that comes onto the table. */
export const describeDeal = (describer: TableDescriber): string => {
  const { game, variant, words } = describer;
  const { name } = variant;
  const moves = game.gestures.slice(0, game.cursor).flat().length;
  if (moves === 0)
    return fill(
      counted(
        words.dealt,
        game.piles.reduce((sum, { id }) => sum + game.view.count(id), 0),
        describer.locale,
      ),
      { name },
    );
  const end = describeEnd(game, describer);
  return end === '' ? fill(counted(words.goesOn, moves, describer.locale), { name }) : `${name}. ${end}`;
};

/**
 * Returns the end of a game as a sentence: won, lost, over, stuck, or empty. A win that was opened or reached by redo is not called the player's.
 */
export const describeEnd = (
  { status, stuck, kind }: Pick<Change, 'status' | 'stuck'> & Partial<Change>,
  { words }: TableDescriber,
): string => (status === 'playing' ? (stuck ? words.stuck : '') : words[status === 'won' && kind !== 'play' ? 'wasWon' : status]);

/** Returns the names of a pile's open cards, from the lowest. */
export type DescribeCards = (cards: readonly Card[]) => readonly string[];

/** Returns a pile as text, from its lowest card. @param describeCards by default, every card by its name */
export function readPile({ id, fan }: Pile, describer: TableDescriber, describeCards?: DescribeCards): string {
  const { game, words } = describer;
  const n = game.view.count(id);
  const open = Array.from({ length: n }, (_, i) => game.view.card(id, n - 1 - i)).filter((card) => card !== null);
  const seen = fan ? open : open.slice(-1);
  const sentences = [
    n > open.length ? counted(words.hidden, n - open.length, describer.locale) : '',
    ...(describeCards?.(seen) ?? seen.map((card) => describer.card(card))),
    !fan && open.length > 1 ? counted(words.cards, open.length, describer.locale) : '',
    ...describer.numbers(id),
  ];
  return `${describer.pile(id)}: ${sentences.filter(Boolean).join(', ') || words.empty}.`;
}

/** Returns the whole table as text, pile by pile. */
export function readTable(describer: TableDescriber, describeCards?: DescribeCards): string {
  const { game, words } = describer;
  const lines = game.piles.map((pile) => readPile(pile, describer, describeCards));
  const { score, status, stuck } = game;
  const tail = [
    ...describer.numbers().map((text) => `${text}.`),
    score === undefined ? '' : counted(words.score, score, describer.locale),
    describeEnd({ status, stuck }, describer),
  ].filter(Boolean);
  return [describer.variant.name + '.', ...lines, ...tail].join(' ');
}
