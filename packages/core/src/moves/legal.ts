import type { Card } from '../cards/card.js';
import { ACTION, actionMove, CARDS, cardsMove, countOf, fromOf, kindOf, MAX_PILES, pairMove, toOf, type Move } from './move.js';
import { asContractError } from '../problem.js';
import { isCovered, movable } from '../table/lift.js';
import { actionPile, admits, ASKS, BASED, EMPTY, maskAt, ROW, TAKE_ALL, TAKE_ANY, TAKE_ASKS, TAKE_TOP } from '../table/rules.js';
import type { Table } from '../table/table.js';

/** Largest number of moves that a position can have: the size of the array that {@link list} fills. */
export const MAX_MOVES = 4096;

/** Returns whether the top `count` cards of a pile may be lifted together. */
export function canLift(table: Table, pile: number, count: number): boolean {
  const most = movable(table, pile);
  return count >= 1 && count <= most && (table.rules.take[pile] !== TAKE_ALL || count === most);
}

/**
 * Returns whether pile `to` accepts the top `count` cards of pile `from`; for a refusal the key of the reason, if an accept function returns one.
 * It does not check whether they may be lifted.
 * @throws ContractError when the variant's function throws
 */
export function accepts(table: Table, from: number, to: number, count: number): boolean | string {
  const { rules, face } = table;
  if (from === to || from >= rules.count || to >= rules.count) return false;
  const offset = rules.acceptOf[from * rules.count + to]!;
  if (table.len[to]! + count > rules.limit[to]!) return false;
  if (offset >= 0) {
    const lead = face[table.idAt(from, count - 1)]!;
    return admits(rules.accepts[offset + rowOf(table, to) * ROW + lead]!, count, table.len[from]!);
  }
  return offset === ASKS ? askAccept(table, from, to, lifted(table, from, count)) : false;
}

/** Returns whether pile `to` would accept a card alone if it came from pile `from`, wherever it lies. */
export function wouldAccept(table: Table, from: number, to: number, card: Card): boolean {
  const { rules, face } = table;
  const offset = rules.acceptOf[from * rules.count + to]!;
  if (offset >= 0) return admits(rules.accepts[offset + rowOf(table, to) * ROW + face[card.id]!]!, 1, table.len[from]!);
  return offset === ASKS && askAccept(table, from, to, [card]) === true;
}

/** Returns whether pile `to` would accept a card alone from pile `from` if another card were its top. @param card id of the card @param onto id of the other */
export function wouldLieOn(table: Table, from: number, to: number, card: number, onto: number): boolean {
  const { rules, face, cards } = table;
  const offset = rules.acceptOf[from * rules.count + to]!;
  if (offset >= 0) return rules.accepts[offset + face[onto]! * ROW + face[card]!]! > 0;
  return offset === ASKS && askAccept(table, from, to, [cards[card]!], cards[onto]) === true;
}

/**
 * Returns the row of the compiled accept tables that applies to a pile now: the face on top; for an empty pile, the rank of the base cards
 * if it is set.
 */
export function rowOf(table: Table, pile: number): number {
  const onto = table.top[pile]!;
  return onto === EMPTY && table.rules.likeOf[pile]! >= 0 ? baseRow(table, table.rules.likeOf[pile]!) : onto;
}

/** Returns the row for the rank of the lowest card in the first filled pile of a group, or EMPTY when there is none. Face-down cards do not count. */
function baseRow(table: Table, group: number): number {
  const { rules, slots, up, cards } = table;
  for (let b = 0; b < rules.bases.length; b++) {
    const pile = rules.bases[b]!;
    if (rules.group[pile] !== group || table.len[pile] === 0) continue;
    const lowest = slots[pile << table.shift]!;
    if (up[lowest]) return BASED + cards[lowest]!.rank;
  }
  return EMPTY;
}

/** Returns the top cards of a pile, the lowest first, as accept functions receive them. */
export function lifted(table: Table, from: number, count: number): readonly Card[] {
  const moved: Card[] = [];
  for (let depth = count - 1; depth >= 0; depth--) moved.push(table.cards[table.idAt(from, depth)]!);
  return moved;
}

/**
 * Returns the answer of a pile's accept function: true, false or the key of a reason.
 * @param moved the lifted cards, the lowest first
 * @param onto the card on which they are laid, null for none; absent: the top of the pile
 * @throws ContractError when the function throws
 */
export function askAccept(table: Table, from: number, to: number, moved: readonly Card[], onto = openTop(table, to)): boolean | string {
  const { rules, variant } = table;
  const ofCards = rules.acceptCards[to];
  try {
    if (ofCards) return ofCards(moved);
    return rules.acceptFns[to]!(moved, onto, table.view, rules.ids[to]!, rules.ids[from]!);
  } catch (error) {
    throw asContractError(variant.id, `accept of pile ${rules.ids[to]!}`, error);
  }
}

