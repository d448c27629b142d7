/** Laws that need the rules written once more: at every position compared, the variant and its plain model agree. */
import { deal, type DealRequest } from '../../game/deal.js';
import { Game } from '../../game/game.js';
import { perft } from '../../table/perft.js';
import { demand, type Law, type Trial } from '../law.js';
import { compare, type PlainModel } from '../model.js';
import { chance } from '../plain-chance.js';

/**
 * The rules once more. Rules with options, or with shuffles in mid-game, are a function that makes the model.
 * @param options one allowed combination
 * @param notes where the deal's stream of chance stands: what the notes of a model that shuffles begin with
 */
export type ModelRules = PlainModel | ((options: never, notes: Readonly<Record<string, number>>) => PlainModel);

/** Deals whose first positions are counted. */
const COUNTED = [1, 2];
/** Positions of a deal that are counted, at most. Models are slow: a thousand positions of two packs take about a second. */
const POSITIONS = 400;
/** Moves from a deal that are counted, at most. */
const DEEPEST = 5;
/** Positions of a won game from which positions are counted, too, {@link AHEAD} moves ahead. */
const STOPS = 8;
const AHEAD = 2;

/** @param rules what the variant is compared with @returns the laws, in the order in which they are best read */
export function modelLaws(rules: ModelRules): readonly Law[] {
  const modelFor = (trial: Trial, request: DealRequest): PlainModel =>
    typeof rules === 'function' ? rules((request.options ?? trial.options) as never, chance(trial.variant, request)) : rules;

  return [
    {
      name: 'as many positions as in its plain model are reached by the first moves',
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
      name: 'random games are played as in its plain model, every position and every move',
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
      name: 'won games are won in its plain model',
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

/** Returns the depth to which a deal's positions can be counted without exceeding {@link POSITIONS}; 1 at least. */
function depthWithin({ variant }: Trial, request: DealRequest): number {
  const dealt = deal(variant, request);
  if (!dealt.ok) throw new Error(dealt.error.message);
  let depth = 1;
  while (depth < DEEPEST && perft(dealt.value.table, depth + 1).reduce((sum, count) => sum + count) <= POSITIONS) depth++;
  return depth;
}
