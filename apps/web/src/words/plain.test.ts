import { expect, test } from 'vitest';
import { holds, plain } from './plain.js';

test.each([
  ['Amerikanische Kröte', 'krote', true],
  ['Amerikanische Kröte', 'KROETE', true],
  ['Große Napoleon', 'grosse', true],
  ['Große Napoleon', 'große nap', true],
  ['Der Fächer', 'faecher', true],
  ['Neun', 'neun', true],
  ['Amerikanische Kröte', 'kröte spinne', false],
])('“%s” is found by “%s”: %s', (name, question, found) => {
  expect(holds(plain(name), plain(question))).toBe(found);
});
