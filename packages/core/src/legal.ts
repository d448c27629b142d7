import type { Card } from './card.js';
import type { AcceptFn } from './contract.js';
import { ACTION, actionMove, CARDS, cardsMove, countOf, fromOf, kindOf, MAX_PILES, pairMove, toOf, type Move } from './move.js';
import { asContractError } from './problem.js';
import { admits, ASKS, EMPTY, TAKE_ALL, TAKE_ANY, TAKE_NONE, TAKE_RUN, TAKE_TOP } from './rules.js';
import type { Table } from './table.js';

/** Moves a position can have at most; the size for the array that {@link list} fills. */
export const MAX_MOVES = 4096;

/** A card on which not all piles of `coveredBy` are empty is covered. */
export function isCovered(table: Table, pile: number): boolean {
  const covers = table.rules.coveredBy[pile];
  if (covers === undefined) return false;
  for (const cover of covers) if (table.len[cover]! > 0) return true;
  return false;
}

/** How many cards can be lifted from a pile at most, as its `take` says; covered piles give none. */
export function movable(table: Table, pile: number): number {
  const { rules, slots, up, face } = table;
  const len = table.len[pile]!;
  const take = rules.take[pile]!;
  if (len === 0 || pile >= rules.count || take === TAKE_NONE || isCovered(table, pile)) return 0;
  let place = (pile << table.shift) + len - 1;
  if (!up[slots[place]!]) return 0;
  if (take === TAKE_TOP) return 1;
  const bottom = pile << table.shift;
  const start = place;
  const link = rules.runOf[pile]!;
  while (place > bottom) {
    const under = slots[place - 1]!;
    if (!up[under] || (take === TAKE_RUN && !rules.links[link + face[under]! * 64 + face[slots[place]!]!])) break;
    place--;
  }
  if (take === TAKE_ALL) return place === bottom ? len : 0;
  return start - place + 1;
}

/** May `count` cards be lifted from this pile together? */
export function canLift(table: Table, pile: number, count: number): boolean {
  const most = movable(table, pile);
  return count >= 1 && count <= most && (table.rules.take[pile] !== TAKE_ALL || count === most);
}

/** Does pile `to` accept the top `count` cards of `from`? A reason key when an accept function gives one. */
export function accepts(table: Table, from: number, to: number, count: number): boolean | string {
  const { rules, face } = table;
  if (from === to || from >= rules.count || to >= rules.count) return false;
  const offset = rules.acceptOf[from * rules.count + to]!;
  if (offset >= 0) {
    const lead = face[table.idAt(from, count - 1)]!;
    return admits(rules.accepts[offset + table.top[to]! * 64 + lead]!, count, table.len[from]!);
  }
  return offset === ASKS ? ask(table, from, to, lifted(table, from, count)) : false;
}

/** The top cards of a pile, the lowest first, as accept functions are given them. */
function lifted(table: Table, from: number, count: number): readonly Card[] {
  const moved: Card[] = [];
  for (let depth = count - 1; depth >= 0; depth--) moved.push(table.cards[table.idAt(from, depth)]!);
  return moved;
}

function ask(table: Table, from: number, to: number, moved: readonly Card[]): boolean | string {
  const { rules, cards, variant } = table;
  const accept = rules.acceptFns[to]!;
  try {
    if (asksForCardsOnly(accept)) return accept(moved);
    const onto = table.len[to]! > 0 && table.up[table.idAt(to, 0)] ? cards[table.idAt(to, 0)]! : null;
    return accept(moved, onto, table.view, rules.ids[to]!, rules.ids[from]!);
  } catch (error) {
    throw asContractError(variant.id, `accept of pile ${rules.ids[to]!}`, error);
  }
}

/** A function that declares one parameter is given the lifted cards and nothing else: where they go cannot matter to it. */
export const asksForCardsOnly = (accept: AcceptFn): accept is (cards: readonly Card[]) => boolean | string => accept.length === 1;

/** May these two exposed cards leave together? */
export function pairs(table: Table, a: number, b: number): boolean {
  if (!table.variant.pair || a === b || table.rules.discard < 0 || movable(table, a) === 0 || movable(table, b) === 0) return false;
  return leaveTogether(table, table.idAt(a, 0), table.idAt(b, 0));
}

/** Does the variant's `pair` say so of two cards, either way round? Asked once for every two faces. */
function leaveTogether({ rules, variant, cards, face }: Table, a: number, b: number): boolean {
  const place = face[a]! * 64 + face[b]!;
  const known = rules.together[place]!;
  if (known !== 0) return known === 2;
  try {
    const together = variant.pair!(cards[a]!, cards[b]!) || variant.pair!(cards[b]!, cards[a]!);
    rules.together[place] = together ? 2 : 1;
    return together;
  } catch (error) {
    throw asContractError(variant.id, 'pair', error);
  }
}

