import { expect, test } from 'vitest';
import { chainTones } from './sounds.js';

test('the moves of a combination rise in tone from the second one to a highest tone', () => {
  const pitches = Array.from({ length: 20 }, (_, i) => chainTones(i).map(({ pitch }) => pitch)).flat();
  expect(chainTones(1)).toEqual([]);
  expect(pitches).toHaveLength(18);
  expect(pitches).toEqual([...pitches].sort((a, b) => a - b));
  expect(new Set(pitches).size).toBeGreaterThan(8);
  expect(Math.max(...pitches)).toBeLessThan(2000);
});
