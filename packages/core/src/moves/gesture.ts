/** Converts what the player does, such as dropping a card on a pile, to moves. */
import { isChoice } from './auto-moves.js';
import { actionReason, canLift, isLegal, wouldAccept, wouldLieOn } from './legal.js';
import { actionMove, cardsMove, fromOf, pairMove, toOf, type Move } from './move.js';
import { ask } from '../problem.js';
import { refuse, whyNotLaid, whyNotLifted } from './refusal.js';
import { withUndo } from './with-undo.js';
import { rulesOfAccept } from '../table/accept.js';
import { isCovered } from '../table/lift.js';
import { TAKE_ALL, TAKE_ASKS, TAKE_TOP } from '../table/rules.js';
import type { Table } from '../table/table.js';
import type { Reason } from '../words/reason.js';

/** The moves that a gesture means, or the reason why it means none. */
export type Interpretation = { readonly ok: true; readonly moves: readonly Move[] } | { readonly ok: false; readonly refusal: Reason };

/**
 * Largest number of single moves that are tried to find out where one card, with the cards on it, can be moved by way of cells and empty
 * columns. The largest patiences on a real table need some hundreds.
 */
const MOST_TRIED = 2000;
/** Counts down the single moves that may still be tried. */
interface Tries {
  left: number;
}

/** Returns how many cards are lifted together with a card: the cards on it, or the whole pile. @param depth number of cards on the card */
function countAt(table: Table, pile: number, depth: number): number {
  return table.rules.take[pile] === TAKE_ALL ? table.len[pile]! : depth + 1;
}

/**
 * Returns whether the player can grab a card. In a pile whose cards do not overlap, only the top card can be grabbed.
 * @param depth number of cards on the card
 */
function inSight({ rules }: Table, pile: number, depth: number): boolean {
  const { fan, fanned = Infinity } = rules.piles[pile]!;
  return fan !== undefined && depth < fanned;
}

/**
 * Returns why the card at a depth cannot be picked up, alone or as the lowest of a run, directly or by way of cells and empty columns;
 * undefined when it can.
 */
export function whyNotPickedUp(table: Table, pile: number, depth: number): Reason | undefined {
  const count = countAt(table, pile, depth);
  if (canLift(table, pile, count)) return undefined;
  if (depth === 0 || !isUnderOpenTop(table, pile, count)) return whyNotLifted(table, pile, count);
  if (!eachTarget(table, pile, depth).next().done) return undefined;
  const run = runLength(table, pile);
  if (run >= count) return whyRunStays(table, pile, count);
  return hasWay(table) ? { code: 'run-broken', params: { count: run } } : whyNotLifted(table, pile, count);
}

/** Returns how many open cards on top of a pile follow each other: each could be laid on the one below it in such a pile. */
function runLength(table: Table, pile: number): number {
  const { rules } = table;
  const other = rules.piles.findIndex(({ role }, i) => i !== pile && role === rules.piles[pile]!.role);
  if (other < 0) return 1;
  let count = 1;
  while (showsAll(table, pile, count + 1) && wouldLieOn(table, other, pile, table.idAt(pile, count - 1), table.idAt(pile, count))) count++;
  return count;
}

/** Returns whether cards can ever be moved one by one: by way of cells, or of columns that take any card when they are empty. */
const hasWay = ({ rules }: Table): boolean =>
  rules.piles.some(
    ({ role, accept }) => role === 'cell' || (role === 'tableau' && rulesOfAccept(accept).some(({ empty }) => empty === 'any')),
  );

/** Returns why a run cannot be moved card by card: there is too little room on the way to a column where it fits, or no such column. */
function whyRunStays(table: Table, from: number, count: number): Reason {
  const lead = table.cards[table.idAt(from, count - 1)]!;
  const fits = table.rules.piles.flatMap(({ role }, to) =>
    role === 'tableau' && to !== from && wouldAccept(table, from, to, lead) ? [to] : [],
  );
  const room = Math.max(0, ...fits.map((to) => roomTo(table, from, to)));
  return room > 0 && room < count ? { code: 'no-room', params: { count, room } } : { code: 'goes-nowhere', params: { depth: count - 1 } };
}

/** Returns how many cards can be moved one by one to a pile as one gesture. */
const roomTo = (table: Table, from: number, to: number): number =>
  roomIn(usefulPiles(table, 'cell', from, to), usefulPiles(table, 'tableau', from, to));

/** Returns how many cards can be moved one by one by way of empty cells and empty columns. */
const roomIn = (cells: readonly number[], spares: readonly number[]): number => (cells.length + 1) * 2 ** spares.length;