/** Returns the top card of a pile as accept functions receive it: null when there is none, or it is face down. */
const openTop = (table: Table, pile: number): Card | null =>
  table.len[pile]! > 0 && table.up[table.idAt(pile, 0)] ? table.cards[table.idAt(pile, 0)]! : null;

/** Returns whether the top cards of two piles may leave together; for a refusal the key of the reason, if `pair` returns one. */
export function pairs(table: Table, a: number, b: number): boolean | string {
  if (!table.variant.pair || a === b || table.rules.discard < 0 || movable(table, a) === 0 || movable(table, b) === 0) return false;
  return leaveTogether(table, a, b);
}

/** Returns the answer of the variant's `pair` for the top cards of two piles, in either order. */
function leaveTogether(table: Table, a: number, b: number): boolean | string {
  const { rules, top } = table;
  const pair = table.variant.pair!;
  if (typeof pair === 'function') return askPair(table, a, b);
  return (rules.together[top[a]! * ROW + top[b]!] ??= askPair(table, a, b));
}

/** Returns the variant's `pair` for the top card of pile `a` and a card in pile `b`, in either order. @param two absent: the top card of that pile */
export function askPair(table: Table, a: number, b: number, two: Card = table.cards[table.idAt(b, 0)]!): boolean | string {
  const { rules, cards, variant, view } = table;
  const { pair } = variant;
  if (!pair || rules.discard < 0) return false;
  const one = cards[table.idAt(a, 0)]!;
  try {
    if (typeof pair !== 'function') return either(pair.cards(one, two), pair.cards(two, one));
    const [from, to] = [rules.ids[a]!, rules.ids[b]!];
    return either(pair.call(variant, one, two, view, from, to), pair.call(variant, two, one, view, to, from));
  } catch (error) {
    throw asContractError(variant.id, 'pair', error);
  }
}

/** Returns true if one of two answers is true, else the reason key that one has, else false. */
const either = (one: boolean | string, two: boolean | string): boolean | string =>
  one === true || two === true || (typeof one === 'string' ? one : two);

/** Returns true when an action can be done now, else the key of the reason. @param pile the pile, for an action that is a different move on each */
export function actionReason(table: Table, action: number, pile = 0): true | string {
  const { rules } = table;
  const { name } = rules.actions[action]!;
  try {
    return table.variant.actions![name]!.when(table.view, table.options, actionPile(rules, action, pile));
  } catch (error) {
    throw asContractError(table.variant.id, `actions.${name}.when`, error);
  }
}

/** Returns whether an action belongs to a pile, whether it can be done now or not. */
const isActionOn = (table: Table, action: number, pile: number): boolean => {
  const { each, piles } = table.rules.actions[action]!;
  return each ? piles.includes(pile) : pile === 0;
};

/** Returns whether a move is legal in this position. Any integer is allowed. @throws ContractError when the variant's rules throw */
export function isLegal(table: Table, move: Move): boolean {
  const from = fromOf(move);
  switch (kindOf(move)) {
    case CARDS:
      return (
        from < table.rules.count &&
        toOf(move) < table.rules.count &&
        canLift(table, from, countOf(move)) &&
        accepts(table, from, toOf(move), countOf(move)) === true
      );
    case ACTION:
      return from < table.actionNames.length && isActionOn(table, from, toOf(move)) && actionReason(table, from, toOf(move)) === true;
    default:
      return from < table.rules.count && toOf(move) < table.rules.count && pairs(table, from, toOf(move)) === true;
  }
}

/**
 * Fills `out` with the legal moves and returns their number. Moves that differ only in interchangeable piles are listed once. It allocates
 * nothing unless an accept function is called.
 * @param out see {@link MAX_MOVES}; with a smaller array, only the first moves are listed
 * @throws ContractError when the variant's rules throw
 */
export function list(table: Table, out: Int32Array): number {
  const { rules, top } = table;
  const n = rules.count;
  gatherCandidates(table);
  let moves = 0;
  const lo = facesLo;
  const hi = facesHi;
  for (let t = 0; t < rules.targets.length; t++) {
    const to = rules.targets[t]!;
    const onto = top[to]!;
    const mask = maskAt(to, onto);
    if ((rules.masks[mask]! & lo) === 0 && (rules.masks[mask + 1]! & hi) === 0) continue;
    const twin = twinOf(table, to);
    if (twin >= 0 && onto === EMPTY) continue;
    const row = onto === EMPTY ? rowOf(table, to) : onto;
    const room = rules.limit[to]! - table.len[to]!;
    for (let i = 0; i < candidates; i++) {
      const from = candidatePile[i]!;
      // Skip a pile that is interchangeable with an earlier one, unless the cards come from that earlier pile.
      if (from === to || (twin >= 0 && twin !== from)) continue;
      const offset = rules.acceptOf[from * n + to]!;
      const count = candidateCount[i]!;
      if (count > room) continue;
      if (
        offset >= 0
          ? admits(rules.accepts[offset + row * ROW + candidateFace[i]!]!, count, table.len[from]!)
          : offset === ASKS && askAccept(table, from, to, (candidateCards[i] ??= lifted(table, from, count))) === true
      ) {
        if (moves === out.length) return moves;
        out[moves++] = cardsMove(from, to, count);
      }
    }
  }
  if (table.variant.pair && rules.discard >= 0) moves = listPairs(table, out, moves);
  const { actions } = rules;
  for (let action = 0; action < actions.length; action++) {
    if (actions[action]!.each) moves = listAction(table, action, out, moves);
    else if (moves < out.length && actionReason(table, action) === true) out[moves++] = actionMove(action);
  }
  return moves;
}

