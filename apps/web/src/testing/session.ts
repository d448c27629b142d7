import { allOptions, Game, type SavedGame, type Variant } from '@patience/core';
import { pileCards, Random } from '@patience/core/internals';
import { decodeGame, encodeGame } from '../share/code.js';

/** Counts of a session. */
export interface SessionCounts {
  readonly moves: number;
  readonly refused: number;
  readonly undone: number;
  readonly won: boolean;
}

/** The checks of a session, whose errors name it. */
interface Checks {
  /** Returns a game that could be begun or loaded. */
  readonly must: (result: ReturnType<typeof Game.load>) => Game;
  /** Compares two texts. */
  readonly same: (what: string, found: string, wanted: string) => void;
}

/** Most actions of a session. */
const LONGEST = 60;

/**
 * Plays a session with random actions: a deal with any options, legal moves, illegal drops, undo, redo, restarts, and saving and loading.
 * At the end the game is saved, shared, replayed and undone to the deal.
 * @throws Error when one of these ways gives another game
 */
export async function playSession(variant: Variant, seed: number): Promise<SessionCounts> {
  const random = new Random(`session ${seed}`);
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const options = pick(allOptions(variant));
  // Use whole seconds, because a shared game contains no fractions.
  let seconds = 0;
  const host = { now: () => seconds * 1000 };
  const must: Checks['must'] = (result) => {
    if (!result.ok) throw new Error(`${variant.id}, session ${seed}: ${JSON.stringify(result.error)}`);
    return result.value;
  };
  const same: Checks['same'] = (what, found, wanted) => {
    if (found !== wanted)
      throw new Error(`${variant.id}, session ${seed}: ${what} differs from what was expected.\nfound: ${found}\nexpected: ${wanted}`);
  };

  let game = must(Game.start(variant, { seed, options, ...host }));
  const dealt = cards(game);
  const length = 1 + random.below(LONGEST);
  let [moves, refused, undone] = [0, 0, 0];
  for (let i = 0; i < length; i++) {
    seconds += random.below(20);
    const before = cards(game);
    const what = random.below(100);
    if (what < 60) {
      const legal = game.legalMoves();
      if (legal.length > 0 && game.play(pick(legal)).ok) moves++;
    } else if (what < 82) {
      const from = pick(game.piles).id;
      const { ok } = game.attempt(from, random.below(game.view.count(from) + 1), pick(game.piles).id);
      if (ok) moves++;
      else {
        refused++;
        same('a refused attempt', cards(game), before);
      }
    } else if (what < 90) {
      if (game.undo()) undone++;
    } else if (what < 94) {
      if (game.redo()) undone--;
    } else if (what < 95) {
      game.restart();
      same('a restart', cards(game), dealt);
    } else {
      const loaded = must(Game.load(variant, JSON.stringify(game.save()), host));
      same('a loaded game', state(loaded), state(game));
      game = loaded;
    }
  }

  const won = game.status === 'won';
  await compareWays(variant, game, dealt, { same, must });
  return { moves, refused, undone, won };
}

/** Compares a game with what sharing, loading and replaying it give, and takes it back and plays it again. @param dealt its deal as text */
async function compareWays(variant: Variant, game: Game, dealt: string, { same, must }: Checks): Promise<void> {
  const save = game.save();
  const shared = await decodeGame(await encodeGame(save));
  if (!shared.ok) throw new Error(`${variant.id}: the code of the shared game cannot be decoded (${shared.reason})`);
  same('a shared game', state(must(Game.load(variant, shared.save, { now: () => 0 }))), state(game));
  const end = cards(game);
  same('a replay', cards(replay(variant, save)), end);
  const { cursor } = game;
  while (game.undo());
  same('all taken back', cards(game), dealt);
  for (let i = 0; i < cursor; i++) game.redo();
  same('all done again', cards(game), end);
}

/** Replays a saved game move by move. */
function replay(variant: Variant, { seed, options, gestures, cursor }: SavedGame): Game {
  const started = Game.start(variant, { ...(seed === undefined ? {} : { seed }), options });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  for (const gesture of gestures.slice(0, cursor)) started.value.play(gesture);
  return started.value;
}

/** Returns the position and face of every card, as text. */
const cards = ({ table, piles }: Game): string =>
  `${piles.map(({ id }, pile) => `${id}: ${pileCards(table, pile).join(' ')}`).join('\n')}\n${JSON.stringify(table.counters())}`;

/** Returns the saved state of a game, as text. */
const state = (game: Game): string =>
  [cards(game), JSON.stringify(game.save()), game.status, game.score, game.stuck, game.canUndo, game.canRedo].join('\n');
