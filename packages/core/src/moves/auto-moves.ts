import type { Card } from '../cards/card.js';
import { isLegal, list, MAX_MOVES, wouldAccept } from './legal.js';
import { CARDS, cardsMove, countOf, fromOf, kindOf, toOf, type Move } from './move.js';
import { withUndo } from './with-undo.js';
import type { Pile } from '../contract.js';
import { rulesOfAccept } from '../table/accept.js';
import type { Table } from '../table/table.js';

/**
 * Lists the moves of "Auto-move": all cards that can go to foundations one after the other, except those that are a choice (see
 * {@link isChoice}). Empty when there is none.
 */
export function autoMoves(table: Table): Move[] {
  const found = new Int32Array(MAX_MOVES);
  const moves: Move[] = [];
  return withUndo(table, () => {
    for (;;) {
      const n = list(table, found);
      const up = found.subarray(0, n).find((move) => isHomeward(table, move) && !isChoice(table, move));
      if (up === undefined) return moves;
      table.play(up);
      moves.push(up);
    }
  });
}

function isHomeward({ rules: { piles } }: Table, move: Move): boolean {
  return kindOf(move) === CARDS && piles[toOf(move)]!.role === 'foundation' && piles[fromOf(move)]!.role !== 'foundation';
}

/**
 * Returns whether a legal move to a foundation is a choice, which is left to the player. It is one when the card keeps a card of another rank from
 * the foundation (as on a foundation that is built up or down, or by colour, or without a base card yet), and when another foundation
 * accepts the card too and then continues with other ranks.
 */
export function isChoice(table: Table, move: Move): boolean {
  const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
  if (isChain(table.rules.piles[to]!)) return true;
  const { rank } = table.cards[table.idAt(from, count - 1)]!;
  const rivals = table.cards.filter((card) => card.rank !== rank && wouldAccept(table, from, to, card));
  const follows = following(table, move);
  if (rivals.some((card) => !follows.includes(card))) return true;
  const ranks = (cards: readonly Card[]): string =>
    [...new Set(cards.filter((card) => isOut(table, card)).map((card) => card.rank))].join();
  return table.rules.piles.some((pile, other) => {
    const there = cardsMove(from, other, count);
    if (other === to || pile.role !== 'foundation' || !isLegal(table, there)) return false;
    return ranks(following(table, there)) !== ranks(follows);
  });
}

/** Returns whether cards of more than one rank may follow a card on a pile, by its data rules. Functions are called in each position instead. */
const isChain = ({ accept }: Pile): boolean => rulesOfAccept(accept).some(({ on }) => on === 'any' || on?.step === 'either');

/** Returns the cards of the deal, wherever they lie, that the foundation would accept after a move. */
function following(table: Table, move: Move): Card[] {
  return withUndo(table, () => {
    table.play(move);
    return table.cards.filter((card) => wouldAccept(table, fromOf(move), toOf(move), card));
  });
}

/** Returns whether a card lies neither on a foundation nor on a discard pile. */
function isOut(table: Table, card: Card): boolean {
  return !table.rules.homes.some((home) => {
    for (let depth = 0; depth < table.len[home]!; depth++) if (table.idAt(home, depth) === card.id) return true;
    return false;
  });
}
