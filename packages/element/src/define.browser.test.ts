import { expect, test } from 'vitest';
import { PatienceGame } from './define.js';

test('the tag is registered', () => {
  expect(document.createElement('patience-game')).toBeInstanceOf(PatienceGame);
});
