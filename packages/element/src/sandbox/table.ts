import type { Variant } from '@patience/core';
import type { GameSnapshot } from '../snapshot.js';
import type { GuestAnswer, SandboxFrame } from './frame.js';
import type { OpenedGame, SandboxTable } from './options.js';
import type { GuestState, GuestVariant } from './protocol.js';

/** Returns the table in a sandbox for a page that opens games before it shows them. */
export function sandboxTable(frame: SandboxFrame, variant: Variant): SandboxTable {
  const opened = ({ ok, state, why }: GuestAnswer): OpenedGame =>
    ok && state ? { ok: true, value: snapshotOf(state, variant, performance.now()) } : { ok: false, why };
  return {
    variant,
    start: async (deal) => opened(await frame.start(deal)),
    check: async (save) => opened(await frame.check(save)),
    lay: async (save) => opened(await frame.lay(save)),
    async solve(position, seconds) {
      const { ok, solved, why } = await frame.solve(position, seconds);
      if (!ok) throw new Error(why);
      return solved === true;
    },
    stopSolving: () => frame.stopSolving(),
  };
}

/** Returns the game that a guest reports, in the form of the page's own games. @param at time of the report, by `performance.now()` */
export function snapshotOf({ save, status, stuck, paused, running, score }: GuestState, variant: Variant, at: number): GameSnapshot {
  const { gestures, cursor, options, seed, deck } = save;
  const elapsedMs = Math.round(save.elapsedMs + (running ? performance.now() - at : 0));
  return {
    cursor,
    elapsedMs,
    gestures,
    moves: gestures.slice(0, cursor).flat().length,
    options,
    paused,
    score,
    source: deck === undefined ? { seed: seed! } : { deck },
    status,
    stuck,
    variant,
    save: () => ({ ...save, elapsedMs }),
  };
}

/** Returns a variant with the facts and words of a guest's, and without rules: those run in the sandbox. */
export function factsOf(stated: GuestVariant): Variant {
  const elsewhere = (): never => {
    throw new Error(`The rules of ${stated.id} run in its sandbox only.`);
  };
  return { api: 1, ...stated, deck: elsewhere, table: elsewhere, deal: elsewhere };
}
