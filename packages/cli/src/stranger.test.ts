import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { moduleIn } from './stranger.js';
import { installToy } from './testing/toy.js';

const toy = installToy();
afterAll(() => toy.remove());
writeFileSync(join(toy.folder, 'game.mjs'), '');

test.each([
  'deal ./game.mjs',
  'deal game.mjs',
  '--json deal ./game.mjs',
  '--lang de deal --seed 3 ./game.mjs',
  'deal --json ./game.mjs',
  'help deal ./game.mjs',
])('%s names a module', (line) => {
  expect(moduleIn(line.split(' '), toy.folder)).toBe(join(toy.folder, 'game.mjs'));
});

test.each([
  'deal toy',
  'deal ./nowhere.mjs',
  'deal toy --deck-file ./game.mjs',
  'replay ./game.mjs',
  '--json replay ./game.mjs',
  '--lang de replay ./game.mjs',
  'help replay ./game.mjs',
  './game.mjs',
  '',
])('%s names none', (line) => {
  expect(moduleIn(line.split(' '), toy.folder)).toBeUndefined();
});