/** Returns whether a pile gives away only its top card although `count` face-up cards could be moved one by one. */
function isUnderOpenTop(table: Table, pile: number, count: number): boolean {
  return (
    table.rules.take[pile] === TAKE_TOP &&
    !isCovered(table, pile) &&
    count > 1 &&
    count <= table.len[pile]! &&
    table.up[table.idAt(pile, count - 1)] === 1
  );
}

/**
 * Returns the moves that dropping a card, with all cards on it, on a pile means: one move, two cards that leave together, or several moves by
 * way of cells and empty columns.
 * @param from pile of the card
 * @param depth number of cards on it
 * @param to pile on which it is dropped
 */
export const interpret = (table: Table, from: number, depth: number, to: number): Interpretation =>
  interpretWithin(table, from, depth, to, { left: MOST_TRIED });

function interpretWithin(table: Table, from: number, depth: number, to: number, tries: Tries): Interpretation {
  const count = countAt(table, from, depth);
  const direct = cardsMove(from, to, count);
  if (isLegal(table, direct)) return { ok: true, moves: [direct] };
  const pair = pairMove(Math.min(from, to), Math.max(from, to));
  if (table.variant.pair && depth === 0 && isLegal(table, pair)) return { ok: true, moves: [pair] };
  // Try no moves with a face-down card: whether it fits somewhere would tell what it is.
  const hidden = showsAll(table, from, count) ? undefined : whyNotLifted(table, from, count);
  if (hidden) return { ok: false, refusal: hidden };
  if (depth > 0 && inSight(table, from, depth)) {
    const cells = usefulPiles(table, 'cell', from, to);
    const spares = usefulPiles(table, 'tableau', from, to);
    const moves: Move[] = [];
    const done = withUndo(table, () => carry(table, { from, to, count }, cells, spares, moves, tries));
    if (done) return { ok: true, moves };
    // Say that the run has no order, or that there is too little room, if the cards could otherwise go there.
    const byOne = isUnderOpenTop(table, from, count);
    const why = byOne ? undefined : whyNotLifted(table, from, count);
    if (why) return { ok: false, refusal: why };
    const room = roomIn(cells, spares);
    if (byOne && count > room) return { ok: false, refusal: { code: 'no-room', params: { count, room } } };
    if (byOne && runLength(table, from) >= count) return { ok: false, refusal: whyNotLaid(table, from, to, count) };
  }
  return { ok: false, refusal: (table.variant.pair && table.len[to]! > 0 ? refuse(table, pair) : undefined) ?? refuse(table, direct)! };
}

/** Returns whether the top `count` cards of a pile are all face up; false when it has fewer cards. */
function showsAll(table: Table, pile: number, count: number): boolean {
  if (count > table.len[pile]!) return false;
  for (let depth = 0; depth < count; depth++) if (!table.up[table.idAt(pile, depth)]) return false;
  return true;
}

/** Several cards that move together. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Moves a run by single moves, and adds these moves to `moves`. @returns false when a card cannot be moved */
function carry(table: Table, run: Run, cells: readonly number[], spares: readonly number[], moves: Move[], tries: Tries): boolean {
  const { from, to, count } = run;
  if (count <= cells.length + 1) {
    const used = cells.slice(0, count - 1);
    return (
      used.every((cell) => step(table, from, cell, moves, tries)) &&
      step(table, from, to, moves, tries) &&
      used.reverse().every((cell) => step(table, cell, to, moves, tries))
    );
  }
  const [spare, ...rest] = spares;
  if (spare === undefined) return false;
  const part = count - (cells.length + 1) * 2 ** rest.length;
  const upper = Math.max(1, part);
  return (
    carry(table, { from, to: spare, count: upper }, cells, rest, moves, tries) &&
    carry(table, { from, to, count: count - upper }, cells, rest, moves, tries) &&
    carry(table, { from: spare, to, count: upper }, cells, rest, moves, tries)
  );
}

function step(table: Table, from: number, to: number, moves: Move[], tries?: Tries): boolean {
  const move = cardsMove(from, to, 1);
  if (tries && --tries.left < 0) return false;
  if (!isLegal(table, move)) return false;
  table.play(move);
  moves.push(move);
  return true;
}

/**
 * Returns the empty piles of a role that accept the top card of a pile and give it back. Some cells keep their card for a while; some empty
 * columns accept no card, or only kings.
 */
function usefulPiles(table: Table, role: string, from: number, to: number): number[] {
  const { piles, take } = table.rules;
  const givesBack = (pile: number): boolean =>
    take[pile] !== TAKE_ASKS || withUndo(table, () => step(table, from, pile, []) && canLift(table, pile, 1));
  return [...piles.keys()].filter(
    (pile) =>
      piles[pile]!.role === role && table.len[pile] === 0 && pile !== to && isLegal(table, cardsMove(from, pile, 1)) && givesBack(pile),
  );
}

