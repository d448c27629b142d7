import { say, type LanguageTag, type Variant } from '@patience/core';
import type { PatienceGame } from '@patience/element';
import { fromRecipe, mendedJson, problemOf, type ReadRecipe } from '@patience/recipe';
import { describe } from '@patience/recipe/describe';
import type { Facts } from '../catalogue/entry.js';
import { factsOf } from '../catalogue/facts-of.js';
import { installed } from '../catalogue/installed.js';
import { writeScene } from '../miniature/scene.js';
import { sceneOf } from '../miniature/sketch.js';
import { readFacts } from '../store/read.js';
import type { AddedRecord } from '../store/records.js';
import type { Store } from '../store/store.js';
import { PageOpener } from '../table/opener.js';
import { loadDescriptions } from '../words/load.js';
import type { Resolved } from './bases.js';
import { hasRoom } from './recipe-quota.js';

export { packRecipe, unpackRecipe } from '@patience/recipe';

/** Number of mistakes of a recipe that are shown. */
const SHOWN = 5;

type Read = Extract<ReadRecipe, { ok: true }>;

/** A recipe that was read without mistakes, and its text. */
export interface GoodRecipe extends Read {
  readonly text: string;
  readonly facts: Facts;
}

/** The result of reading a text: a recipe, or sentences that say what is wrong with it. */
export type RecipeResult =
  { readonly ok: true; readonly recipe: GoodRecipe } | { readonly ok: false; readonly mistakes: readonly string[] };

/** Reads the text of a recipe; runs none of it. Loads the recipes that it extends by their ids. @param given text that was perhaps pasted; the recipe has it as JSON @param from source of the text, which the messages name */
export async function readRecipe(given: string, from: string, lang: LanguageTag): Promise<RecipeResult> {
  const { text, read } = await readWhole(mendedJson(given), from);
  if (!read.ok) return { ok: false, mistakes: read.mistakes.slice(0, SHOWN).map((mistake) => say(problemOf(mistake, from), lang)) };
  const value = await withRules(read, lang);
  const facts = readFacts(factsOf(value, from), from);
  if (!facts.ok) return { ok: false, mistakes: [facts.why] };
  return { ok: true, recipe: { ...read, value, text, facts: facts.value } };
}

/** Reads the text of a recipe. One that extends another recipe by its id becomes a whole one. */
async function readWhole(text: string, from: string): Promise<Resolved> {
  const read = fromRecipe(text);
  const named = !read.ok && read.mistakes.some(({ path }) => path === 'extends');
  return named ? (await import('./bases.js')).resolveBases(text, from) : { read, text };
}

/** Adds a rules text in the language of the page, generated from the recipe, when the recipe contains none. */
async function withRules({ value }: Read, lang: LanguageTag): Promise<Variant> {
  const tags = Object.keys(value.strings);
  if (tags.some((tag) => value.strings[tag]!.rules)) return value;
  await loadDescriptions(lang);
  const { rules, lang: written } = describe(value, lang);
  const words = value.strings[written] ?? value.strings['en']!;
  return { ...value, strings: { ...value.strings, [written]: { ...words, rules } } };
}

/**
 * The result of keeping a recipe: its record, or why it was not stored. `taken`: another patience has its id; `full`: the quota is used
 * up.
 */
export type Kept = { readonly ok: true; readonly record: AddedRecord } | { readonly ok: false; readonly reason: 'taken' | 'full' };

/** Returns the recipe that was kept from a draft of the workshop. */
export const recipeOfDraft = async (store: Store, draft: string): Promise<AddedRecord | undefined> =>
  (await store.all('added')).find((record) => record.draft === draft);

/**
 * Stores a recipe. Number and length of recipes have a limit, because every page reads all of them.
 * @param draft id of the draft that it was made from; it replaces what was kept from the same draft under its id
 */
export async function keepRecipe(store: Store, { text, facts, value }: GoodRecipe, from: string, draft?: string): Promise<Kept> {
  const all = await store.all('added');
  const added = all.filter((record) => draft === undefined || record.draft !== draft || record.id !== facts.id);
  if ([...installed, ...added].some(({ id }) => id === facts.id)) return { ok: false, reason: 'taken' };
  if (!hasRoom(added, text)) return { ok: false, reason: 'full' };
  const picture = writeScene(sceneOf(value, 7));
  const record: AddedRecord = {
    id: facts.id,
    from,
    source: text,
    recipe: true,
    ...(draft !== undefined && { draft }),
    facts: { ...facts, from },
    picture,
    added: Date.now(),
  };
  await store.write([{ store: 'added', put: record }]);
  return { ok: true, record };
}

/**
 * Opens the games of a stored recipe in the page itself, without a sandbox: a recipe is data.
 * @param id the id under which it is stored. A recipe with another id is rejected: its games would mix with those of another patience
 * @throws Error that says what is wrong with the recipe
 */
export async function openRecipe(element: PatienceGame, id: string, text: string, lang: LanguageTag): Promise<PageOpener> {
  const read = await readRecipe(text, 'JSON', lang);
  if (!read.ok) throw new Error(read.mistakes.join(' '));
  const { value } = read.recipe;
  if (value.id !== id) throw new Error(`${id}: ${value.id}`);
  return new PageOpener(element, value, { data: value }, lang);
}
