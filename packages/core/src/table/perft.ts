import { ROLES } from '../contract.js';
import { KeySet } from './key-set.js';
import { mix1, mix2 } from './keys.js';
import { list, MAX_MOVES } from '../moves/legal.js';
import type { Table } from './table.js';

/** Options of {@link perft}. */
interface Counting {
  /** Treat only piles of one group as interchangeable. Default: all piles of one role. */
  readonly exact?: boolean;
}

/**
 * Counts the distinct positions first reached after 0, 1, … `depth` single moves. Two positions are the same when every role has the same piles
 * in any order (faces and sides) and all counters other than records are equal. A wrong rule almost always changes these numbers. Where places
 * differ, as in a grid, count with `exact`, which also distinguishes piles of one role.
 * @param start the table to count from; it is restored afterwards
 * @param depth number of moves
 * @param progress called now and then with the depth being counted, and the finished and total positions of the layer before it
 * @returns one number per depth, the first of them 1
 */
export function perft(
  start: Table,
  depth: number,
  progress?: (depth: number, done: number, of: number) => void,
  { exact = false }: Counting = {},
): number[] {
  const seen = new KeySet();
  const keyOf = exact ? (set: KeySet): boolean => set.add(start.key[0]!, start.key[1]!) : roleKey(start);
  keyOf(seen);
  // The positions form a tree by the way in which each was first reached. A layer is the range of positions of one depth.
  let parents = new Int32Array(1024);
  let moveTo = new Int32Array(1024);
  let found = 1;
  let at = 0; // the node of the position on the table
  const way: number[] = [];
  const moves = new Int32Array(MAX_MOVES);
  const layers = [1];
  for (let d = 1, first = 0; d <= depth; d++) {
    const end = found;
    for (let node = first; node < end; node++) {
      if (progress && ((node - first) & 1023) === 0) progress(d, node - first, end - first);
      goTo(node);
      if (start.status() !== 'playing') continue;
      const n = list(start, moves);
      for (let i = 0; i < n; i++) {
        start.play(moves[i]!);
        if (keyOf(seen)) {
          if (found === parents.length) [parents, moveTo] = [doubled(parents), doubled(moveTo)];
          parents[found] = node;
          moveTo[found++] = moves[i]!;
        }
        start.undo();
      }
    }
    layers.push(found - end);
    first = end;
  }
  goTo(0);
  return layers;

  /** Moves the table to a node by way of the common ancestor, because neighbours in a layer share most of their moves. */
  function goTo(node: number): void {
    way.length = 0;
    while (at !== node) {
      // A node has a larger number than its parent.
      if (at > node) {
        start.undo();
        at = parents[at]!;
      } else {
        way.push(node);
        node = parents[node]!;
      }
    }
    while (way.length > 0) start.play(moveTo[(at = way.pop()!)]!);
  }
}

/**
 * Returns a function that adds the table's position to a set and returns whether it was new. Unlike the table's own key it treats all piles of
 * one role as interchangeable.
 */
function roleKey(table: Table): (set: KeySet) => boolean {
  const { rules, hash1, hash2, key } = table;
  const salts = Int32Array.from(rules.piles, (pile) => Math.imul(ROLES.indexOf(pile.role) + 1, 0x9e3779b1));
  return (set) => {
    let one = key[0]!;
    let two = key[1]!;
    for (let pile = 0; pile < rules.count; pile++) {
      const own = rules.salt[pile]!;
      const salt = salts[pile]!;
      one = (one + mix1(hash1[pile]!, salt) - mix1(hash1[pile]!, own)) | 0;
      two = (two + mix2(hash2[pile]!, salt) - mix2(hash2[pile]!, own)) | 0;
    }
    return set.add(one, two);
  };
}

function doubled(words: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(words.length * 2);
  larger.set(words);
  return larger;
}

/** Returns a position as text: per role the sorted piles, then the counters. Face-down cards are written `<KS>`. */
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

/** Returns the cards of a pile as text, the lowest first. */
export function pileCards(table: Table, pile: number): string[] {
  return Array.from({ length: table.len[pile]! }, (_, place) => {
    const id = table.slots[(pile << table.shift) + place]!;
    const card = table.rules.faces.format(table.face[id]!);
    return table.up[id] ? card : `<${card}>`;
  });
}

const pileText = (table: Table, pile: number): string => {
  const cards = pileCards(table, pile);
  return (table.rules.unordered[pile] === 1 ? cards.sort() : cards).join(' ');
};
