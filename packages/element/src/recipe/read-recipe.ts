import { registered, whenRegistered, type Result, type Variant } from '@patience/core';
import { fail, ok } from '@patience/core/internals';
import { problemOf, readWithBases, toRecipe, type Bases } from '@patience/recipe';
import { addressOf, type GameRequest } from '../game-request.js';

/** Number of bytes after which a fetch ends. The reader refuses a text of this length. */
const LONGEST = 1_000_000;
/** Timeout of a fetch, in milliseconds. */
const IN_TIME = 20_000;

/**
 * Reads the recipe that a page requests: the given one, or the one at the address `src`, with the recipes that it extends. Runs nothing in it. Returns it as plain data, from which its rules text can be written. Writes all its mistakes to the console; the returned problem names the first one.
 */
export async function readRecipe({ recipe, src }: GameRequest): Promise<Result<Variant>> {
  const from = recipe === undefined ? addressOf(src!) : 'recipe';
  let json: unknown = recipe;
  try {
    if (recipe === undefined) json = await fetchText(from);
  } catch (error) {
    return fail('variant-broken', { from, why: (error as Error).message });
  }
  const result = await readWithBases(json, basesOf(recipe === undefined ? from : undefined));
  if (result.ok) return ok(result.value);
  const problems = result.mistakes.map((mistake) => problemOf(mistake, from));
  // eslint-disable-next-line no-console -- an author of a recipe looks for its mistakes there
  console.error(problems.map(({ message }) => message).join('\n'));
  return { ok: false, error: problems[0]! };
}

/**
 * Finds the recipes that a recipe extends by their ids: `lighthouse` is lighthouse.json in the folder of its address, or else the registered
 * patience with this id, if its rules are data.
 * @param address undefined for a recipe that the page gives itself
 */
function basesOf(address: string | undefined): Bases {
  const beside = (id: string): string => new URL(`${id}.json`, address).href;
  const none = 'no patience of that id whose rules are data is registered';
  return {
    placeOf: (id) => (address === undefined ? `this page: ${none}` : `${beside(id)}, and ${none} on this page`),
    load: async (id) => (address === undefined ? undefined : await fetchText(beside(id)).catch(() => undefined)) ?? (await recipeOf(id)),
  };
}

/** Returns the recipe of a registered patience; undefined when there is none, or its rules have functions. Waits for the scripts of the page. */
async function recipeOf(id: string): Promise<unknown> {
  const loaded = new Promise((wake) => (document.readyState === 'complete' ? wake(0) : addEventListener('load', wake, { once: true })));
  await Promise.race([whenRegistered(id), loaded]);
  const entry = registered().find((each) => each.id === id);
  const module: unknown = await entry?.load().catch(() => undefined);
  const { default: variant = module } = Object(module) as { readonly default?: unknown };
  const written = variant === undefined ? undefined : toRecipe(variant as Variant);
  return written?.ok ? written.recipe : undefined;
}

/** Fetches a text without cookies, of which it leaves out what is longer than {@link LONGEST}. @throws Error that says why it failed */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal: AbortSignal.timeout(IN_TIME) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  let left = LONGEST;
  const bounded = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, output) {
      output.enqueue(part.subarray(0, left));
      left -= part.length;
      if (left < 0) output.terminate();
    },
  });
  return new Response(response.body?.pipeThrough(bounded)).text();
}
