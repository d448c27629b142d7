import { formatFace } from './card.js';
import { ROLES } from './contract.js';
import { list, MAX_MOVES } from './legal.js';
import type { Table } from './table.js';

/**
 * How many distinct positions are first reached by 0, 1, … `depth` single moves. Positions are the same when for every
 * role the multiset of piles is the same (faces and sides), and so are the counters that are no mere records.
 * One row of numbers that breaks if any rule is wrong.
 */
export function perft(start: Table, depth: number): number[] {
  const seen = new Set<string>([positionText(start)]);
  let frontier: number[][] = [[]];
  const layers = [1];
  const moves = new Int32Array(MAX_MOVES);
  for (let d = 1; d <= depth; d++) {
    const next: number[][] = [];
    for (const path of frontier) {
      for (const move of path) start.play(move);
      if (start.status() === 'playing') {
        const n = list(start, moves);
        const here = moves.slice(0, n);
        for (const move of here) {
          start.play(move);
          const text = positionText(start);
          if (!seen.has(text)) {
            seen.add(text);
            next.push([...path, move]);
          }
          start.undo();
        }
      }
      for (let i = 0; i < path.length; i++) start.undo();
    }
    layers.push(next.length);
    frontier = next;
  }
  return layers;
}

/** A position in full: per role the sorted piles, then the counters. Face-down cards are written `<KS>`. */
export function positionText(table: Table): string {
  const { rules, variant } = table;
  const roles = ROLES.map((role) => {
    const piles = rules.piles.flatMap((pile, i) => (pile.role === role ? [pileText(table, i)] : []));
    return piles.sort().join('|');
  });
  const counters = Object.entries(table.counters())
    .filter(([name]) => !variant.records?.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `${roles.join('/')} ${JSON.stringify(counters)}`;
}

/** The cards of a pile, the lowest first. */
export function pileCards(table: Table, pile: number): string[] {
  return Array.from({ length: table.len[pile]! }, (_, place) => {
    const id = table.slots[(pile << table.shift) + place]!;
    const card = formatFace(table.face[id]!);
    return table.up[id] ? card : `<${card}>`;
  });
}

const pileText = (table: Table, pile: number): string => pileCards(table, pile).join(' ');
