import { allOptions, complete } from '@patience/core';
import { fromRecipe, type Json, type ReadRecipe } from '@patience/recipe';
import { isObject, partAt, withField, type JsonObject } from '../json/path.js';
import { idsOf, rowsOf } from './rows.js';

/** A place in cards from the left upper corner of the table. */
export type Point = readonly [x: number, y: number];

/** The two layouts of a table: boxes that are higher than wide, such as a phone, and boxes that are wider than high. */
export type Layout = 'at' | 'wide';

/** A pile on the grid. */
export interface GridPile {
  readonly id: string;
  /** Key of its row in the recipe. */
  readonly row: string;
  readonly role: string;
  readonly at: Point;
}

/** Result of a move on the grid: the recipe after it, or the reason why the piles stay. */
export type Moved =
  | { readonly ok: true; readonly recipe: JsonObject }
  | { readonly ok: false; readonly reason: 'edge' | 'taken' | 'unknown'; readonly pile?: string };

/** Cards by which piles may lie over each other before they count as in each other's way. */
const SLACK = 0.05;
/** Largest place across and down that the grid offers. */
const EDGE: Point = [24, 14];

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Returns the piles of a recipe where they lie under the usual options; none while it has mistakes or its places depend on the cards.
 * @param read result of reading the recipe, where it is known: reading takes a while
 */
export function gridPiles(recipe: JsonObject, layout: Layout, read: ReadRecipe = fromRecipe(recipe)): readonly GridPile[] {
  if (!read.ok) return [];
  const rows = rowsOf(recipe);
  try {
    return complete(read.value)
      .table(allOptions(read.value)[0]!, [])
      .flatMap((pile): readonly GridPile[] => {
        const place = (layout === 'wide' ? pile.wide : undefined) ?? pile.at;
        const row = rows.find((each) => idsOf(each).includes(pile.id));
        if (!row) return [];
        return [{ id: pile.id, row: row.key, role: pile.role, at: [round(place[0]), round(place[1])] }];
      });
  } catch {
    return [];
  }
}

/** Tells whether a recipe has places for a wide box. */
const hasWide = (recipe: JsonObject): boolean => rowsOf(recipe).some(({ key }) => partAt(recipe, ['table', key, 'wide']) !== undefined);

/** Returns the first other pile over which one of these piles would lie. */
function inTheWay(piles: readonly GridPile[], moved: ReadonlySet<string>, [dx, dy]: Point): GridPile | undefined {
  const others = piles.filter(({ id }) => !moved.has(id));
  return piles
    .filter(({ id }) => moved.has(id))
    .flatMap(({ at: [x, y] }) =>
      others.filter(({ at: [x2, y2] }) => Math.abs(x + dx - x2) < 1 - SLACK && Math.abs(y + dy - y2) < 1 - SLACK),
    )[0];
}

/**
 * Moves one pile or all piles of its row.
 * @param id of the pile @param whole moves the row, which then stays as it is written @param by cards across and down
 */
export function movePiles(recipe: JsonObject, layout: Layout, id: string, whole: boolean, by: Point): Moved {
  const piles = gridPiles(recipe, layout);
  const pile = piles.find((each) => each.id === id);
  const row = pile && rowsOf(recipe).find(({ key }) => key === pile.row);
  // The places of a pyramid say how far apart its cards are, so it always begins at the corner.
  const isPyramid = row !== undefined && partAt(recipe, ['table', row.key, 'pyramid']) !== undefined;
  if (!pile || !row || isPyramid) return { ok: false, reason: 'unknown' };
  const inRow = piles.filter((each) => each.row === pile.row);
  const moved = new Set((whole ? inRow : [pile]).map((each) => each.id));
  const isOut = (each: GridPile): boolean =>
    moved.has(each.id) && each.at.some((value, axis) => by[axis] !== 0 && (value + by[axis]! < 0 || value + by[axis]! > EDGE[axis]!));
  if (piles.some(isOut)) return { ok: false, reason: 'edge' };
  const other = inTheWay(piles, moved, by);
  if (other) return { ok: false, reason: 'taken', pile: other.id };
  const based = layout === 'wide' && !hasWide(recipe) ? withWide(recipe) : recipe;
  const place = partAt(based, ['table', row.key, layout]) ?? partAt(based, ['table', row.key, 'at']);
  const written = whole ? shifted(place, by) : undefined;
  if (written !== undefined) return { ok: true, recipe: withField(based, ['table', row.key, layout], written) };
  if (inRow.length !== row.count) return { ok: false, reason: 'unknown' };
  const points = inRow.map((each): Json => (moved.has(each.id) ? [round(each.at[0] + by[0]), round(each.at[1] + by[1])] : [...each.at]));
  return { ok: true, recipe: withField(based, ['table', row.key, layout], row.first === undefined ? points[0] : points) };
}

/** Gives all rows the places of the high layout in the wide one, too: all piles have wide places, or none. */
const withWide = (recipe: JsonObject): JsonObject =>
  rowsOf(recipe).reduce((sum, { key }) => withField(sum, ['table', key, 'wide'], partAt(recipe, ['table', key, 'at'])), recipe);

const isPoint = (part: Json | undefined): part is readonly [number, number] =>
  Array.isArray(part) && part.length === 2 && part.every((each) => typeof each === 'number');

/** Moves places as they are written; undefined for places that are written in another way. */
function shifted(place: Json | undefined, [dx, dy]: Point): Json | undefined {
  if (isPoint(place)) return [round(place[0] + dx), round(place[1] + dy)];
  if (Array.isArray(place)) {
    const all = (place as readonly Json[]).map((each) => shifted(each, [dx, dy]));
    return all.some((each) => each === undefined) ? undefined : (all as Json[]);
  }
  if (!isObject(place)) return undefined;
  const field = place['circle'] === undefined ? 'from' : 'plus';
  const from = place[field] ?? (field === 'plus' ? [0, 0] : undefined);
  const moved = isPoint(from) ? shifted(from, [dx, dy]) : undefined;
  return moved === undefined ? undefined : { ...place, [field]: moved };
}
