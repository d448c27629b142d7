import { expect, test } from 'vitest';
import { holds, plain } from './plain.js';

test.each([
  ['Eine grüne Kröte', 'krote', true],
  ['Eine grüne Kröte', 'KROETE grun', true],
  ['Große Straße', 'grosse strasse', true],
  ['Große Straße', 'große str', true],
  ['Neun', 'neun', true],
  ['Eine grüne Kröte', 'kröte, grün', true],
  ['Eine grüne Kröte', 'kröte straße', false],
  ['Queen’s Two', "queen's two", true],
  ['Queen’s Two', 'queens', true],
  ['12 Karten', '12 karten', true],
  ['12 Karten', '2 karten', false],
])('“%s” is found by “%s”: %s', (name, question, found) => {
  expect(holds(plain(name), plain(question))).toBe(found);
});
