import { Game } from '@patience/core';
import { expect, test } from 'vitest';
import { kleineNapoleon } from './index.js';

test('a run moves in one go by way of an empty row while the cellar may not be used', () => {
  const started = Game.start(kleineNapoleon, { seed: 33 });
  if (!started.ok) throw new Error(started.error.message);
  const game = started.value;
  const moves = 't5>f2 r1>t4 t6>t5 t6>f1 t2>f1 r1>t8 r1>f2 t8>f2 t8>f2 t8>f1 t6>f2 t6>f2 t6>f1 t2>f1 t8>f3';
  for (const move of moves.split(' ')) expect(game.play(move)).toEqual({ ok: true });
  expect(game.attempt('t5', 1, 't8')).toEqual({ ok: true });
  expect(game.gestures.at(-1)).toEqual(['t5>t6', 't5>t8', 't6>t8']);
});