// Cards that can be lifted in the position being listed: filled and read within one call of `list`.
let candidates = 0;
let facesLo = 0;
let facesHi = 0;
const candidatePile = new Uint8Array(MAX_MOVES);
const candidateCount = new Uint16Array(MAX_MOVES);
const candidateFace = new Uint8Array(MAX_MOVES);
/** The cards as accept functions receive them: made when the first function is called. */
const candidateCards: (readonly Card[] | undefined)[] = [];

function gatherCandidates(table: Table): void {
  const { rules, len, top, slots, up, face, shift } = table;
  const united = table.kind !== face;
  candidates = candidateCards.length = 0;
  facesLo = facesHi = 0;
  for (let s = 0; s < rules.sources.length; s++) {
    const pile = rules.sources[s]!;
    const length = len[pile]!;
    const onTop = top[pile]!;
    if (length === 0 || onTop > EMPTY) continue;
    // A pile can be interchangeable with an earlier pile only if its top card was met before, unless cards were united.
    const met = united || (((onTop & 32) === 0 ? facesLo >>> onTop : facesHi >>> onTop) & 1) === 1;
    if (met && twinOf(table, pile) >= 0) continue;
    if (rules.anyCovered && isCovered(table, pile)) continue;
    const take = rules.take[pile]!;
    const bottom = pile << shift;
    if (take === TAKE_ALL) {
      const most = movable(table, pile);
      if (most > 0) add(pile, most, face[slots[bottom]!]!);
      continue;
    }
    if (take === TAKE_ASKS) {
      const most = movable(table, pile);
      for (let count = 1; count <= most; count++) add(pile, count, face[slots[bottom + length - count]!]!);
      continue;
    }
    let place = bottom + length - 1;
    add(pile, 1, onTop);
    if (take === TAKE_TOP) continue;
    const link = rules.runOf[pile]!;
    for (let count = 2; place > bottom; count++, place--) {
      const under = slots[place - 1]!;
      if (!up[under] || (take !== TAKE_ANY && !rules.links[link + face[under]! * ROW + face[slots[place]!]!])) break;
      add(pile, count, face[under]!);
    }
  }
}

function add(pile: number, count: number, face: number): void {
  candidatePile[candidates] = pile;
  candidateCount[candidates] = count;
  candidateFace[candidates++] = face;
  if ((face & 32) === 0) facesLo |= 1 << face;
  else facesHi |= 1 << face;
}

/** Returns an earlier pile of the same group with equal cards, or −1. */
function twinOf(table: Table, pile: number): number {
  const { earlier } = table.rules;
  const one = table.hash1[pile];
  for (let twin = earlier[pile]!; twin >= 0; twin = earlier[twin]!)
    if (table.hash1[twin] === one && table.hash2[twin] === table.hash2[pile] && table.len[twin] === table.len[pile]) return twin;
  return -1;
}

function listPairs(table: Table, out: Int32Array, moves: number): number {
  const { sources } = table.rules;
  let exposed = 0;
  for (let s = 0; s < sources.length; s++) if (movable(table, sources[s]!) > 0) exposedPile[exposed++] = sources[s]!;
  for (let i = 0; i < exposed; i++) {
    const a = exposedPile[i]!;
    for (let j = i + 1; j < exposed; j++)
      if (leaveTogether(table, a, exposedPile[j]!) === true && moves < out.length) out[moves++] = pairMove(a, exposedPile[j]!);
  }
  return moves;
}

/** Lists an action that is a different move on each pile. Of interchangeable piles, only the first is listed. */
function listAction(table: Table, action: number, out: Int32Array, moves: number): number {
  for (const pile of table.rules.actions[action]!.piles)
    if (moves < out.length && twinOf(table, pile) < 0 && actionReason(table, action, pile) === true)
      out[moves++] = actionMove(action, pile);
  return moves;
}

/** Piles whose top card can be lifted in the position being listed. */
const exposedPile = new Uint8Array(MAX_PILES);
