import { fail, Game, ok, resolve, resolveModule, whenRegistered, type GivenOptions, type Result, type Seed, type Variant } from '@patience/core';
import { recall } from './storage.js';

/** Which game is wanted, as attributes and properties say it. */
export interface Wanted {
  readonly variant: string | Variant | undefined;
  readonly src: string | undefined;
  readonly seed: Seed | undefined;
  readonly deck: string | undefined;
  readonly options: GivenOptions | undefined;
  /** Where games are kept between visits; undefined: nowhere. */
  readonly shelf: string | undefined;
}

/** A game ready to be shown. */
export interface Dealt {
  readonly game: Game;
  /** The same deal untouched. */
  readonly fresh: Game;
  /** What was wrong with the kept game, if it could not be opened. It is left where it was. */
  readonly problem?: import('@patience/core').Problem;
}

/** How long a variant's own script may come after the element, in milliseconds. */
const PATIENCE = 3000;

const now = (): number => performance.now();

/** A deal number for players who want just any. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Options as an attribute writes them: `suits=2 passes=3`. Undefined when it cannot be read. */
export function parseOptions(text: string): GivenOptions | undefined {
  const pairs = text.split(/[\s,;]+/).filter(Boolean).map((pair) => /^([\w-]+)=([\w.-]+)$/.exec(pair));
  return pairs.includes(null) ? undefined : Object.fromEntries(pairs.map((pair) => [pair![1]!, pair![2]!]));
}

/** Finds the variant that is wanted; waits a while for one that is not registered yet. */
export async function find({ variant, src }: Wanted): Promise<Result<Variant>> {
  if (typeof variant === 'object') return ok(variant);
  if (src) return resolveModule(new URL(src, document.baseURI).href);
  if (!variant) return fail('variant-missing', 'The attribute "variant" or "src" is missing.');
  await Promise.race([whenRegistered(variant), new Promise((wake) => setTimeout(wake, PATIENCE))]);
  return resolve(variant);
}

/** Deals the wanted game, or takes the kept one up again. */
export function dealOut(variant: Variant, { seed, deck, options, shelf }: Wanted): Result<Dealt> {
  const request = { now, ...(options && { options }), ...(deck ? { deck } : { seed: seed ?? anySeed() }) };
  const started = Game.start(variant, request);
  if (!started.ok) return started;
  const kept = shelf === undefined ? undefined : recall(shelf, variant.id);
  const wantsAnother = (game: Game): boolean =>
    (seed !== undefined && !('seed' in game.source && String(game.source.seed) === String(seed))) ||
    (deck !== undefined && !('deck' in game.source && started.value.source && 'deck' in started.value.source && game.source.deck === started.value.source.deck));
  if (kept !== undefined) {
    const loaded = Game.load(variant, kept, { now });
    if (!loaded.ok) return ok({ game: started.value, fresh: started.value, problem: loaded.error });
    if (!wantsAnother(loaded.value)) return ok({ game: loaded.value, fresh: freshOf(loaded.value) });
  }
  return ok({ game: started.value, fresh: started.value });
}

/** The same deal before its first move. */
export function freshOf(game: Game): Game {
  if (game.cursor === 0) return game;
  const again = Game.start(game.variant, { options: game.options, ...game.source });
  return again.ok ? again.value : game;
}
