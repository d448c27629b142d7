/** Laws that compare a variant with its plain model, in which the rules are written a second time. */
import { deal, type DealRequest } from '../../game/deal.js';
import { Game } from '../../game/game.js';
import { perft } from '../../table/perft.js';
import { demand, type Law, type Trial } from '../law.js';
import { compare, type PlainModel } from '../model.js';
import { chance } from '../plain-chance.js';

/**
 * The plain model of a variant, or a function that returns it, for rules with options or with shuffles during the game.
 * @param options one allowed combination of options
 * @param notes the state of the deal's random stream, with which the notes of a model begin if the game shuffles
 */
export type ModelRules = PlainModel | ((options: never, notes: Readonly<Record<string, number>>) => PlainModel);

/** Seeds of the deals whose positions are counted. */
const COUNTED = [1, 2];
/**
 * Largest number of positions that are counted per deal. Plain models are slow: a thousand positions with two decks take about a second.
 */
const POSITIONS = 400;
/** Largest depth to which positions are counted, in moves from the deal. */
const DEEPEST = 5;
/** Number of positions of a won game from which further positions are counted. */
const STOPS = 8;
/** Depth to which positions are counted from a position of a won game, in moves. */
const AHEAD = 2;

/** Returns the laws that compare a variant with a plain model, the simplest first. @param rules the plain model */
export function modelLaws(rules: ModelRules): readonly Law[] {
  const modelFor = (trial: Trial, request: DealRequest): PlainModel =>
    typeof rules === 'function' ? rules((request.options ?? trial.options) as never, chance(trial.variant, request)) : rules;

  return [
    {
      name: 'the first moves reach as many positions as in the plain model',
      each: 'options',
      check(trial) {
        const { variant, options } = trial;
        for (const seed of COUNTED) {
          const request = { seed, options };
          compare(variant, modelFor(trial, request), { ...request, moves: 0, depth: depthWithin(trial, request) });
        }
      },
    },
    {
      name: 'random games agree with the plain model in every position and move',
      each: 'options',
      check(trial) {
        const { variant, options, from, games, moves } = trial;
        for (let seed = from; seed < from + games; seed++) {
          const request = { seed, options };
          compare(variant, modelFor(trial, request), { ...request, choices: seed, moves });
        }
      },
    },
    {
      name: 'won games are won in the plain model',
      each: 'variant',
      check(trial) {
        for (const [index, save] of (trial.fixtures.won ?? []).entries()) {
          const loaded = Game.load(trial.variant, save);
          demand(loaded.ok, trial, `fixtures.won[${index}]`, loaded.ok ? '' : loaded.error.message);
          const { gestures, cursor, options } = loaded.value;
          const { seed, deck } = save as DealRequest;
          const request = { ...(deck === undefined ? { seed: seed! } : { deck }), options };
          const game = gestures.slice(0, cursor).flat();
          const every = Math.ceil(game.length / STOPS);
          const played = compare(trial.variant, modelFor(trial, request), { ...request, game, moves: game.length, every, depth: AHEAD });
          demand(
            played.length === game.length,
            trial,
            `fixtures.won[${index}]`,
            `is over after ${played.length} of ${game.length} moves in the plain model`,
          );
        }
      },
    },
  ];
}

/** Returns the depth, in moves and at least 1, to which a deal's positions can be counted without exceeding {@link POSITIONS}. */
function depthWithin({ variant }: Trial, request: DealRequest): number {
  const dealt = deal(variant, request);
  if (!dealt.ok) throw new Error(dealt.error.message);
  let depth = 1;
  while (depth < DEEPEST && perft(dealt.value.table, depth + 1).reduce((sum, count) => sum + count) <= POSITIONS) depth++;
  return depth;
}
