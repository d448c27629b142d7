/// <reference lib="webworker" />
import { Game, type Variant } from '@patience/core';
import { checkVariant } from '@patience/core/search';
import { factsOf } from '../catalogue/entry.js';
import { drawMiniature } from '../miniature/draw.js';
import { WORDS_OF_FAULTS } from './claim.js';

/** Deals and moves of a trial. */
const DEALS = 3;
const MOVES = 30;

/**
 * In a worker of the cell: loads a module and plays a little. What throws or hangs here harms nothing. The module lives
 * beside this code and can imitate whatever it says: it is a claim, which the page reads (see claim.ts).
 */
addEventListener(
  'message',
  ({ data, ports: [port] }: MessageEvent<{ readonly source: string }>) => {
    const claim = port!.postMessage.bind(port); // before the module runs
    void judge(data.source, claim);
  },
  { once: true },
);

async function judge(source: string, claim: (verdict: unknown) => void): Promise<void> {
  try {
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const { default: variant } = (await import(/* @vite-ignore */ address)) as { readonly default?: unknown };
    checkVariant(variant);
    play(variant);
    claim({ ok: true, facts: factsOf(variant, ''), picture: drawMiniature(variant, 7, 'en') ?? '' });
  } catch (error) {
    claim({ ok: false, why: wordsOf(error) });
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

/** What was thrown may be anything, and may throw when it is asked for its words. */
function wordsOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error).slice(0, WORDS_OF_FAULTS);
  } catch {
    return 'it throws something without words';
  }
}