/** Returns the actions that a click on a pile can mean: first those that can be done now, each in the variant's order. */
export function actionsOn(table: Table, pile: number): Move[] {
  const meant = table.rules.actions.flatMap(({ each, piles }, action) =>
    piles.includes(pile) ? [actionMove(action, each ? pile : 0)] : [],
  );
  const now = (move: Move): boolean => actionReason(table, fromOf(move), toOf(move)) === true;
  return [...meant.filter(now), ...meant.filter((move) => !now(move))];
}

/**
 * Returns the piles on which a card may be laid, directly or by way of cells and empty columns. None for a card that cannot be picked up.
 * @param depth number of cards on the card
 */
export const targets = (table: Table, from: number, depth: number): number[] =>
  whyNotPickedUp(table, from, depth) ? [] : [...eachTarget(table, from, depth)];

/** Yields the piles of {@link targets}. The limit of tried moves applies to all piles together. */
function* eachTarget(table: Table, from: number, depth: number): Generator<number> {
  const tries: Tries = { left: MOST_TRIED };
  for (let to = 0; to < table.rules.count; to++) if (to !== from && interpretWithin(table, from, depth, to, tries).ok) yield to;
}

/**
 * Returns the piles on which the card at a depth may be laid, the most useful first: foundations, piles with cards, empty piles, cells. Of
 * interchangeable piles with equal cards or none it has only the first; moving a whole pile to such a pile comes last.
 * @param found the piles on which it may be laid, see {@link targets}
 */
export function destinations(table: Table, from: number, depth: number, found = targets(table, from, depth)): number[] {
  const { piles } = table.rules;
  const alike = (to: number): string | undefined => (table.len[to] === 0 ? piles[to]!.group : undefined);
  const wholePile = countAt(table, from, depth) === table.len[from];
  const worth = (to: number): number => {
    const filled = table.len[to]! > 0 ? 1 : 0;
    const group = alike(to);
    if (wholePile && group !== undefined && group === piles[from]!.group) return -1;
    switch (piles[to]!.role) {
      case 'foundation':
      case 'discard':
        return 6;
      case 'cell':
        return 0;
      default:
        return 2 + filled * 2;
    }
  };
  const met = new Set<string>();
  return found
    .filter((to) => {
      const { group } = piles[to]!;
      const cards = `${group} ${table.len[to]} ${table.hash1[to]} ${table.hash2[to]}`;
      return group === undefined || (!met.has(cards) && met.add(cards));
    })
    .sort((a, b) => worth(b) - worth(a));
}

/**
 * Returns the moves that bring a card to a pile. On a foundation they also bring the cards below it in its column that follow. Undefined
 * when the card may not be laid there.
 */
export function movesTo(table: Table, from: number, depth: number, to: number): readonly Move[] | undefined {
  const interpreted = interpret(table, from, depth, to);
  if (!interpreted.ok) return undefined;
  if (table.rules.piles[to]!.role !== 'foundation' || depth > 0) return interpreted.moves;
  return whole(table, from, to);
}

/** Returns the moves that bring a card to the first of its {@link destinations}, as a double click does; undefined when it has none. */
export function bestMoves(table: Table, from: number, depth: number): readonly Move[] | undefined {
  const [to] = destinations(table, from, depth);
  return to === undefined ? undefined : movesTo(table, from, depth, to);
}

/**
 * Returns the moves of the top cards of a pile that follow one another onto a foundation. After the first move, only moves that are no
 * choice.
 */
function whole(table: Table, from: number, to: number): Move[] {
  const moves: Move[] = [];
  return withUndo(table, () => {
    const next = cardsMove(from, to, 1);
    do step(table, from, to, moves);
    while (isLegal(table, next) && !isChoice(table, next));
    return moves;
  });
}

/** Returns the rank of a move by the variant's `rank`; undefined when the variant has none. @throws ContractError when `rank` throws */
export function rankOfMove(table: Table, move: Move): number | undefined {
  const { variant, view } = table;
  return variant.rank && ask(variant.id, 'rank', () => variant.rank!(view, table.info(move)));
}

/** Returns the move with the highest rank by the variant's `rank`, or the first one when the variant has none. @param n number of listed moves */
export function firstByRank(table: Table, moves: Int32Array, n: number): Move {
  const { variant } = table;
  if (!variant.rank || n === 1) return moves[0]!;
  let chosen = moves[0]!;
  let highest = -Infinity;
  for (let i = 0; i < n; i++) {
    const rank = rankOfMove(table, moves[i]!)!;
    if (rank > highest) {
      highest = rank;
      chosen = moves[i]!;
    }
  }
  return chosen;
}
