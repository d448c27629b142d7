import type { PilePlace } from './frame.js';

/** A position in the grid of a table: in card widths and card heights, each with the usual gap. */
export type GridPosition = readonly [x: number, y: number];

/** A table as it is laid out in an upright box: some piles in a row at the lower edge, near the thumb, and the others above. */
export interface Composition {
  readonly piles: readonly PilePlace[];
  /** Positions of these piles. */
  readonly spots: readonly GridPosition[];
  readonly columns: number;
  /** The piles at the lower edge, from left to right. */
  readonly lowerRow: readonly PilePlace[];
  /** Whether one half of the columns is above the other. */
  readonly halved?: boolean;
  /** Whether the form is better in every box, not only in an upright one. */
  readonly always?: boolean;
}

/** Least width of a table with a row of any number of cards, in columns. */
const LONG_ROW = 4;

/** Roles of piles from which and to which a player turns cards. */
const TURNED: readonly unknown[] = ['stock', 'waste', 'discard'];

/** A pile with the position that it gets. */
interface Placed {
  readonly pile: PilePlace;
  readonly at: GridPosition;
}

/**
 * Composes a table for an upright box: stock, waste, discard pile, and a single reserve, cell or foundation beside them, go to a row at the
 * lower edge. The rows and columns that they leave are closed, and rows that are narrower than the table are centred.
 * @returns undefined where the piles have no such form
 */
export function compose(piles: readonly PilePlace[]): Composition | undefined {
  const turned = piles.filter((pile) => isTurned(pile, piles));
  const rest = piles.filter((pile) => !turned.includes(pile));
  const isStock = ({ role }: PilePlace): boolean => role === 'stock';
  const isPlayed = rest.some(({ role }) => role === 'tableau') || rest.every(({ role }) => role === 'foundation');
  if (!turned.some(isStock) || rest.length === 0 || !isPlayed || turned.some(({ fan }) => fan === 'down')) return undefined;
  const { placed, columns } = centred(joined(withoutRowsOf(turned, rest)));
  const spots = rest.map((pile) => placed.find((one) => one.pile === pile)!.at);
  const lowerRow = [...turned.filter(isStock), ...turned.filter((pile) => !isStock(pile))];
  // A row that takes the whole width, whatever its length, has the same place in every box.
  const always = rest.length === 1 && isLongRow(rest[0]!);
  return { piles: rest, spots, columns: always ? Math.max(LONG_ROW, columns) : columns, lowerRow, always };
}

const isLongRow = ({ fan, fanned }: PilePlace): boolean => (fan === 'right' || fan === 'left') && fanned === undefined;

/** Tells whether a pile belongs to the row at the lower edge. */
export function isTurned(pile: PilePlace, piles: readonly PilePlace[]): boolean {
  const [x, y] = pile.at;
  if (TURNED.includes(pile.role)) return true;
  if (pile.role === 'tableau' || piles.some((other) => other !== pile && other.role === pile.role)) return false;
  if (pile.fan && pile.role !== 'foundation') return false;
  const columns = piles.filter(({ role }) => role === 'tableau').map(({ at }) => at[0]);
  const beside = columns.length > 0 && (x <= Math.min(...columns) - 1 || x >= Math.max(...columns) + 1);
  return beside || piles.some(({ role, at }) => TURNED.includes(role) && Math.abs(at[1] - y) < 0.5);
}

/** Closes the rows that piles have left, above the other piles and between them. */
function withoutRowsOf(left: readonly PilePlace[], rest: readonly PilePlace[]): Placed[] {
  const rows = [...new Set(rest.map(({ at: [, y] }) => y))].sort((a, b) => a - b);
  const tops = new Map<number, number>();
  rows.forEach((y, i) => {
    const before = rows[i - 1];
    if (before === undefined) return tops.set(y, 0);
    const isFree = rest.every(({ at, fan }) => at[1] !== before || fan !== 'down');
    const was = isFree && left.some(({ at }) => at[1] >= before + 1 && at[1] + 1 <= y);
    return tops.set(y, tops.get(before)! + Math.max(Math.min(1, y - before), y - before - (was ? 1 : 0)));
  });
  return rest.map((pile) => ({ pile, at: [pile.at[0], tops.get(pile.at[1])!] }));
}

/** Returns the width of a table with such positions, in columns. */
export const columnsOf = (spots: readonly GridPosition[]): number => Math.max(...spots.map(([x]) => x)) + 1;

const left = (placed: readonly Placed[]): number => Math.min(...placed.map(({ at: [x] }) => x));
const across = (placed: readonly Placed[]): number => Math.max(...placed.map(({ at: [x] }) => x)) + 1 - left(placed);

const isSideways = ({ pile: { fan } }: Placed): boolean => fan === 'right' || fan === 'left';

/** Centres rows that are narrower than the table, which is as wide as its widest row. */
function centred(placed: readonly Placed[]): { readonly placed: readonly Placed[]; readonly columns: number } {
  const bands = bandsOf(placed);
  const columns = Math.max(...bands.map((band) => (band.some(isSideways) ? columnsOf(placed.map(({ at }) => at)) : across(band))));
  return {
    columns,
    placed: bands.flatMap((band) => {
      // A row of overlapping cards uses the width beside it.
      const shift = band.some(isSideways) ? 0 : (columns - across(band)) / 2 - left(band);
      return band.map(({ pile, at: [x, y] }) => ({ pile, at: [x + shift, y] as const }));
    }),
  };
}

/** Returns the piles by row: those whose cards are beside each other, or beside a column that grows. */
function bandsOf(placed: readonly Placed[]): Placed[][] {
  const bands: Placed[][] = [];
  let end = -Infinity;
  for (const one of [...placed].sort((a, b) => a.at[1] - b.at[1])) {
    if (one.at[1] < end) bands.at(-1)!.push(one);
    else bands.push([one]);
    end = Math.max(end, isLast(one, placed) && one.pile.fan === 'down' ? Infinity : one.at[1] + 1);
  }
  return bands;
}

/** Tells whether nothing is below a pile. */
const isLast = ({ at: [x, y] }: Placed, placed: readonly Placed[]): boolean =>
  !placed.some(({ at: [u, v] }) => v > y && Math.abs(u - x) < 1);

/**
 * Joins two rows of foundations to one row, if the columns below are as many. Other piles of these rows go below it, side by side.
 */
function joined(placed: readonly Placed[]): readonly Placed[] {
  const foundations = placed.filter(({ pile }) => pile.role === 'foundation');
  const others = placed.filter(({ pile }) => pile.role !== 'foundation');
  const heights = foundations.map(({ at: [, y] }) => y);
  const [top, last] = [Math.min(...heights), Math.max(...heights)];
  const beside = others.filter(({ at: [, y] }) => y > top - 1 && y < last + 1);
  const places = beside.map(({ at: [x] }) => x);
  const isOneRow = new Set(places).size === places.length && last - top === 1 && beside.every(({ at: [, y] }) => y === top || y === last);
  if (foundations.length === 0 || top === last || (beside.length > 0 && !isOneRow) || foundations.length > across(others)) return placed;
  const start = left(others);
  const isFree = beside.length === 0;
  return [
    ...foundations.map(({ pile }, i) => ({ pile, at: [start + i, top] as const })),
    ...others.map(({ pile, at: [x, y] }) => ({
      pile,
      at: [x, isFree && y > last ? y - (last - top) : Math.max(y, isFree ? y : last)] as const,
    })),
  ];
}
