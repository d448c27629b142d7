import { Random } from '@patience/core/internals';
import { expect, test } from 'vitest';
import { PositionSet } from './position-set.js';

/** Returns random marks. */
const some = (random: Random): number => random.next() & random.next() & random.next();

test.each([false, true])('a position set with room forgets nothing and reports only new positions; with marks: %s', (marks) => {
  const random = new Random(7);
  const set = new PositionSet(12, 4, marks);
  const halves = Array.from({ length: 12 }, () => random.next() | 0);
  const known = new Map<string, [lo: number, hi: number]>();
  for (let i = 0; i < 2000; i++) {
    // Use few different halves, so that keys often differ in one half only.
    const [one, two] = [halves[random.below(12)]!, halves[random.below(12)]!];
    const [lo, hi] = [some(random), some(random)];
    const name = `${one} ${two}`;
    const before = known.get(name);
    const [newLo, newHi] = [lo & ~(before?.[0] ?? 0), hi & ~(before?.[1] ?? 0)];
    const isNew = marks ? (newLo | newHi) !== 0 : before === undefined;
    expect(set.has(one, two)).toBe(before !== undefined);
    expect(set.add(one, two, lo, hi)).toBe(isNew);
    if (marks) expect([set.lo, set.hi]).toEqual([newLo, newHi]);
    known.set(name, [(before?.[0] ?? 0) | lo, (before?.[1] ?? 0) | hi]);
  }
  expect(set.evicted).toBe(0);
  expect(set.size).toBe(known.size);
  expect(set.bytes).toBeLessThanOrEqual(PositionSet.most(12, 4, marks));
  set.clear();
  expect(set.add(1, 1, 1, 0)).toBe(true);
});

test('a position set grows before it overwrites positions', () => {
  const random = new Random(8);
  const set = new PositionSet(18, 4);
  const halves = Array.from({ length: 60_000 }, () => random.next() | 0);
  for (let i = 0; i < halves.length; i += 2) set.add(halves[i]!, halves[i + 1]!);
  for (let i = 0; i < halves.length; i += 2) expect(set.has(halves[i]!, halves[i + 1]!)).toBe(true);
  expect(set.evicted).toBe(0);
});

test('a position that overwrites another one does not inherit its marks', () => {
  const set = new PositionSet(4, 4, true);
  for (let one = 1; one < 200; one++) {
    expect(set.add(one, one, 5, 9)).toBe(true);
    expect([set.lo, set.hi]).toEqual([5, 9]);
  }
  expect(set.evicted).toBeGreaterThan(0);
});
