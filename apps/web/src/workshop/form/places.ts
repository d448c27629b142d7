import type { Json } from '@patience/recipe';
import { fromRecipe } from '@patience/recipe';
import { complete } from '@patience/core';
import { isObject, withField, type JsonObject } from '../json/path.js';
import { rowsOf, withoutWide, type Row } from './rows.js';

type Point = readonly [x: number, y: number];

/** Overlap of two piles that is still allowed, in card widths and heights. */
const SLACK = 0.05;

/**
 * Moves piles apart that lie over each other. Rows keep their places where they can; if piles of two rows touch, all rows are laid out
 * anew: single piles and foundations in lines above the columns.
 */
export function withRoom(recipe: JsonObject): JsonObject {
  const read = fromRecipe(recipe);
  if (!read.ok) return recipe;
  const options = Object.fromEntries(Object.entries(read.value.options).map(([name, [first]]) => [name, first!]));
  const places = (field: 'at' | 'wide'): readonly Point[] =>
    complete(read.value)
      .table(options, [])
      .flatMap((pile) => (pile[field] && !pile.overlaps && !pile.coveredBy ? [pile[field]] : []));
  try {
    const cleared = collide(places('wide')) ? withoutWide(recipe) : recipe;
    return collide(places('at')) ? arranged(withoutWide(cleared)) : cleared;
  } catch {
    // A table whose places depend on the cards cannot be laid out before the deal.
    return recipe;
  }
}

const collide = (places: readonly Point[]): boolean =>
  places.some(([x, y], i) => places.some(([x2, y2], k) => k < i && Math.abs(x - x2) < 1 - SLACK && Math.abs(y - y2) < 1 - SLACK));

/** Lays all rows out: rows of other piles from the left, line by line, then the columns below them. */
function arranged(recipe: JsonObject): JsonObject {
  const rows = rowsOf(recipe);
  const isBelow = ({ role }: Row): boolean => role === 'tableau';
  const columns = rows.filter(isBelow);
  const width = Math.max(8, ...columns.map(({ count }) => Math.min(count, 12)));
  let [x, y] = [0, 0];
  const placed = new Map<string, Json>();
  for (const row of rows.filter((each) => !isBelow(each))) {
    if (x > 0 && x + row.count > width) [x, y] = [0, y + 1];
    placed.set(row.key, row.count > width ? { from: [x, y], per: width } : [x, y]);
    y += Math.ceil(row.count / width) - 1;
    x += row.count > width ? width : row.count;
  }
  let top = x > 0 || y > 0 ? y + 1 : 0;
  for (const row of columns) {
    placed.set(row.key, row.count > 12 ? { from: [0, top], per: 12, line: [0, 3] } : [0, top]);
    top += row.count > 12 ? 3 * Math.ceil(row.count / 12) : 3;
  }
  return rows.reduce((sum, { key }) => {
    const pile = (sum['table'] as JsonObject)[key];
    return isObject(pile) && pile['pyramid'] === undefined ? withField(sum, ['table', key, 'at'], placed.get(key)) : sum;
  }, recipe);
}
