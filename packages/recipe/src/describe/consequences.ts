import type { Options, Role, Tx, CompleteVariant } from '@patience/core';
import { USUAL, type Faces } from '@patience/core/internals';
import type { PileGroup } from './piles.js';
import { attempt, dealt } from './probe.js';

/** An automatic fill: empty piles of a group are filled at once from the first of these roles that has a card. */
export interface Fill {
  readonly group: PileGroup;
  readonly from: readonly Role[];
}

/** The forced consequences of moves in a patience. */
export interface ConsequencesFound {
  readonly fills: readonly Fill[];
  /** Whether complete sequences leave the columns. */
  readonly sequences: boolean;
}

/** Finds the automatic moves of a patience by trying it on tables that are rearranged after the deal. */
export function findConsequences(
  variant: CompleteVariant,
  options: Options,
  groups: readonly PileGroup[],
  faces: Faces,
): ConsequencesFound {
  if (!variant.after) return { fills: [], sequences: false };
  const fills = groups
    .filter(({ role, count }) => (role === 'tableau' || role === 'cell' || role === 'reserve') && count !== undefined && count > 1)
    .flatMap((group): Fill[] => {
      const from = attempt(() => sourcesOf(variant, options, group));
      return from && from.length > 0 ? [{ group, from }] : [];
    });
  return { fills, sequences: faces === USUAL && attempt(() => takesSequences(variant, options, groups)) === true };
}

/** Piles that may fill a gap. */
const SOURCES: readonly Role[] = ['waste', 'reserve', 'stock'];

/** Finds the roles that fill an empty pile: empties it, with and without cards on the piles that could fill it. */
function sourcesOf(variant: CompleteVariant, options: Options, { ids, role }: PileGroup): readonly Role[] {
  const found: Role[] = [];
  const [gap, rest] = [ids[0]!, ids.at(-1)!];
  for (let left = SOURCES.filter((source) => source !== role); left.length > 0;) {
    const emptied = SOURCES.filter((source) => source !== role && !left.includes(source));
    const counts: number[] = [];
    const table = dealt(variant, options, 1, (tx) => {
      if (tx.piles('waste').length > 0 && tx.count('stock') > 1) tx.move('stock', 'waste', { face: 'up' });
      for (const source of emptied) for (const pile of tx.piles(source)) moveAll(tx, pile, rest);
      moveAll(tx, gap, rest);
      counts.push(...SOURCES.map((source) => cardsOn(tx, source)));
    });
    if (table.len[table.rules.index.get(gap)!] !== 1) break;
    const from = SOURCES.find((source, i) => left.includes(source) && cardsOn(table.view, source) < counts[i]!);
    if (!from) break;
    found.push(from);
    left = left.filter((source) => source !== from);
  }
  return found;
}

function moveAll(tx: Tx, from: string, to: string): void {
  if (tx.count(from) > 0) tx.move(from, to, { count: tx.count(from) });
}

const cardsOn = (tx: Tx, role: Role): number => tx.piles(role).reduce((sum, pile) => sum + tx.count(pile), 0);

/** Lays a complete sequence on a column to see whether it leaves. */
function takesSequences(variant: CompleteVariant, options: Options, groups: readonly PileGroup[]): boolean {
  const columns = groups.find(({ role }) => role === 'tableau');
  const [home] = groups.filter(({ role }) => role === 'foundation');
  if (!columns || columns.ids.length < 2 || !home || home.accept === 'unknown' || home.accept.length > 0) return false;
  const [column, rest] = [columns.ids[0]!, columns.ids.at(-1)!];
  const table = dealt(variant, options, 1, (tx) => {
    for (const pile of tx.piles()) if (pile !== rest) moveAll(tx, pile, rest);
    layKingToAce(tx, rest, column);
  });
  return table.len[table.rules.index.get(home.ids[0]!)!] === 13 && table.len[table.rules.index.get(column)!] === 0;
}

/** Moves the cards of a suit, from king to ace, onto a pile. The suit is that of the pile's top card. */
function layKingToAce(tx: Tx, from: string, to: string): void {
  const total = tx.count(from);
  tx.move(from, from, { count: 1, face: 'up', take: 'bottom' });
  const { suit } = tx.card(from)!;
  for (let rank = 13; rank >= 1; rank--)
    for (let i = 0; i <= total; i++) {
      tx.move(from, from, { count: 1, face: 'up', take: 'bottom' });
      const card = tx.card(from)!;
      if (card.rank !== rank || card.suit !== suit) continue;
      tx.move(from, to);
      break;
    }
}
