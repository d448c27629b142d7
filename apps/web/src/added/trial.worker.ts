/// <reference lib="webworker" />
import { Game, type Variant } from '@patience/core';
import { checkVariant } from '@patience/core/search';
import { factsOf, type Facts } from '../catalogue/entry.js';
import { drawMiniature } from '../miniature/draw.js';

/** A module at an address of this site, to be tried. */
export interface Trial {
  readonly address: string;
  readonly from: string;
}

export type Verdict = { readonly ok: true; readonly facts: Facts; readonly picture: string } | { readonly ok: false; readonly why: string };

/** Deals and moves of a trial. */
const DEALS = 3;
const MOVES = 30;

/** Loads a module away from the page, and plays a little: what throws or hangs here harms nothing. */
self.addEventListener('message', ({ data }: MessageEvent<Trial>) => {
  void judge(data).then((verdict) => self.postMessage(verdict));
});

async function judge({ address, from }: Trial): Promise<Verdict> {
  try {
    const module = (await import(/* @vite-ignore */ address)) as { default?: unknown };
    checkVariant(module.default);
    play(module.default);
    return { ok: true, facts: factsOf(module.default, from), picture: drawMiniature(module.default, 7, 'en') ?? '' };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

function play(variant: Variant): void {
  for (let seed = 0; seed < DEALS; seed++) {
    const started = Game.start(variant, { seed });
    if (!started.ok) throw new Error(started.error.message);
    const game = started.value;
    for (let i = 0; i < MOVES; i++) {
      const moves = game.legalMoves();
      const move = moves[(i * 7) % Math.max(1, moves.length)];
      if (move === undefined || !game.play(move).ok) break;
    }
    while (game.undo());
  }
}
