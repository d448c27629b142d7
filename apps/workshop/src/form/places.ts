import type { Json } from '@patience/recipe';
import { fromRecipe } from '@patience/recipe';
import { allOptions, complete, type Pile } from '@patience/core';
import { asObject, isObject, withField, type JsonObject } from '../json/path.js';
import { idsOf, rowsOf, withoutWide, type Row } from './rows.js';

type Point = readonly [x: number, y: number];

/** Overlap of two piles that is still allowed, in card widths and heights. */
const SLACK = 0.05;
/** Visible part of a covered card in a fan, in card heights: the smallest that shows the index of a card. */
const STRIP = 0.2;
/** Number of cards for which a fan downwards has room, if it has no limit. */
const FANNED = 5;
/** Number of cards for which a fan to one side has room: those of three turned together, or as many as show that it is a fan. */
const SIDEWAYS = { most: 3, usual: 2 } as const;
/** Number of the player's choices for which places are checked. */
const MOST_CHOICES = 16;

/**
 * Moves piles apart that lie over each other or over the fan of another pile. Rows keep their places where they can; if piles touch, all
 * rows are laid out anew: single piles and foundations in lines above the columns. Beside a pyramid, which always lies at the upper left
 * corner, only the rows that touch it or each other move: below all others.
 */
export function withRoom(recipe: JsonObject): JsonObject {
  const whole = fromRecipe(recipe);
  const read = whole.ok ? whole : fromRecipe(standIn(recipe));
  if (!read.ok) return recipe;
  try {
    const variant = complete(read.value);
    const tables = allOptions(variant)
      .slice(0, MOST_CHOICES)
      .map((options) => variant.table(options, []));
    const piles = widest(tables.flat());
    const cleared = collide(piles, 'wide') ? withoutWide(recipe) : recipe;
    if (!collide(piles, 'at')) return cleared;
    const narrow = withoutWide(cleared);
    return rowsOf(recipe).some((row) => isPyramid(recipe, row)) ? besidePyramid(narrow, piles) : arranged(narrow, piles);
  } catch {
    // A table whose places depend on the cards cannot be laid out before the deal.
    return recipe;
  }
}

/** Lays all rows of a recipe out anew, whatever places it names. */
export const withRoomAnew = (recipe: JsonObject): JsonObject =>
  withRoom(rowsOf(recipe).reduce((sum, { key }) => withField(sum, ['table', key, 'at'], [0, 0]), withoutWide(recipe)));

/** Returns each pile once: of its forms under the player's choices the one that needs most room. */
function widest(piles: readonly Pile[]): readonly Pile[] {
  const byId = new Map<string, Pile>();
  for (const pile of piles) {
    const known = byId.get(pile.id);
    if (!known || heightOf(pile) + widthOf(pile) > heightOf(known) + widthOf(known)) byId.set(pile.id, pile);
  }
  return [...byId.values()];
}

/** Fields of a pile that its place depends on. */
const OF_PLACES = ['role', 'as', 'at', 'wide', 'count', 'pyramid', 'peaks', 'fan', 'fanned', 'coveredBy', 'overlaps'];

/** Returns a recipe with the same piles and other rules, to find the places of piles while the rules still have mistakes. */
function standIn(recipe: JsonObject): JsonObject {
  const table = Object.entries(asObject(recipe['table'])).map(([key, pile]): [string, Json] => [
    key,
    isObject(pile) ? Object.fromEntries(Object.entries(pile).filter(([name]) => OF_PLACES.includes(name))) : pile,
  ]);
  const [to = ''] = table.map(([key]) => key);
  const { deck, options } = recipe;
  return {
    id: 'places',
    ...(deck !== undefined && { deck }),
    ...(options !== undefined && { options }),
    table: Object.fromEntries(table),
    deal: [{ to, all: true }],
    status: { empty: to },
  };
}

/** Returns the height of a pile in cards, with the cards for which its fan has room. */
function heightOf({ fan, fanned = FANNED, limit = FANNED }: Pile): number {
  return fan === 'down' ? 1 + (Math.max(1, Math.min(FANNED, fanned, limit)) - 1) * STRIP : 1;
}

/** Returns the width of a pile in cards, with the cards for which its fan to one side has room. */
function widthOf({ fan, fanned = SIDEWAYS.usual, limit = SIDEWAYS.most }: Pile): number {
  const cards = Math.max(1, Math.min(SIDEWAYS.most, fanned, limit));
  return fan === 'right' || fan === 'left' ? 1 + (cards - 1) * STRIP : 1;
}

/** Tells whether two piles lie over each other, or one over the fan of the other. */
function touch([x, y]: Point, one: Pile, [x2, y2]: Point, two: Pile): boolean {
  const height = y === y2 ? 1 : heightOf(y < y2 ? one : two);
  const [left, right] = x < x2 ? [one, two] : [two, one];
  const width = Math.max(left.fan === 'right' ? widthOf(left) : 1, right.fan === 'left' ? widthOf(right) : 1);
  return Math.abs(x - x2) < width - SLACK && Math.abs(y - y2) < height - SLACK;
}

