import { expect, test } from 'vitest';
import { suggestId } from './names.js';
import { complete, identifier, readFlags } from './plan.js';

test('flags are read, and what is missing is filled in', () => {
  const { given, yes, help } = readFlags(['cats-tail', '--packs', '2', '--de', 'Katzenschwänzchen', '--yes']);
  expect([yes, help]).toEqual([true, false]);
  expect(complete(given)).toEqual({
    id: 'cats-tail', en: 'Cats Tail', de: 'Katzenschwänzchen', family: 'columns', packs: 2,
    package: 'patience-cats-tail', author: 'the author', into: 'cats-tail', workspace: false,
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
  expect(['cats-tail', 'new', 'row', 'a1-b2'].map(identifier)).toEqual(['catsTail', 'newPatience', 'rowPatience', 'a1B2']);
  expect(['Cat’s Tail', '  99 Balloons ', 'Ä', '!'].map(suggestId)).toEqual(['cat-s-tail', 'balloons', 'a', '']);
});
