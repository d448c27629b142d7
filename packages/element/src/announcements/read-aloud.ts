import type { Card, Change, Pile } from '@patience/core';
import type { PileNames } from './table-describer.js';
import { counted, fill } from '../words/index.js';

/** The first words about a game. */
export const tellDealt = (pileNames: PileNames): string => {
  const { game, variant, words } = pileNames;
  const { name } = variant;
  const moves = game.gestures.slice(0, game.cursor).flat().length;
  if (moves === 0) return fill(words.dealt, { name, n: game.piles.reduce((sum, { id }) => sum + game.view.count(id), 0) });
  const end = tellEnd(game, pileNames);
  return end === '' ? fill(counted(words.goesOn, moves), { name }) : `${name}. ${end}`;
};

/** How it stands: won, lost, stuck, or nothing. A win that was not played here, but opened or gone forward to, is not called the player's. */
export const tellEnd = ({ status, stuck, kind }: Pick<Change, 'status' | 'stuck'> & Partial<Change>, { words }: PileNames): string =>
  status === 'playing' ? (stuck ? words.stuck : '') : words[status === 'won' && kind !== 'play' ? 'wasWon' : status];

/** How the open cards of a pile are named, from the lowest. */
export type TellCards = (cards: readonly Card[]) => readonly string[];

/** A pile as text, from the card that lies lowest. @param tellCards absent: every card by its name */
export function readPile({ id, fan }: Pile, pileNames: PileNames, tellCards?: TellCards): string {
  const { game, words } = pileNames;
  const n = game.view.count(id);
  const open = Array.from({ length: n }, (_, i) => game.view.card(id, n - 1 - i)).filter((card) => card !== null);
  const seen = fan ? open : open.slice(-1);
  const told = [
    n > open.length ? counted(words.hidden, n - open.length) : '',
    ...(tellCards?.(seen) ?? seen.map((card) => pileNames.card(card))),
    !fan && open.length > 1 ? counted(words.cards, open.length) : '',
  ];
  return `${pileNames.pile(id)}: ${told.filter(Boolean).join(', ') || words.empty}.`;
}

/** The whole table as text, pile by pile, as a player would tell it. */
export function readTable(pileNames: PileNames, tellCards?: TellCards): string {
  const { game, words } = pileNames;
  const lines = game.piles.map((pile) => readPile(pile, pileNames, tellCards));
  const { score, status, stuck } = game;
  const tail = [score === undefined ? '' : fill(words.score, { n: score }), tellEnd({ status, stuck }, pileNames)].filter(Boolean);
  return [pileNames.variant.name + '.', ...lines, ...tail].join(' ');
}