/** True, or the key of the reason why an action cannot be done now. */
export function actionReason(table: Table, action: number): true | string {
  const name = table.actionNames[action]!;
  try {
    return table.variant.actions![name]!.when(table.view, table.options);
  } catch (error) {
    throw asContractError(table.variant.id, `actions.${name}.when`, error);
  }
}

/** Is a move legal in this position? Any integer may be asked. */
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
      return from < table.actionNames.length && actionReason(table, from) === true;
    default:
      return from < table.rules.count && toOf(move) < table.rules.count && pairs(table, from, toOf(move));
  }
}

/**
 * Fills `out` with the legal moves and returns their number. Moves that differ only in interchangeable piles are
 * listed once. Allocates nothing unless an accept function is asked.
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
    const mask = (to * 54 + onto) * 2;
    if ((rules.masks[mask]! & lo) === 0 && (rules.masks[mask + 1]! & hi) === 0) continue;
    const twin = twinOf(table, to);
    if (twin >= 0 && onto === EMPTY) continue;
    for (let i = 0; i < candidates; i++) {
      const from = candidatePile[i]!;
      // A pile like an earlier one is the same target, unless the cards come from that one.
      if (from === to || (twin >= 0 && twin !== from)) continue;
      const offset = rules.acceptOf[from * n + to]!;
      const count = candidateCount[i]!;
      if (
        offset >= 0
          ? admits(rules.accepts[offset + onto * 64 + candidateFace[i]!]!, count, table.len[from]!)
          : offset === ASKS && ask(table, from, to, (candidateCards[i] ??= lifted(table, from, count))) === true
      ) {
        if (moves === out.length) return moves;
        out[moves++] = cardsMove(from, to, count);
      }
    }
  }
  if (table.variant.pair && rules.discard >= 0) moves = listPairs(table, out, moves);
  for (let action = 0; action < table.actionNames.length; action++)
    if (moves < out.length && actionReason(table, action) === true) out[moves++] = actionMove(action);
  return moves;
}

// What can be lifted in the position being listed: filled by one call of `list` and read by the same.
let candidates = 0;
let facesLo = 0;
let facesHi = 0;
const candidatePile = new Uint8Array(MAX_MOVES);
const candidateCount = new Uint16Array(MAX_MOVES);
const candidateFace = new Uint8Array(MAX_MOVES);
/** What accept functions are given: made when the first of them asks. */
const candidateCards: (readonly Card[] | undefined)[] = [];

function gatherCandidates(table: Table): void {
  const { rules, len, top, slots, up, face, shift } = table;
  candidates = candidateCards.length = 0;
  facesLo = facesHi = 0;
  for (let s = 0; s < rules.sources.length; s++) {
    const pile = rules.sources[s]!;
    const length = len[pile]!;
    const onTop = top[pile]!;
    if (length === 0 || onTop > EMPTY) continue;
    // Only a pile whose top card was met before can be like an earlier one.
    if ((onTop < 32 ? (facesLo >>> onTop) & 1 : (facesHi >>> (onTop & 31)) & 1) && twinOf(table, pile) >= 0) continue;
    if (rules.anyCovered && isCovered(table, pile)) continue;
    const take = rules.take[pile]!;
    const bottom = pile << shift;
    if (take === TAKE_ALL) {
      const most = movable(table, pile);
      if (most > 0) add(pile, most, face[slots[bottom]!]!);
      continue;
    }
    let place = bottom + length - 1;
    add(pile, 1, onTop);
    if (take === TAKE_TOP) continue;
    const link = rules.runOf[pile]!;
    for (let count = 2; place > bottom; count++, place--) {
      const under = slots[place - 1]!;
      if (!up[under] || (take !== TAKE_ANY && !rules.links[link + face[under]! * 64 + face[slots[place]!]!])) break;
      add(pile, count, face[under]!);
    }
  }
}

function add(pile: number, count: number, face: number): void {
  candidatePile[candidates] = pile;
  candidateCount[candidates] = count;
  candidateFace[candidates++] = face;
  if (face < 32) facesLo |= 1 << face;
  else facesHi |= 1 << (face & 31);
}

/** An earlier pile of the same group with the same cards, or −1. */
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
    const one = table.idAt(a, 0);
    for (let j = i + 1; j < exposed; j++)
      if (leaveTogether(table, one, table.idAt(exposedPile[j]!, 0)) && moves < out.length) out[moves++] = pairMove(a, exposedPile[j]!);
  }
  return moves;
}

/** Piles whose top card can be lifted in the position being listed. */
const exposedPile = new Uint8Array(MAX_PILES);
