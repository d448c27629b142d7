import { say, type LanguageTag, type Variant } from '@patience/core';
import type { PatienceGame } from '@patience/element';
import { fromRecipe, problemOf, unpackRecipe, type ReadRecipe } from '@patience/recipe';
import { describe } from '@patience/recipe/describe';
import { factsOf, type Facts } from '../catalogue/entry.js';
import { installed } from '../catalogue/installed.js';
import { writeScene } from '../miniature/scene.js';
import { sceneOf } from '../miniature/sketch.js';
import { readFacts } from '../store/read.js';
import type { AddedRecord } from '../store/records.js';
import type { Store } from '../store/store.js';
import { PageOpener } from '../table/opener.js';
import { hasRoom } from './recipe-ration.js';

/** Mistakes that are shown at most. */
const SHOWN = 5;

type Read = Extract<ReadRecipe, { ok: true }>;

/** A recipe that can be played, and its text. */
export interface GoodRecipe extends Read {
  readonly text: string;
  readonly facts: Facts;
}

/** The result of reading a text: a recipe, or sentences that say what is wrong with it. */
export type RecipeResult =
  { readonly ok: true; readonly recipe: GoodRecipe } | { readonly ok: false; readonly mistakes: readonly string[] };

/** Reads the text of a recipe. Nothing in it is run. @param from names it in the sentences */
export function readRecipe(text: string, from: string, lang: LanguageTag): RecipeResult {
  const read = fromRecipe(text);
  if (!read.ok) return { ok: false, mistakes: read.mistakes.slice(0, SHOWN).map((mistake) => say(problemOf(mistake, from), lang)) };
  const value = withRules(read, lang);
  const facts = readFacts(factsOf(value, from), from);
  if (!facts.ok) return { ok: false, mistakes: [facts.why] };
  return { ok: true, recipe: { ...read, value, text, facts: facts.value } };
}

/** Adds a rules page in the language of the page, written from what the recipe does, where it brings none in any language. */
function withRules({ value, data }: Read, lang: LanguageTag): Variant {
  const tags = Object.keys(value.strings);
  if (tags.some((tag) => value.strings[tag]!.rules)) return value;
  const { rules, lang: written } = describe(data, lang);
  const words = value.strings[written] ?? value.strings['en']!;
  return { ...value, strings: { ...value.strings, [written]: { ...words, rules } } };
}

/** Returns the code of a recipe that a text has as a link, or as itself; undefined when it has none. */
export const recipeCode = (text: string): string | undefined => /(?:#|^)recipe=([\w-]+)$/.exec(text.trim())?.[1];

/** Unpacks a code. @returns the text of a recipe, or why there is none */
export const openCode = (code: string): ReturnType<typeof unpackRecipe> => unpackRecipe(code);

/** The result of keeping a recipe: its record, or why it was not stored. `taken`: there is a patience of its id already; `full`: the ration is used up. */
export type Kept = { readonly ok: true; readonly record: AddedRecord } | { readonly ok: false; readonly reason: 'taken' | 'full' };

/** Stores a recipe. All pages read the stored ones, so that their number and length are bounded. */
export async function keepRecipe(store: Store, { text, facts, value }: GoodRecipe, from: string): Promise<Kept> {
  const added = await store.all('added');
  if ([...installed, ...added].some(({ id }) => id === facts.id)) return { ok: false, reason: 'taken' };
  if (!hasRoom(added, text)) return { ok: false, reason: 'full' };
  const picture = writeScene(sceneOf(value, 7));
  const record: AddedRecord = { id: facts.id, from, source: text, recipe: true, facts: { ...facts, from }, picture, added: Date.now() };
  await store.write([{ store: 'added', put: record }]);
  return { ok: true, record };
}

/**
 * Opens the games of a stored recipe in the page itself: it is data.
 * @param id under which it is stored. A recipe of another id would add its games to those of another patience
 * @throws Error that says what is wrong with it
 */
export function openRecipe(element: PatienceGame, id: string, text: string, lang: LanguageTag): PageOpener {
  const read = readRecipe(text, 'JSON', lang);
  if (!read.ok) throw new Error(read.mistakes.join(' '));
  const { value, data } = read.recipe;
  if (value.id !== id) throw new Error(`${id}: ${value.id}`);
  return new PageOpener(element, value, { data }, lang);
}
