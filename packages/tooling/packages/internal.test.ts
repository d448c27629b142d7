import { expect, test } from 'vitest';
import { declares, membersOf } from './internal.js';

test('members marked @internal are found in sources, and in declarations that still contain them', () => {
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
