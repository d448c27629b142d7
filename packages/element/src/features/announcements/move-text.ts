import type { Game, MoveInfo } from '@patience/core';
import { list, MAX_MOVES, type Move } from '@patience/core/internals';
import type { Selection } from '../../table/selection.js';
import { fill } from '../../words/index.js';
import { featureWords } from '../../words/features/index.js';
import type { TableDescriber } from '../../names/table-describer.js';

/** The parts of a session that descriptions read. */
export interface Described {
  readonly game: Game;
  readonly selection: Selection;
  readonly describer: TableDescriber;
}

/** A move of cards, or of two cards that leave together. */
export type Way = Exclude<MoveInfo, { kind: 'action' }>;

/** Returns the legal moves. Of moves that differ only in interchangeable piles it has one. */
export function legalMoves({ table }: Game): Move[] {
  const found = new Int32Array(MAX_MOVES);
  return [...found.subarray(0, list(table, found))];
}

/** Returns the piles and the number of cards of a move; undefined for an action. */
export function wayOf({ table }: Game, move: Move): Way | undefined {
  const info = table.info(move);
  // Copy the object: the table reuses it for the next move.
  return info.kind === 'action' ? undefined : { ...info };
}

/** Returns the words for a move in an announcement: which card goes from where to where, or which two leave together. */
export function describeMove({ game: { view }, selection, describer }: Described, { kind, from, to, count }: Way): string {
  const words = featureWords(describer.locale);
  const name = (pile: string, depth: number): string => {
    const card = view.card(pile, depth);
    return card ? describer.card(card) : '';
  };
  const piles = { from: describer.pile(from), pile: describer.pile(to) };
  if (kind === 'pair') return fill(words.together, { ...piles, card: name(from, 0), other: name(to, 0) });
  // A pile that moves as a whole is named by its top card, which is the visible one.
  return fill(words.move, { ...piles, card: name(from, selection.pile(from).take === 'all' ? 0 : count - 1) });
}

/**
 * Returns the words for a move whose piles the table marks. A pile is named only as the destination of a card, or as the place of a partner
 * when another card with the same face is exposed.
 */
export function describeMarkedMove(described: Described, way: Way): string {
  const { game, selection, describer } = described;
  const { view, piles } = game;
  const { kind, from, to, count } = way;
  const words = featureWords(describer.locale);
  const depth = kind === 'pair' || selection.pile(from).take === 'all' ? 0 : count - 1;
  const faces = piles.flatMap(({ id }) => Array.from({ length: view.count(id) }, (_, i) => view.card(id, i)));
  const isTwice = (pile: string, at: number): boolean => {
    const card = view.card(pile, at);
    return faces.filter((other) => other?.rank === card?.rank && other?.suit === card?.suit).length > 1;
  };
  const [first, second] = [view.card(from, depth), view.card(to)];
  if (!first || isTwice(from, depth) || (kind === 'pair' && (!second || isTwice(to, 0)))) return describeMove(described, way);
  const card = describer.card(first);
  return kind === 'pair'
    ? fill(words.pairOf, { card, other: describer.card(second!) })
    : fill(words.moveTo, { card, pile: describer.pile(to) });
}
