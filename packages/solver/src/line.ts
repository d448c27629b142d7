import type { Options } from '@patience/core';
import {
  CARDS,
  cardsMove,
  countOf,
  fromOf,
  isLegal,
  kindOf,
  list,
  MAX_MOVES,
  PAIR,
  pairMove,
  Table,
  toOf,
  type Move,
} from '@patience/core/search';

/** Moves that all tries together may play: half a second at most. */
const WORK = 1_000_000;
/** Moves that the tries may play which bring cards home earlier. No measurement is recorded. */
const HOMES_WORK = 20_000;

/**
 * A line without detours: it leaves out what leads back to a position it has been in, and moves without which the
 * rest still wins. The result replays from the table to a won position; so must the line that is given.
 * @param work moves that the tries may play
 */
export function shorten(source: Table<Options>, line: readonly Move[], work = WORK): Move[] {
  const table = new Table(source.variant, source.options, source);
  let moves = [...withoutLoops(table, line)];
  // Large pieces first: what a search without guidance finds is mostly detour.
  for (let piece = 2 ** Math.floor(Math.log2(Math.max(1, moves.length / 2))); piece >= 1; piece /= 2) {
    // The cards that each move lifts are known by the lowest of them.
    const leads: number[] = [];
    for (const move of moves) leads.push(play(table, move));
    for (let i = Math.max(0, moves.length - piece); i >= 0 && work > 0; i -= Math.max(1, piece >> 1)) {
      while (table.depth > i) table.undo();
      work -= moves.length - i;
      const rest = restWins(table, moves, leads, i + piece);
      if (rest) {
        moves = [...moves.slice(0, i), ...rest];
        leads.length = i;
        for (const move of rest) leads.push(play(table, move));
      }
    }
    while (table.depth > 0) table.undo();
  }
  return homesFirst(table, [...withoutLoops(table, moves)], HOMES_WORK);
}

/**
 * The same line with cards home as soon as they can go, where the rest still wins without their other moves: who is shown it move by
 * move would wonder at an ace that is laid on a column.
 * @param table at the beginning of the line, and left there
 * @param work moves that the tries may play
 */
function homesFirst(table: Table<Options>, line: readonly Move[], work: number): Move[] {
  const { homes } = table.rules;
  const listed = new Int32Array(MAX_MOVES);
  const isHome = (move: Move): boolean => kindOf(move) === CARDS && countOf(move) === 1 && homes.includes(toOf(move));
  let moves = [...line];
  const leads = moves.map((move) => play(table, move));
  while (table.depth > 0) table.undo();
  for (let i = 0; i < moves.length && work > 0; i++) {
    const early = isHome(moves[i]!) ? [] : listed.slice(0, list(table, listed)).filter(isHome);
    for (const move of early) {
      const card = table.idAt(fromOf(move), 0);
      if (!moves.some((later, j) => j >= i && leads[j] === card && isHome(later))) continue;
      work -= moves.length - i;
      table.play(move);
      const rest = restWins(table, moves, leads, i, card);
      table.undo();
      if (!rest || rest.length >= moves.length - i) continue;
      moves = [...moves.slice(0, i), move, ...rest];
      const depth = table.depth;
      leads.length = i;
      for (const next of moves.slice(i)) leads.push(play(table, next));
      while (table.depth > depth) table.undo();
      break;
    }
    table.play(moves[i]!);
  }
  while (table.depth > 0) table.undo();
  return moves;
}

/** @returns the lowest card that the move lifts, or −1 */
function play(table: Table<Options>, move: Move): number {
  const lead = kindOf(move) === CARDS ? table.idAt(fromOf(move), countOf(move) - 1) : -1;
  table.play(move);
  return lead;
}

/** Does a line play legally from a table's position to a won one? */
export function wins(source: Table<Options>, line: readonly Move[]): boolean {
  const table = new Table(source.variant, source.options, source);
  for (const move of line) {
    if (!isLegal(table, move)) return false;
    table.play(move);
  }
  return table.status() === 'won';
}

