import {
  Game,
  resolve,
  resolveModule,
  whenRegistered,
  type Position,
  type Problem,
  type Result,
  type SavedGame,
  type Seed,
  type Variant,
} from '@patience/core';
import { asContractError, fail, ok } from '@patience/core/internals';
import { brokenRules } from './broken.js';
import { gesturesOf } from './moves-text.js';
import { addressOf, optionsOf, type GameRequest } from '../game-request.js';
import { askedWith, readSaved } from './storage.js';

/** A game that can be shown. */
export interface Opened {
  readonly game: Game;
  /** A game of the same deal before its first move. */
  readonly fresh: Game;
}

/** A game opened for a request of the page. */
export interface Dealt extends Opened {
  /** The deal and the options that the page requested, as text. Stored with the game. */
  readonly asked: string;
  /** The reason why the saved game of the page, or else the stored one, could not be opened, if there was one. */
  readonly problem?: Problem;
  /** Whether the saved game that could not be opened was the stored one. */
  readonly unreadable?: boolean;
}

/** Milliseconds for which the element waits for a variant that is not registered yet. Its script may come after the element. */
export const SCRIPT_WITHIN = 3000;

/** Clock of all games in the element, in milliseconds. */
const now = (): number => performance.now();

/** Returns a random deal number of at most six digits, short enough to be read aloud. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;

/** Returns the seed of a game; undefined for one that was dealt from a given deck. */
export const seedOf = ({ source }: Game): Seed | undefined => ('seed' in source ? source.seed : undefined);

/**
 * Finds the requested variant. Waits up to {@link SCRIPT_WITHIN} for one that is not registered yet, and until the page is loaded for one
 * that is not named.
 */
export async function find({ variant, src }: GameRequest): Promise<Result<Variant>> {
  if (typeof variant === 'object') return ok(variant);
  // An invalid address fails when it is loaded.
  if (src) return resolveModule(addressOf(src));
  if (!variant) {
    // A later script of the page may set the property.
    if (document.readyState !== 'complete') await new Promise((wake) => addEventListener('load', wake));
    return fail('variant-missing');
  }
  await Promise.race([whenRegistered(variant), new Promise((wake) => setTimeout(wake, SCRIPT_WITHIN))]);
  return resolve(variant);
}

/** Opens the stored game of the request, or deals a new one. */
export const openDeal = (variant: Variant, request: GameRequest): Result<Dealt> => tried(variant, () => start(variant, request));

/** Opens a saved game. */
export const reopen = (variant: Variant, save: unknown): Result<Opened> =>
  tried(variant, () => {
    const loaded = answering(Game.load(variant, save, { now }));
    return loaded.ok ? ok({ game: loaded.value, fresh: freshOf(loaded.value) }) : loaded;
  });

/** Calls a function and returns errors thrown by the variant as problems. */
function tried<T>({ id }: Variant, begin: () => Result<T>): Result<T> {
  try {
    return begin();
  } catch (error) {
    return { ok: false, error: brokenRules(asContractError(id, 'rules', error)) };
  }
}

/** Returns a failure for an error that no other code has handled. @param from the part that failed */
export const unexpectedFailure = (from: string, error: unknown): Result<never> & { ok: false } =>
  fail('variant-broken', { from, why: String(error) });

/** Asks the rules for everything that a drawing needs, so that faulty rules fail before the game is shown. */
function answering(started: Result<Game>): Result<Game> {
  if (started.ok) {
    const { score: _ } = started.value;
    started.value.legalMoves();
  }
  return started;
}

/** Returns a game in which moves are played instead of those of another one, which stays as it is. A move that is refused is a problem with its number. */
export const withMoves = (variant: Variant, of: SavedGame, moves: string): Result<Opened> => {
  const gestures = gesturesOf(moves);
  return reopen(variant, { ...of, gestures, cursor: gestures.length, held: undefined });
};

function start(variant: Variant, request: GameRequest): Result<Dealt> {
  const { seed, deck, options, savedGame, position, moves, storageKey } = request;
  const isNamed = seed !== undefined || !!deck;
  // A seed or deck without options means the variant's defaults, in this element as in links.
  const chosen = optionsOf(options ?? (isNamed ? undefined : variant.startOptions)) ?? {};
  const started = answering(Game.start(variant, { now, options: chosen, ...(deck ? { deck } : { seed: seed ?? anySeed() }) }));
  if (!started.ok) return started;
  const game = started.value;
  const wants = (of: Game): [source: unknown, options: unknown] => [isNamed ? of.source : undefined, options && of.options];
  const asked = JSON.stringify(wants(game));
  const anew = { game, fresh: game, asked };
  if (position !== undefined) return ok(begin(anew, position, moves));
  if (savedGame !== undefined) {
    const opened = reopen(variant, savedGame);
    return ok(opened.ok ? { ...opened.value, asked } : { ...anew, problem: opened.error });
  }
  const kept = storageKey === undefined || moves !== undefined ? undefined : readSaved(storageKey, variant.id);
  return ok(kept === undefined ? moved(anew, moves) : continued(anew, kept, (of) => JSON.stringify(wants(of))));
}

/** Continues a stored game if the page requests the same as when it was stored, even if the player has dealt another game since. Otherwise returns the deal. */
function continued(anew: Dealt, kept: string, wants: (of: Game) => string): Dealt {
  const { asked } = anew;
  const opened = reopen(anew.game.variant, kept);
  if (!opened.ok) return { ...anew, problem: opened.error, unreadable: true };
  const goesOn = askedWith(kept) === asked || wants(opened.value.game) === asked;
  return goesOn ? { ...opened.value, asked } : anew;
}

/** Begins with a position instead of a deal. If it cannot be, returns the deal with the problem. */
function begin(dealt: Dealt, position: unknown, moves: string | undefined): Dealt {
  const begun = answering(Game.start(dealt.game.variant, { now, position: position as Position }));
  return begun.ok ? moved({ ...dealt, game: begun.value, fresh: begun.value }, moves) : { ...dealt, problem: begun.error };
}

/** Plays the moves of a request in a game that was dealt. If one of them is refused, returns the game as it is with the problem. */
function moved(dealt: Dealt, moves: string | undefined): Dealt {
  if (moves === undefined) return dealt;
  const { variant } = dealt.game;
  const opened = withMoves(variant, dealt.game.save(), moves);
  return opened.ok ? { ...dealt, ...opened.value } : { ...dealt, problem: opened.error };
}

/** Returns the same deal before its first move. */
function freshOf(game: Game): Game {
  if (game.cursor === 0) return game;
  const again = Game.start(game.variant, { options: game.options, ...game.source });
  return again.ok ? again.value : game;
}
