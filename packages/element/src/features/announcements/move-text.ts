import type { Card, Game, MoveInfo, Role } from '@patience/core';
import { list, MAX_MOVES, type Move } from '@patience/core/internals';
import type { Selection } from '../../table/selection.js';
import { counted, fill } from '../../words/index.js';
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

/** Roles of the piles on which the card below a laid card does not tell the places apart. */
const NAMED: readonly Role[] = ['foundation', 'cell', 'discard'];

/**
 * Returns the words for a move that a hint suggests: which cards go onto which card, or to which pile.
 * @param marked whether the table marks both piles: then the pile of the cards is named only where two faces alike are exposed in a pair
 */
export function describeHint(described: Described, way: Way, marked: boolean): string {
  const { game, selection, describer } = described;
  const { view, piles } = game;
  const { kind, from, to, count } = way;
  const words = featureWords(describer.locale);
  const [whole, onto] = [selection.pile(from).take === 'all', selection.pile(to)];
  const [first, second] = [view.card(from, kind === 'pair' || whole ? 0 : count - 1), view.card(to)];
  if (!first) return describeMove(described, way);
  const card = describer.card(first);
  if (kind === 'pair') {
    const faces = piles.flatMap(({ id }) => Array.from({ length: view.count(id) }, (_, i) => view.card(id, i)));
    const isOne = (card: Card | null): boolean =>
      faces.filter((other) => other?.rank === card?.rank && other?.suit === card?.suit).length === 1;
    return marked && second && isOne(first) && isOne(second)
      ? fill(words.pairOf, { card, other: describer.card(second) })
      : describeMove(described, way);
  }
  const cards = count > 1 && !whole ? fill(counted(words.run, count - 1, describer.locale), { card }) : card;
  const names = { card: cards, from: describer.pile(from), pile: describer.pile(to) };
  if (!second || NAMED.includes(onto.role)) return fill(marked ? words.moveTo : words.move, names);
  return fill(marked ? words.onto : words.fromOnto, { ...names, other: describer.card(second) });
}
