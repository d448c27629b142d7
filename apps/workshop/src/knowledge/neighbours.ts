import { readText } from '../draft/reading.js';
import { withoutUnused } from '../form/sections.js';
import { formatJson } from '../json/format.js';
import type { JsonObject } from '../json/path.js';
import { changed, namedFields, type Change } from './change.js';
import type { Subject } from './kept-results.js';

/** The cards that fill an empty column, the easiest rule first. */
export const GAPS = ['any', 'K', 'none'] as const;
/** The suits that follow each other in a column, the easiest rule first. */
export const SUITS = ['any', 'alternate', 'same'] as const;

/** A variation of a patience that differs only in the rules for its columns. */
export interface Neighbour {
  readonly gap: (typeof GAPS)[number];
  readonly suit: (typeof SUITS)[number];
  readonly recipe: JsonObject;
  /** Undefined: the variation has mistakes, for example because there are no kings. */
  readonly subject: Subject | undefined;
  /** Whether it is the patience itself. */
  readonly isSame: boolean;
}

/** Tells whether the columns of a patience have the rules that its variations change. */
export const hasNeighbours = (recipe: JsonObject): boolean => columnFields(recipe, 'empty') && columnFields(recipe, 'suit');

/** Yields the nine variations of a patience: for each of {@link GAPS}, one for each of {@link SUITS}. Making one takes a few milliseconds. */
export function* neighboursOf(recipe: JsonObject): Generator<Neighbour> {
  const own = formatJson(recipe);
  for (const gap of GAPS)
    for (const suit of SUITS) {
      const variation = changed(recipe, [...inColumns(recipe, 'empty', gap), ...inColumns(recipe, 'suit', suit)]) ?? recipe;
      const { text, read } = readText(formatJson(withoutUnused(variation)));
      yield { gap, suit, recipe: variation, subject: read.ok ? read : undefined, isSame: text === own };
    }
}

const columnFields = (recipe: JsonObject, key: 'empty' | 'suit'): boolean => inColumns(recipe, key, 'any').length > 0;

/** Returns the changes that give a field of all rows of columns a value. */
const inColumns = (recipe: JsonObject, key: 'empty' | 'suit', value: string): readonly Change[] =>
  namedFields(recipe)
    .filter(({ field, section }) => field.key === key && section.names['role'] === 'tableau')
    .map(({ name }) => ({ name, value }));
