import { expect, test } from 'vitest';
import { de } from './de.js';

test('German texts of the workshop call the rank of a card “Wert”, as the rules do', () => {
  expect(JSON.stringify(de)).not.toMatch(/\bR[aä]ng/);
});
