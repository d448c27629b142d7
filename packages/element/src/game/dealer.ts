import { Game, resolve, resolveModule, whenRegistered, type Problem, type Result, type Seed, type Variant } from '@patience/core';
import { asContractError, fail, interpreterLoaded, ok } from '@patience/core/search';
import { brokenRules } from './broken.js';
import { addressOf, optionsOf, type GameRequest } from '../game-request.js';
import { askedWith, readSaved } from './storage.js';

/** A game ready to be shown. */
export interface Opened {
  readonly game: Game;
  /** The same deal untouched. */
  readonly fresh: Game;
}

/** What came of what the page asked for. */
export interface Dealt extends Opened {
  /** The deal and the options that the page asked for, if any: what is kept remembers them. */
  readonly asked: string;
  /** What was wrong with the kept game, if it could not be opened. */
  readonly problem?: Problem;
}

/** How long a variant's own script may come after the element, in milliseconds. */
export const SCRIPT_WITHIN = 3000;

/** The clock of all games here. */
const now = (): number => performance.now();

/** A deal number that people can read to each other, of up to seven digits, for players who want just any. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 10_000_000;

/** The seed of a game, unless it was given as a deck. */
export const seedOf = ({ source }: Game): Seed | undefined => ('seed' in source ? source.seed : undefined);

/** Finds the variant that is asked for; waits a while for one that is not registered yet. */
export async function find({ variant, src }: GameRequest): Promise<Result<Variant>> {
  if (typeof variant === 'object') {
    // Without the interpreter, dealing says what is missing.
    await interpreterLoaded()?.catch(() => undefined);
    return ok(variant);
  }
  // What is no address fails when it is loaded.
  if (src) return resolveModule(addressOf(src));
  if (!variant) return fail('variant-missing', {}, 'The attribute "variant" or "src" is missing.');
  await Promise.race([whenRegistered(variant), new Promise((wake) => setTimeout(wake, SCRIPT_WITHIN))]);
  return resolve(variant);
}

/** Deals the game that is asked for, or takes the kept one up again. */
export const openDeal = (variant: Variant, request: GameRequest): Result<Dealt> => tried(variant, () => start(variant, request));

/** Opens a saved game. */
export const reopen = (variant: Variant, save: unknown): Result<Opened> =>
  tried(variant, () => {
    const loaded = answering(Game.load(variant, save, { now }));
    return loaded.ok ? ok({ game: loaded.value, fresh: freshOf(loaded.value) }) : loaded;
  });

/** Whatever a variant throws is a value too. */
function tried<T>({ id }: Variant, begin: () => Result<T>): Result<T> {
  try {
    return begin();
  } catch (error) {
    return { ok: false, error: brokenRules(asContractError(id, 'rules', error)) };
  }
}

/** Something failed of which nobody thought. */
export const unexpectedFailure = (from: string, error: unknown): Result<never> & { ok: false } =>
  fail('variant-broken', { from, why: String(error) });

/** Asks the rules what every drawing will ask, so that those that cannot answer never come onto the table. */
function answering(started: Result<Game>): Result<Game> {
  if (started.ok) {
    const { score: _ } = started.value;
    started.value.legalMoves();
  }
  return started;
}

function start(variant: Variant, { seed, deck, options, storageKey }: GameRequest): Result<Dealt> {
  const given = optionsOf(options);
  const started = answering(
    Game.start(variant, { now, ...(given && { options: given }), ...(deck ? { deck } : { seed: seed ?? anySeed() }) }),
  );
  if (!started.ok) return started;
  const game = started.value;
  const wants = (of: Game): [source: unknown, options: unknown] => [(seed !== undefined || deck) && of.source, given && of.options];
  const asked = JSON.stringify(wants(game));
  const anew = { game, fresh: game, asked };
  const kept = storageKey === undefined ? undefined : readSaved(storageKey, variant.id);
  if (kept === undefined) return ok(anew);
  const opened = reopen(variant, kept);
  if (!opened.ok) return ok({ ...anew, problem: opened.error });
  // A player who dealt anew goes on with that deal, as long as the page asks for the same as then.
  const goesOn = askedWith(kept) === asked || JSON.stringify(wants(opened.value.game)) === asked;
  return ok(goesOn ? { ...opened.value, asked } : anew);
}

/** The same deal before its first move. */
function freshOf(game: Game): Game {
  if (game.cursor === 0) return game;
  const again = Game.start(game.variant, { options: game.options, ...game.source });
  return again.ok ? again.value : game;
}
