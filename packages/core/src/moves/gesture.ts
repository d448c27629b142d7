/** What hands mean: a card and a place become the moves they stand for. Rules are only asked, never known. */
import { actionReason, canLift, isLegal, list, MAX_MOVES } from './legal.js';
import { actionMove, CARDS, cardsMove, fromOf, kindOf, pairMove, toOf, type Move } from './move.js';
import { ask } from '../problem.js';
import { refuse, whyNotLifted, type Reason } from './refusal.js';
import { TAKE_ALL } from '../table/rules.js';
import type { Table } from '../table/table.js';

/** Moves to play as one, or why there are none. */
export type Interpreted = { readonly ok: true; readonly moves: readonly Move[] } | { readonly ok: false; readonly refusal: Reason };

/** How many cards are lifted with the card at a depth (0 the top): all that lie on it, or the whole pile. */
function countAt(table: Table, pile: number, depth: number): number {
  return table.rules.take[pile] === TAKE_ALL ? table.len[pile]! : depth + 1;
}

/** Can the card at this depth be grabbed? In a squared pile only the top card can. */
function inSight({ rules }: Table, pile: number, depth: number): boolean {
  const { fan, fanned = Infinity } = rules.piles[pile]!;
  return fan !== undefined && depth < fanned;
}

/** May the card at this depth be picked up, alone or as the lowest of a run, now or through free cells? */
export function liftable(table: Table, pile: number, depth: number): Reason | undefined {
  const count = countAt(table, pile, depth);
  if (canLift(table, pile, count)) return undefined;
  const why = whyNotLifted(table, pile, count);
  if (why?.code !== 'only-top' || depth === 0) return why;
  return targets(table, pile, depth).length > 0 ? undefined : why;
}

/**
 * What laying the card at `depth` of pile `from` (with all that lies on it) on pile `to` means: one move, two cards
 * that leave together, or a detour through free cells and empty columns, card by card.
 */
export function interpret(table: Table, from: number, depth: number, to: number): Interpreted {
  const count = countAt(table, from, depth);
  const direct = cardsMove(from, to, count);
  if (isLegal(table, direct)) return { ok: true, moves: [direct] };
  const pair = pairMove(Math.min(from, to), Math.max(from, to));
  if (table.variant.pair && depth === 0 && isLegal(table, pair)) return { ok: true, moves: [pair] };
  if (depth > 0 && inSight(table, from, depth)) {
    const moves: Move[] = [];
    // An empty column is room only if it may be used: in some patiences it stays closed, or is for kings.
    const spares = emptyPiles(table, 'tableau', to).filter((pile) => isLegal(table, cardsMove(from, pile, 1)));
    const done = triedOut(table, () => carry(table, from, to, count, spares, moves));
    if (done) return { ok: true, moves };
    // The lowest card alone would fit: then it is the room for the detour that lacks, or the order of the run.
    const why = whyNotLifted(table, from, count);
    if (why && why.code !== 'only-top') return { ok: false, refusal: why };
    const room = (emptyPiles(table, 'cell', to).length + 1) * 2 ** spares.length;
    if (why && count > room) return { ok: false, refusal: { code: 'no-room', params: { count, room } } };
  }
  return { ok: false, refusal: (table.variant.pair && table.len[to]! > 0 ? refuse(table, pair) : undefined) ?? refuse(table, direct)! };
}

/** Plays `count` cards from pile to pile by single moves, as far as it goes; the moves made are in `moves`. */
function carry(table: Table, from: number, to: number, count: number, spares: readonly number[], moves: Move[]): boolean {
  const cells = emptyPiles(table, 'cell', to);
  if (count <= cells.length + 1) {
    const used = cells.slice(0, count - 1);
    return (
      used.every((cell) => step(table, from, cell, moves)) &&
      step(table, from, to, moves) &&
      used.reverse().every((cell) => step(table, cell, to, moves))
    );
  }
  const [spare, ...rest] = spares;
  if (spare === undefined) return false;
  const part = count - (cells.length + 1) * 2 ** rest.length;
  const upper = Math.max(1, part);
  return (
    carry(table, from, spare, upper, rest, moves) &&
    carry(table, from, to, count - upper, rest, moves) &&
    carry(table, spare, to, upper, rest, moves)
  );
}