/**
 * Leaves out everything between two visits of the same position. Where interchangeable piles have changed places in
 * between, the rest is played with them changed back.
 */
function withoutLoops(table: Table<Options>, line: readonly Move[]): readonly Move[] {
  const last = new Map<string, number>();
  const piles: Int32Array[] = [];
  const look = (): void => {
    last.set(`${table.key[0]!},${table.key[1]!}`, piles.length);
    piles.push(Int32Array.of(...table.hash1, ...table.hash2));
  };
  look();
  for (const move of line) {
    table.play(move);
    look();
  }
  while (table.depth > 0) table.undo();
  if (last.size === piles.length) return line;
  const kept: Move[] = [];
  let legal = true;
  for (
    let i = last.get(`${table.key[0]!},${table.key[1]!}`)!;
    i < line.length && legal;
    i = last.get(`${table.key[0]!},${table.key[1]!}`) ?? line.length
  ) {
    const move = renamed(table, line[i]!, piles[i]!);
    legal = isLegal(table, move);
    if (!legal) break;
    table.play(move);
    kept.push(move);
  }
  const won = legal && table.status() === 'won';
  while (table.depth > 0) table.undo();
  return won ? kept : line;
}

/** A move of a position whose piles had other places, for the table as it lies. */
function renamed(table: Table<Options>, move: Move, piles: Int32Array): Move {
  const kind = kindOf(move);
  if (kind !== CARDS && kind !== PAIR) return move;
  const { rules, hash1, hash2 } = table;
  const n = hash1.length;
  const places: number[] = [];
  for (let there = 0; there < rules.count; there++) {
    const alike = (here: number): boolean =>
      rules.salt[here] === rules.salt[there] && hash1[here] === piles[there] && hash2[here] === piles[n + there] && !places.includes(here);
    let here = alike(there) ? there : 0;
    while (here < rules.count && !alike(here)) here++;
    places.push(here);
  }
  const [from, to] = [places[fromOf(move)]!, places[toOf(move)]!];
  return kind === PAIR ? pairMove(from, to) : cardsMove(from, to, countOf(move));
}

/**
 * Plays a line's moves from `next` on, their cards taken from where they lie now, and takes them back.
 * @param without moves of this card
 * @returns the moves as they were played; undefined when one is illegal or they do not win
 */
function restWins(
  table: Table<Options>,
  line: readonly Move[],
  leads: readonly number[],
  next: number,
  without?: number,
): Move[] | undefined {
  const depth = table.depth;
  const played: Move[] = [];
  let legal = true;
  for (let i = next; i < line.length && legal; i++) {
    let move = line[i]!;
    if (leads[i] === without) continue;
    if (leads[i]! >= 0) {
      const from = isOn(table, leads[i]!, fromOf(move), countOf(move)) ? fromOf(move) : pileOf(table, leads[i]!);
      if (from === toOf(move)) continue;
      move = cardsMove(from, toOf(move), countOf(move));
      legal = isOn(table, leads[i]!, from, countOf(move));
    }
    legal &&= isLegal(table, move);
    if (!legal) break;
    table.play(move);
    played.push(move);
  }
  const won = legal && table.status() === 'won';
  while (table.depth > depth) table.undo();
  return won ? played : undefined;
}

/** Does this card lie here with so many from it to the top? */
const isOn = (table: Table<Options>, card: number, pile: number, count: number): boolean =>
  table.len[pile]! >= count && table.idAt(pile, count - 1) === card;

function pileOf(table: Table<Options>, card: number): number {
  const { rules, len, shift, slots } = table;
  for (let pile = 0; pile < rules.count; pile++)
    for (let place = (pile << shift) + len[pile]! - 1; place >= pile << shift; place--) if (slots[place] === card) return pile;
  return -1;
}
