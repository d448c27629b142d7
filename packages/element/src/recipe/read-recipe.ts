import type { Result, Variant } from '@patience/core';
import { fail, interpreterLoaded, ok } from '@patience/core/search';
import { problemOf, readRecipe as read, readWithBases, type Bases } from '@patience/recipe';
import { addressOf, type GameRequest } from '../game-request.js';
import { hasSentences } from '../words/index.js';

/** Number of bytes after which a fetch ends. The reader refuses a text of this length. */
const LONGEST = 1_000_000;
/** Timeout of a fetch, in milliseconds. */
const IN_TIME = 20_000;

/**
 * Reads the recipe that a page requests: the given one, or the one at the address `src`, with the recipes beside it that it extends. Runs nothing in it. Returns it as
 * plain data, from which its rules text can be written. Writes all its mistakes to the console; the returned problem names the first one.
 * @param loadSentences loads the sentences for problems, unless they are loaded from the start
 */
export async function readRecipe({ recipe, src }: GameRequest, loadSentences: () => Promise<unknown>): Promise<Result<Variant>> {
  const from = recipe === undefined ? addressOf(src!) : 'recipe';
  let json: unknown = recipe;
  try {
    const loaded = interpreterLoaded();
    if (recipe === undefined) json = await fetchText(from);
    await loaded;
  } catch (error) {
    return fail('variant-broken', { from, why: (error as Error).message });
  }
  const result = recipe === undefined ? await readWithBases(json, besideIt(from)) : read(json);
  if (result.ok) return ok(result.value);
  if (!hasSentences()) await loadSentences();
  const problems = result.mistakes.map((mistake) => problemOf(mistake, from));
  // eslint-disable-next-line no-console -- an author of a recipe looks for its mistakes there
  console.error(problems.map(({ message }) => message).join('\n'));
  return { ok: false, error: problems[0]! };
}

/** Finds the recipes that the one at an address extends by their ids: `lighthouse` is lighthouse.json in the same folder. */
function besideIt(address: string): Bases {
  const placeOf = (id: string): string => new URL(`${id}.json`, address).href;
  return { placeOf, load: (id) => fetchText(placeOf(id)).catch(() => undefined) };
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