function step(table: Table, from: number, to: number, moves: Move[]): boolean {
  const move = cardsMove(from, to, 1);
  if (!isLegal(table, move)) return false;
  table.play(move);
  moves.push(move);
  return true;
}

function emptyPiles(table: Table, role: string, except: number): number[] {
  const { piles } = table.rules;
  return piles.flatMap((pile, i) => (pile.role === role && table.len[i] === 0 && i !== except ? [i] : []));
}

/** The actions that a click on this pile can mean, in the variant's order: those that can be done now come first. */
export function actionsOn(table: Table, pile: number): Move[] {
  const meant = table.rules.actions.flatMap(({ each, piles }, action) =>
    piles.includes(pile) ? [actionMove(action, each ? pile : 0)] : [],
  );
  const now = (move: Move): boolean => actionReason(table, fromOf(move), toOf(move)) === true;
  return [...meant.filter(now), ...meant.filter((move) => !now(move))];
}

/** Piles on which the card at this depth may be laid, detours included. */
export function targets(table: Table, from: number, depth: number): number[] {
  const found: number[] = [];
  for (let to = 0; to < table.rules.count; to++) if (to !== from && interpret(table, from, depth, to).ok) found.push(to);
  return found;
}

/**
 * The most useful thing to do with a card, for a double click: onto a family (with the cards below it that follow
 * on the same family), else onto other cards, else to an empty place, last into a cell.
 */
export function best(table: Table, from: number, depth: number): readonly Move[] | undefined {
  const { piles } = table.rules;
  const worth = (to: number): number => {
    const filled = table.len[to]! > 0 ? 1 : 0;
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
  let chosen = -1;
  for (const to of targets(table, from, depth)) if (chosen < 0 || worth(to) > worth(chosen)) chosen = to;
  if (chosen < 0) return undefined;
  const interpreted = interpret(table, from, depth, chosen);
  if (!interpreted.ok) return undefined;
  if (piles[chosen]!.role !== 'foundation' || depth > 0) return interpreted.moves;
  return whole(table, from, chosen);
}

/** All cards of a pile's end that follow each other onto one foundation. */
function whole(table: Table, from: number, to: number): Move[] {
  const moves: Move[] = [];
  return triedOut(table, () => {
    while (step(table, from, to, moves));
    return moves;
  });
}

/** "Everything up": all cards that can go to foundations one after the other. Empty when there is none. */
export function allUp(table: Table): Move[] {
  const found = new Int32Array(MAX_MOVES);
  const moves: Move[] = [];
  return triedOut(table, () => {
    for (;;) {
      const n = list(table, found);
      const up = found.subarray(0, n).find((move) => kindOf(move) === CARDS && isHomeward(table, move));
      if (up === undefined) return moves;
      table.play(up);
      moves.push(up);
    }
  });
}

function isHomeward(table: Table, move: Move): boolean {
  const { piles } = table.rules;
  return piles[toOf(move)]!.role === 'foundation' && piles[fromOf(move)]!.role !== 'foundation';
}

/** Would "everything up" win the game? Then the rest is forced and can be offered. */
export function canFinish(table: Table): boolean {
  const moves = allUp(table);
  if (moves.length === 0) return false;
  return triedOut(table, () => {
    for (const move of moves) table.play(move);
    return table.status() === 'won';
  });
}

/** What comes of moves that are taken back again, also when the rules throw in between. */
function triedOut<T>(table: Table, act: () => T): T {
  const { depth } = table;
  try {
    return act();
  } finally {
    while (table.depth > depth) table.undo();
  }
}

/**
 * How useful the variant's `rank` finds a move; undefined when it has none.
 * @throws ContractError when it throws
 */
export function usefulness(table: Table, move: Move): number | undefined {
  const { variant, view } = table;
  return variant.rank && ask(variant.id, 'rank', () => variant.rank!(view, table.info(move)));
}

/** The first of the listed moves by the variant's `rank`; without one, as listed. @param n how many are listed */
export function firstByRank(table: Table, moves: Int32Array, n: number): Move {
  const { variant } = table;
  if (!variant.rank || n === 1) return moves[0]!;
  let chosen = moves[0]!;
  let highest = -Infinity;
  for (let i = 0; i < n; i++) {
    const rank = usefulness(table, moves[i]!)!;
    if (rank > highest) {
      highest = rank;
      chosen = moves[i]!;
    }
  }
  return chosen;
}
