/** Do and undo, and listing of moves, a second on one core, in the middle of a real won game. Medians of several runs. */
import { Game } from '@patience/core';
import { list, MAX_MOVES, type Move } from '@patience/core/internals';
import tests from '../src/tests.json' with { type: 'json' };
import katzenschwanz from '../src/rules.js';

const { won } = tests;
const RUNS = 9;
const MS = 400;

const loaded = Game.load(katzenschwanz, { ...won, cursor: Math.floor(won.gestures.length / 2) });
if (!loaded.ok) throw new Error(loaded.error.message);
const { table } = loaded.value;
const room = new Int32Array(MAX_MOVES);
const moves: readonly Move[] = Array.from(room.subarray(0, list(table, room)));

console.log(
  `Katzenschwanz after ${table.depth} of ${won.gestures.flat().length} moves, ${moves.length} different moves; median of ${RUNS} runs of ${MS} ms (least to most)`,
);
report('do + undo', () => {
  for (const move of moves) {
    table.play(move);
    table.undo();
  }
  return moves.length;
});
report('listings', () => {
  list(table, room);
  return 1;
});

/** @param turn does some of the work and says how much */
function report(name: string, turn: () => number): void {
  const rates: number[] = [];
  for (let run = 0; run <= RUNS; run++) {
    const began = performance.now();
    let done = 0;
    let ms: number;
    while ((ms = performance.now() - began) < MS) for (let i = 0; i < 2000; i++) done += turn();
    // The first run warms the compiler up and does not count.
    if (run > 0) rates.push(done / ms / 1000);
  }
  rates.sort((a, b) => a - b);
  console.log(
    `${name.padEnd(10)} ${rates[RUNS >> 1]!.toFixed(2).padStart(7)} million a second (${rates[0]!.toFixed(2)} to ${rates.at(-1)!.toFixed(2)})`,
  );
}
