import type { Game } from '@patience/core';
import { Client } from '@patience/solver';
import type { DealAddress } from '../address/deal.js';
import { anySeed } from './seed.js';

/** A phone must be able to spare it, in bytes. */
const MEMORY = 48e6;

const client = new Client();

/** A good move by what the player can know; undefined when the solver has none. */
export async function advise(game: Game): Promise<readonly string[] | undefined> {
  const moves = game.gestures.slice(0, game.cursor).flat();
  try {
    const { hint } = await client.ask({ variant: game.variant }, { ask: 'hint', position: { ...game.source, options: game.options, moves }, search: { memory: MEMORY, time: 150 } });
    return hint.text === undefined ? undefined : [hint.text];
  } catch {
    return undefined; // another hint was asked for meanwhile; or the solver cannot play this one
  }
}

/** A deal of these rules that the solver has won, within some twenty seconds. */
export async function findDeal(game: Game, options: DealAddress['options'], signal: AbortSignal): Promise<DealAddress | undefined> {
  try {
    const { found } = await client.ask(
      { variant: game.variant },
      { ask: 'winnable', options, from: anySeed(), deals: 12, search: { memory: MEMORY, time: 1500, polish: 0 } },
      { signal },
    );
    return found && { options, seed: String(found.seed) };
  } catch {
    return undefined;
  }
}
