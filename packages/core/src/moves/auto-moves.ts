import type { Card } from '../cards/card.js';
import { isLegal, list, MAX_MOVES, wouldAccept } from './legal.js';
import { CARDS, cardsMove, countOf, fromOf, kindOf, toOf, type Move } from './move.js';
import { withUndo } from './with-undo.js';
import type { Pile } from '../contract.js';
import { rulesOfAccept } from '../table/accept.js';
import type { Table } from '../table/table.js';

/**
 * Lists the moves of the button "Auto-move": all cards that can go to foundations one after the other, except moves that are a choice (see
 * {@link isChoice}).
 */
export function autoMoves(table: Table): Move[] {
  const moves: Move[] = [];
  return withUndo(table, () => {
    for (let up = firstAutoMove(table); up !== undefined; up = firstAutoMove(table)) {
      table.play(up);
      moves.push(up);
    }
    return moves;
  });
}

/** Largest number of moves to foundations that are judged in one position. Patiences on a real table have far fewer. */
const MOST_JUDGED = 200;

/** Returns the first move of the button "Auto-move"; undefined when there is none. This takes far less time than listing all moves. */
export function firstAutoMove(table: Table): Move | undefined {
  const found = new Int32Array(MAX_MOVES);
  const n = list(table, found);
  let judged = 0;
  for (const move of found.subarray(0, n)) {
    if (!isHomeward(table, move)) continue;
    if (!isChoice(table, move)) return move;
    if (++judged === MOST_JUDGED) return undefined;
  }
  return undefined;
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
  const { piles } = table.rules;
  if (isChain(piles[to]!)) return true;
  const faces = facesOf(table);
  const { rank } = table.cards[table.idAt(from, count - 1)]!;
  const follows = following(table, move, faces);
  if (faces.some((card) => card.rank !== rank && !follows.includes(card) && wouldAccept(table, from, to, card))) return true;
  const left = facesLeft(table);
  const wanted = ranksOf(follows, left);
  return piles.some((pile, other) => {
    const there = cardsMove(from, other, count);
    if (other === to || pile.role !== 'foundation' || !isLegal(table, there)) return false;
    return ranksOf(following(table, there, faces), left) !== wanted;
  });
}

/** Returns whether cards of more than one rank may follow a card on a pile, by its data rules. Functions are called in each position instead. */
const isChain = ({ accept }: Pile): boolean => rulesOfAccept(accept).some(({ on }) => on === 'any' || on?.step === 'either');

/** Returns one card of each face in the deal. Rules ask for suit and rank, so that cards of one face are accepted alike. */
function facesOf({ cards, face }: Table): readonly Card[] {
  const found = new Map<number, Card>();
  for (const card of cards) if (!found.has(face[card.id]!)) found.set(face[card.id]!, card);
  return [...found.values()];
}

/** Returns which of these cards the foundation would accept after a move. */
function following(table: Table, move: Move, faces: readonly Card[]): readonly Card[] {
  return withUndo(table, () => {
    table.play(move);
    return faces.filter((card) => wouldAccept(table, fromOf(move), toOf(move), card));
  });
}

/** Returns the faces, as texts of suit and rank, of the cards that lie neither on a foundation nor on a discard pile. */
function facesLeft(table: Table): ReadonlySet<string> {
  const home = new Uint8Array(table.cards.length);
  for (const pile of table.rules.homes) for (let depth = 0; depth < table.len[pile]!; depth++) home[table.idAt(pile, depth)] = 1;
  return new Set(table.cards.filter(({ id }) => !home[id]).map(faceText));
}

const faceText = ({ suit, rank }: Card): string => suit + String(rank);

/** Returns the ranks of those cards whose face is left, as a set of bits. */
const ranksOf = (cards: readonly Card[], left: ReadonlySet<string>): number =>
  cards.reduce((ranks, card) => (left.has(faceText(card)) ? ranks | (1 << card.rank) : ranks), 0);
