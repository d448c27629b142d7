import { CARD_RATIO } from '../faces/face.js';
import { fanOf, strips } from './arrangement.js';
import { isTurned, type Composition, type GridPosition } from './compose.js';
import type { Faces, FitOptions, PilePlace } from './frame.js';

/**
 * Number of columns that stay side by side in an upright box: the cards of more are narrower than a finger on a phone. Short columns would
 * leave the lower half bare.
 */
const MOST_COLUMNS = { usual: 8, short: 6 };
/** Number of cards in the longest of short columns. With face-down cards columns are not short for long. */
const SHORT = 5;
/** Height of the gap between the halves, in cards. */
const APART = 0.15;

/**
 * Composes a table of many columns for an upright box: one half of the columns above the other, each with the height that its cards need.
 * Stock, waste and cells go to a row at the lower edge, and foundations to rows above, which may be as wide as they are or as a half.
 * @param large whether cards use the large index
 * @returns the forms, none where the piles have no such form
 */
export function halves(piles: readonly PilePlace[], { reserve, dealt = reserve }: FitOptions, large: boolean): readonly Composition[] {
  const columns = piles.filter(({ fan }) => fan === 'down').sort((a, b) => a.at[0] - b.at[0]);
  const others = piles.filter((pile) => !columns.includes(pile));
  const start = columns[0]?.at[1];
  if (!reserve || columns.some(({ at }) => at[1] !== start)) return [];
  if (columns.length <= MOST_COLUMNS[columns.every(({ id }) => isShort(dealt!(id))) ? 'short' : 'usual']) return [];
  const turned = others.filter((pile) => pile.role === 'cell' || isTurned(pile, piles));
  const above = others.filter((pile) => !turned.includes(pile));
  if (above.some(({ fan, at }) => fan || at[1] >= start!)) return [];
  const isStock = ({ role }: PilePlace): boolean => role === 'stock';
  const lowerRow = [...turned.filter(isStock), ...turned.filter((pile) => !isStock(pile))];
  const half = Math.ceil(columns.length / 2);
  const [upper, lower] = [columns.slice(0, half), columns.slice(half)];
  const { free, tight, down } = strips(large);
  const deepest = Math.max(...upper.map(({ id }) => Math.max(fanOf(reserve(id), tight, down), fanOf(dealt!(id), free, down))));
  const placed = [...above, ...columns];
  const heads = [...new Set(above.map(({ at }) => at[1]))].sort((a, b) => a - b).map((y) => above.filter(({ at }) => at[1] === y));
  const folded = heads.flatMap((row) => (isOverlapping(row) ? [row] : parts(row, Math.ceil(row.length / half))));
  return (folded.length > heads.length ? [heads, folded] : [heads]).map((tops) => {
    const rows = [...tops.map((row, y) => ({ row, y })), { row: upper, y: tops.length }];
    rows.push({ row: lower, y: tops.length + 1 + deepest / CARD_RATIO + APART });
    const width = Math.max(...rows.map(({ row }) => (isOverlapping(row) ? half : row.length)));
    const spots = new Map<string, GridPosition>(
      rows.flatMap(({ row, y }) => {
        const step = isOverlapping(row) ? Math.min(1, (width - 1) / (row.length - 1)) : 1;
        const left = (width - 1 - (row.length - 1) * step) / 2;
        return row.map(({ id }, i) => [id, [left + i * step, y] as const] as const);
      }),
    );
    return { piles: placed, spots: placed.map(({ id }) => spots.get(id)!), columns: width, lowerRow, halved: true };
  });
}

/** Tells whether a column is short. @param dealt its faces */
const isShort = (dealt: Faces): boolean => dealt.length <= SHORT && dealt.every(Boolean);

/** Tells whether a pile may overlap its neighbours. On a foundation that accepts no card from the player, only complete sequences are shown. */
export const mayOverlap = ({ overlaps, role, accept }: PilePlace): boolean => overlaps === true || (role === 'foundation' && !accept);

/** Tells whether the piles of a row may overlap. */
const isOverlapping = (row: readonly PilePlace[]): boolean => row.length > 1 && row.every(mayOverlap);

/** Divides a row into rows of equal length. */
function parts<T>(row: readonly T[], count: number): T[][] {
  const each = Math.ceil(row.length / count);
  return Array.from({ length: count }, (_, i) => row.slice(i * each, (i + 1) * each));
}
