import { expect, test } from 'vitest';
import { PatienceGame } from './define.js';

test('importing the entry registers the tag', () => {
  expect(document.createElement('patience-game')).toBeInstanceOf(PatienceGame);
});
