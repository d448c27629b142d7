import { CARDS, cardsMove, countOf, fromOf, isLegal, kindOf, Table, toOf, type Move, type Options } from '@patience/core';

/** Moves that all tries together may play. */
const WORK = 3_000_000;

/**
 * A line without detours: it leaves out what leads back to a position it has been in, and moves without which the
 * rest still wins. The result replays from the table to a won position; so must the line that is given.
 */
export function shorten(source: Table<Options>, line: readonly Move[], work = WORK): Move[] {
  const table = new Table(source.variant, source.options, source);
  let best = withoutLoops(table, line);
  // Large pieces first: what a search without guidance finds is mostly detour.
  for (let piece = 2 ** Math.floor(Math.log2(Math.max(1, best.length / 2))); piece >= 1; piece /= 2) {
    for (let i = Math.max(0, best.length - piece); i >= 0 && work > 0; i -= Math.max(1, piece >> 1)) {
      work -= 2 * best.length;
      const tried = without(table, best, i, piece);
      if (tried && tried.length < best.length) best = tried;
    }
  }
  return best;
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

/** Leaves out everything between two visits of the same position, as far as its piles lie in the same places. */
function withoutLoops(table: Table<Options>, line: readonly Move[]): Move[] {
  const kept: Move[] = [];
  const places = new Map<string, number>([[placeOf(table), 0]]);
  const visited = [placeOf(table)];
  for (const move of line) {
    table.play(move);
    kept.push(move);
    const place = placeOf(table);
    const before = places.get(place);
    if (before === undefined) {
      places.set(place, kept.length);
      visited.push(place);
      continue;
    }
    kept.length = before;
    while (visited.length > before + 1) places.delete(visited.pop()!);
  }
  while (table.depth > 0) table.undo();
  return kept;
}

/** The position with its piles where they are; the key alone takes like piles for one another. */
function placeOf(table: Table<Options>): string {
  return `${table.key.join()} ${table.hash1.join()}`;
}

/**
 * The line without some moves. Later moves take their cards from where these lie then.
 * @returns undefined when the rest is illegal or does not win
 */
function without(table: Table<Options>, line: readonly Move[], first: number, skip: number): Move[] | undefined {
  const result: Move[] = [];
  // The cards that each move lifts are known by the lowest of them: recorded along the whole line.
  const leads = line.map((move) => {
    const lead = kindOf(move) === CARDS ? table.idAt(fromOf(move), countOf(move) - 1) : -1;
    table.play(move);
    return lead;
  });
  while (table.depth > 0) table.undo();
  let won = false;
  for (let i = 0; i < line.length && !won; i++) {
    if (i >= first && i < first + skip) continue;
    let move = line[i]!;
    if (leads[i]! >= 0) {
      const from = pileOf(table, leads[i]!);
      if (from === toOf(move)) continue;
      move = cardsMove(from, toOf(move), countOf(move));
      if (table.len[from]! < countOf(move) || table.idAt(from, countOf(move) - 1) !== leads[i]) break;
    }
    if (!isLegal(table, move)) break;
    table.play(move);
    result.push(move);
    won = table.status() === 'won';
  }
  while (table.depth > 0) table.undo();
  return won ? result : undefined;
}

function pileOf(table: Table<Options>, card: number): number {
  const { rules, len, shift, slots } = table;
  for (let pile = 0; pile < rules.count; pile++)
    for (let place = (pile << shift) + len[pile]! - 1; place >= pile << shift; place--) if (slots[place] === card) return pile;
  return -1;
}
