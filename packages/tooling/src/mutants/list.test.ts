import { expect, test } from 'vitest';
import { mutantsOf, mutated } from './list.js';

const changes = (source: string): string[] => mutantsOf(source, 'a.ts').map(({ before, after }) => `${before} → ${after}`);

test('operators, conditions and numbers are mutated', () => {
  expect(changes('const f = (a: number) => a < 3;')).toEqual(['a < 3 → true', 'a < 3 → false', '< → <=', '3 → (3 + 1)']);
  expect(changes('if (a && !b) go();')).toEqual(['a && !b → true', 'a && !b → false', '&& → ||', '!b → (b)', 'go(); → ;']);
  expect(changes('for (let i = 0; i < n; i++) sum += i;')).toEqual([
    '0 → (0 + 1)',
    'i < n → false',
    '< → <=',
    'i++ → i--',
    'sum += i; → ;',
    '+= → -=',
  ]);
  expect(changes('function f() { return list.some((x) => x); }')).toEqual(['list.some((x) => x) → (undefined as never)', 'some → every']);
});

test('types, imports and error messages are not mutated', () => {
  expect(changes("import { a } from './a.js';\ntype A = 'a' | 1;\ninterface B { c: true }\nlet d: 'e' | undefined;")).toEqual([]);
  expect(changes("function f() { throw new Error('no ' + 1); }")).toEqual(["throw new Error('no ' + 1); → ;"]);
});

test('a mutant is the text with its one change', () => {
  const source = 'const a = b + c;';
  const [mutant] = mutantsOf(source, 'a.ts');
  expect(mutated(source, mutant!)).toBe('const a = b - c;');
});

test('a mutant keeps its key when other lines change, and two have never the same', () => {
  const keys = (source: string): string[] => mutantsOf(source, 'a.ts').map(({ key }) => key);
  const source = 'const a = b + c;\nconst d = e + f;\nconst a = b + c;';
  expect(new Set(keys(source)).size).toBe(3);
  expect(keys(`// new\n${source.replace('e + f', 'e * f')}`).filter((key) => keys(source).includes(key))).toHaveLength(2);
});
