import { expect, test } from 'vitest';
import { holds, plain } from './plain.js';

test.each([
  ['Eine grüne Kröte', 'krote', true],
  ['Eine grüne Kröte', 'KROETE grun', true],
  ['Große Straße', 'grosse strasse', true],
  ['Große Straße', 'große str', true],
  ['Neun', 'neun', true],
  ['Eine grüne Kröte', 'kröte straße', false],
])('“%s” is found by “%s”: %s', (name, question, found) => {
  expect(holds(plain(name), plain(question))).toBe(found);
});
