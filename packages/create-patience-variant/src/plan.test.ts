import { expect, test } from 'vitest';
import { suggestId } from './names.js';
import { complete, identifier, readFlags } from './plan.js';

test('flags are read, and what is missing is filled in', () => {
  const { given, yes, help } = readFlags(['kittens-tail', '--packs', '2', '--de', 'Kätzchen', '--yes']);
  expect([yes, help]).toEqual([true, false]);
  expect(complete(given)).toEqual({
    id: 'kittens-tail', en: 'Kittens Tail', de: 'Kätzchen', family: 'columns', packs: 2,
    package: 'patience-kittens-tail', author: 'the author', into: 'kittens-tail', workspace: false,
  });
  expect(complete({ en: 'Große Mühle!' })).toMatchObject({ id: 'gro-e-muhle', en: 'Große Mühle!', de: 'Große Mühle!' });
  expect(complete({}).id).toBe('my-patience');
});

test.each([
  [['Bad Id'], '"Bad Id" cannot be an id: use lower-case words joined by hyphens, such as bad-id.'],
  [['../up'], '"../up" cannot be an id'],
  [['x', '--family', 'queens'], 'There is no family "queens"; there are columns, cells, pairs.'],
  [['x', '--family', 'toString'], 'There is no family "toString"'],
  [['x', '--packs', '3'], 'It is played with 1 or 2 packs, not 3.'],
  [['x', '--package', 'Not A Name'], '"Not A Name" cannot be the name of a package.'],
  [['x', 'y'], 'One id is enough; there are 2: x, y.'],
  [['x', '--colour', 'red'], "Unknown option '--colour'"],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => complete(readFlags(args).given)).toThrow(sentence);
});

test('ids become names of code, even those that are words of the language', () => {
  expect(['kittens-tail', 'new', 'row', 'a1-b2'].map(identifier)).toEqual(['kittensTail', 'newPatience', 'rowPatience', 'a1B2']);
  expect(['Kitten’s Tail', '  99 Balloons ', 'Ä', '!'].map(suggestId)).toEqual(['kitten-s-tail', 'balloons', 'a', '']);
});