/** Tells whether any two piles touch that must not overlap. */
function collide(piles: readonly Pile[], where: 'at' | 'wide'): boolean {
  const byId = new Map(piles.map((pile) => [pile.id, pile]));
  /** Tells whether a pile covers another one, directly or through other piles. */
  const covers = (upper: Pile, lower: Pile): boolean =>
    lower.coveredBy?.some((id) => id === upper.id || (byId.has(id) && covers(upper, byId.get(id)!))) ?? false;
  const mayOverlap = (one: Pile, two: Pile): boolean =>
    one.overlaps === true || two.overlaps === true || covers(one, two) || covers(two, one);
  const placed = piles.flatMap((pile) => (pile[where] ? [[pile[where], pile] as const] : []));
  return placed.some(([at, one], i) => placed.slice(0, i).some(([at2, two]) => touch(at, one, at2, two) && !mayOverlap(one, two)));
}

const isPyramid = (recipe: JsonObject, { key }: Row): boolean => {
  const pile = (recipe['table'] as JsonObject)[key];
  return isObject(pile) && pile['pyramid'] !== undefined;
};

/** Returns the piles of a row that are on the table. */
const pilesOf = (row: Row, piles: readonly Pile[]): readonly Pile[] => {
  const ids = new Set(idsOf(row));
  return piles.filter(({ id }) => ids.has(id));
};

/** Lays all rows out: rows of other piles from the left, line by line, then the columns below them. */
function arranged(recipe: JsonObject, piles: readonly Pile[]): JsonObject {
  const rows = rowsOf(recipe);
  const isBelow = ({ role }: Row): boolean => role === 'tableau';
  const columns = rows.filter(isBelow);
  const width = Math.max(8, ...columns.map(({ count }) => Math.min(count, 12)));
  let [x, y, line] = [0, 0, 1];
  const placed = new Map<string, Json>();
  for (const row of rows.filter((each) => !isBelow(each))) {
    const own = pilesOf(row, piles);
    // Piles that fan to one side lie two places apart.
    const step = Math.ceil(Math.max(1, ...own.map(widthOf)) - SLACK);
    const per = Math.max(1, Math.floor(width / step));
    if (x > 0 && x + row.count * step > width) [x, y, line] = [0, y + line, 1];
    const height = Math.max(1, ...own.map(heightOf));
    const lines = Math.ceil(row.count / per);
    const start = own[0]?.fan === 'left' ? x + step - 1 : x;
    const isRow = lines === 1 && step === 1;
    placed.set(
      row.key,
      isRow || row.count === 1
        ? [start, y]
        : { from: [start, y], per, ...(step > 1 && { step: [step, 0] }), ...(height > 1 && { line: [0, height] }) },
    );
    y += (lines - 1) * height;
    line = Math.max(line, height);
    x += Math.min(row.count, per) * step;
  }
  let top = x > 0 || y > 0 ? y + line : 0;
  for (const row of columns) {
    placed.set(row.key, row.count > 12 ? { from: [0, top], per: 12, line: [0, 3] } : [0, top]);
    top += row.count > 12 ? 3 * Math.ceil(row.count / 12) : 3;
  }
  return withPlaces(recipe, placed);
}

/** Leaves the pyramids and the rows that touch nothing where they lie; moves the others below them, one below the other. */
function besidePyramid(recipe: JsonObject, piles: readonly Pile[]): JsonObject {
  const rows = rowsOf(recipe);
  const moved: Row[] = [];
  let kept = rows.filter((row) => isPyramid(recipe, row)).flatMap((row) => pilesOf(row, piles));
  for (const row of rows.filter((each) => !isPyramid(recipe, each))) {
    const withRow = [...kept, ...pilesOf(row, piles)];
    if (collide(withRow, 'at')) moved.push(row);
    else kept = withRow;
  }
  const width = Math.max(8, ...kept.map(({ at: [x] }) => Math.ceil(x) + 1));
  let top = Math.max(...kept.map((pile) => pile.at[1] + heightOf(pile)));
  const placed = new Map<string, Json>();
  for (const row of moved) {
    const height = Math.max(1, ...pilesOf(row, piles).map(heightOf));
    const per = Math.min(width, row.count);
    placed.set(row.key, per < row.count ? { from: [0, top], per, line: [0, height] } : [0, top]);
    top += Math.ceil(row.count / per) * height;
  }
  return withPlaces(recipe, placed);
}

/** Writes the places of rows. */
const withPlaces = (recipe: JsonObject, places: ReadonlyMap<string, Json>): JsonObject =>
  [...places].reduce((sum, [key, place]) => withField(sum, ['table', key, 'at'], place), recipe);
