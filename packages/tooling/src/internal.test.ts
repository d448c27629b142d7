import { expect, test } from 'vitest';
import { declares, membersOf } from './internal.js';

test('members that are marked @internal are found, and found again in declarations that kept them', () => {
  const source = `export class Table {
    /** @internal */ session = 1;
    /** Said. */ game = 2;
    /** @internal Told twice. */ tell(): void {}
  }`;
  expect(membersOf(source, true)).toEqual([
    { owner: 'Table', name: 'session' },
    { owner: 'Table', name: 'tell' },
  ]);
  expect(declares('declare class Table { game: number; }', 'Table', 'session')).toBe(false);
  expect(declares('declare class Table { session: number; }', 'Table', 'session')).toBe(true);
  expect(declares('declare class Other { session: number; }', 'Table', 'session')).toBe(false);
});
