/// <reference lib="webworker" />
import { Game, type Variant } from '@patience/core';
import { checkVariant } from '@patience/core/internals';
import type { Facts } from '../catalogue/entry.js';
import { factsOf } from '../catalogue/facts-of.js';
import { writeScene } from '../miniature/scene.js';
import { sceneOf } from '../miniature/sketch.js';
import { readFacts } from '../store/read.js';
import { WORDS_OF_FAULTS } from './verdict.js';

/** Number of deals of a trial, and moves played in each. */
const DEALS = 3;
const MOVES = 30;

/**
 * Runs in a worker of a sandbox: loads a module and plays a few moves, so that errors and endless loops harm nothing. The module shares the
 * worker with this code and can forge its answer. The page therefore validates it (see verdict.ts).
 */
addEventListener(
  'message',
  ({ data, ports: [port] }: MessageEvent<{ readonly source: string }>) => {
    // Take both before the module runs, which could replace them.
    const send = port!.postMessage.bind(port);
    const { stringify } = JSON;
    void judge(data.source, (verdict) => send(stringify(verdict)));
  },
  { once: true },
);

async function judge(source: string, claim: (verdict: unknown) => void): Promise<void> {
  try {
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const { default: variant } = (await import(/* @vite-ignore */ address)) as { readonly default?: unknown };
    checkVariant(variant);
    play(variant);
    const facts = factsOf(variant, '');
    // Name the text that is too long, since the facts with it could not leave the sandbox.
    const read = readFacts(facts, '');
    if (!read.ok) return claim({ ok: true, facts: shortened(facts), picture: '' });
    claim({ ok: true, facts, picture: writeScene(sceneOf(variant, 7)) });
  } catch (error) {
    claim({ ok: false, why: wordsOf(error) });
  }
}

/** Returns facts in which the longest texts are cut, but remain too long to be accepted. */
const shortened = (facts: Facts): unknown =>
  JSON.parse(JSON.stringify(facts, (_, value: unknown) => (typeof value === 'string' ? value.slice(0, 1000) : value)));

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

/** Returns the message of a thrown value, which may be anything and may throw when it is read. */
function wordsOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error).slice(0, WORDS_OF_FAULTS);
  } catch {
    return 'it throws something without words';
  }
}
