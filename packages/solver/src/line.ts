import type { Options } from '@patience/core';
import {
  ACTION,
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
} from '@patience/core/internals';

/** Default number of moves that may be played to shorten a line: half a second at most. */
const WORK = 1_000_000;
/** Number of moves that may be played to bring cards to foundations earlier, and to uncover cards earlier. No measurement is recorded. */
const HOMES_WORK = 20_000;
const UNCOVER_WORK = 20_000;

/**
 * Returns a line without detours: without moves that lead back to an earlier position, and without moves that the win does not need.
 * The result replays from the table to a won position.
 * @param source the position from which the line is played
 * @param line a winning line
 * @param work number of moves that may be played to find out what the win needs
 */
export function shorten(source: Table<Options>, line: readonly Move[], work = WORK): Move[] {
  const table = new Table(source.variant, source.options, source);
  let moves = [...withoutLoops(table, line)];
  // Try to leave out large pieces first, since the lines of some searches consist mostly of detours.
  for (let piece = 2 ** Math.floor(Math.log2(Math.max(1, moves.length / 2))); piece >= 1; piece /= 2) {
    // The lowest card that each move lifts identifies the lifted cards.
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
  return uncoveringFirst(table, homesFirst(table, [...withoutLoops(table, moves)], HOMES_WORK), UNCOVER_WORK);
}

/**
 * Returns a line in which cards go to foundations as soon as they can, where the rest still wins without their other moves. A player who
 * watches a line expects that.
 * @param table at the beginning of the line; it is restored
 * @param work number of moves that may be played
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

/**
 * Returns a line in which face-down cards are uncovered before an action is done, such as turning the stock, where the same moves still win in
 * that order. A player who follows hints would otherwise turn the stock while a card could be uncovered.
 * @param table at the beginning of the line; it is restored
 * @param work number of moves that may be played
 */
function uncoveringFirst(table: Table<Options>, line: readonly Move[], work: number): Move[] {
  const moves = [...line];
  const leads = moves.map((move) => play(table, move));
  while (table.depth > 0) table.undo();
  for (let i = 0; i < moves.length && work > 0; i++) {
    if (kindOf(moves[i]!) === ACTION)
      for (let j = i + 1; j < moves.length && work > 0; j++) {
        if (!uncovers(table, moves[j]!, leads[j]!)) continue;
        work -= moves.length - i;
        const [early, lead] = [moves[j]!, leads[j]!];
        table.play(early);
        const others = (list: readonly number[]): number[] => [...list.slice(i, j), ...list.slice(j + 1)];
        const rest = restWins(table, others(moves), others(leads), 0);
        table.undo();
        if (rest?.length !== moves.length - i - 1) continue;
        leads.splice(i, leads.length - i, lead, ...others(leads));
        moves.splice(i, moves.length - i, early, ...rest);
        break;
      }
    table.play(moves[i]!);
  }
  while (table.depth > 0) table.undo();
  return moves;
}

/** Returns whether a move is legal now, lifts the same card as in its line, and uncovers a face-down one. @param lead the lowest card that it lifts */
function uncovers(table: Table<Options>, move: Move, lead: number): boolean {
  const [pile, count] = [fromOf(move), countOf(move)];
  if (kindOf(move) !== CARDS || table.len[pile]! <= count || !isOn(table, lead, pile, count)) return false;
  return !table.up[table.idAt(pile, count)] && isLegal(table, move);
}

/** Plays a move. @returns the lowest card that it lifts; −1 for an action or a pair */
function play(table: Table<Options>, move: Move): number {
  const lead = kindOf(move) === CARDS ? table.idAt(fromOf(move), countOf(move) - 1) : -1;
  table.play(move);
  return lead;
}

/** Returns whether a line is legal from a table's position and ends in a won one. */
export function wins(source: Table<Options>, line: readonly Move[]): boolean {
  const table = new Table(source.variant, source.options, source);
  for (const move of line) {
    if (!isLegal(table, move)) return false;
    table.play(move);
  }
  return table.status() === 'won';
}

/**
 * Leaves out the moves between two visits of the same position. Where interchangeable piles have exchanged their cards in between, the
 * remaining moves are renamed.
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

/** Returns a move with the piles renamed that have exchanged their cards. @param piles hashes of the piles when the move was played */
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
 * Plays a line's moves from index `next` on, with cards taken from where they lie now, and undoes them.
 * @param leads lowest card that each move lifts
 * @param without leaves out the moves of this card
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

/** Returns whether a card and those on it are exactly the top `count` cards of a pile. */
const isOn = (table: Table<Options>, card: number, pile: number, count: number): boolean =>
  table.len[pile]! >= count && table.idAt(pile, count - 1) === card;

function pileOf(table: Table<Options>, card: number): number {
  const { rules, len, shift, slots } = table;
  for (let pile = 0; pile < rules.count; pile++)
    for (let place = (pile << shift) + len[pile]! - 1; place >= pile << shift; place--) if (slots[place] === card) return pile;
  return -1;
}
