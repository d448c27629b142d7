import { expect, test } from 'vitest';
import { HELP, readFlags } from './flags.js';
import { identifier, suggestId } from './names.js';
import { complete } from './plan.js';

test('readFlags reads flags, and complete fills in missing values', () => {
  const { given, yes, help } = readFlags(['kittens-tail', '--packs', '2', '--de', 'Kätzchen', '--yes']);
  expect([yes, help]).toEqual([true, false]);
  expect(complete(given)).toEqual({
    id: 'kittens-tail',
    en: 'Kittens Tail',
    de: 'Kätzchen',
    family: 'stock-columns',
    packs: 2,
    package: 'patience-kittens-tail',
    author: 'the author',
    into: 'kittens-tail',
    workspace: false,
  });
  expect(complete({ en: 'Große Mühle!' })).toMatchObject({ id: 'grosse-muehle', en: 'Große Mühle!', de: 'Große Mühle!' });
  expect(readFlags(['-h']).help).toBe(true);
});

test.each([
  [['Bad Id'], '"Bad Id" cannot be an id: use lower-case words joined by hyphens, such as bad-id.'],
  [['../up'], '"../up" cannot be an id'],
  [
    ['x', '--family', 'queens'],
    'There is no family "queens"; the families are open-columns, stock-columns, run-columns, pairs, one-pile, foundations, grids.',
  ],
  [['x', '--family', 'toString'], 'There is no family "toString"'],
  [['Großer'], '"Großer" cannot be an id: use lower-case words joined by hyphens, such as grosser.'],
  [[], 'The id is missing: give lower-case words joined by hyphens, such as moonlight.'],
  [['--en', '99'], 'The id is missing'],
  [['x', '--en', ''], 'The name in English is empty: give one, or leave --en out.'],
  [['x', '--de', ' '], 'The name in German is empty'],
  [['x', '--en', 'Two\nLines'], 'The name in English, "Two\\nLines", must be one line without control characters.'],
  [['x', '--author', 'A\u2028B'], 'must be one line'],
  [['x', '--into', ''], 'The folder is empty: give one, or leave --into out.'],
  [['x', '--packs', 'two'], '--packs must be 1 or 2, not two.'],
  [['x', '--packs', '3'], '--packs must be 1 or 2, not 3.'],
  [['x', '--package', 'Not A Name'], '"Not A Name" cannot be the name of a package: use lower-case'],
  [['x', 'y'], 'Only one id is possible; 2 are given: x, y.'],
  [
    ['x', '--colour', 'red'],
    /^There is no flag --colour; the flags are --family, --recipe, --packs, --en, --de, --package, --author, --into, --yes, --help\.$/,
  ],
  [['-x'], 'There is no flag -x; the flags are --family,'],
  [['--no-yes'], 'There is no flag --no-yes; the flags are --family,'],
  [['--recipe', 'x.json', '--packs', '2'], '--packs cannot be combined with --recipe: the value comes from the recipe. Leave it out.'],
  [['--recipe', 'nowhere.json'], 'There is no file or folder nowhere.json; --recipe needs a JSON file, or a folder of them.'],
  [['x', '--into'], /^--into needs a value: --into <folder>\.$/],
  [['x', '--en', '--yes'], /^--en needs a value: --en <name>\.$/],
  [['x', '--yes=1'], /^--yes takes no value\.$/],
])('the arguments %j are refused with a sentence', (args, sentence) => {
  expect(() => complete(readFlags(args).given)).toThrow(sentence);
});

test('the help lists every flag, and a value after = may begin with a hyphen', () => {
  const [, known = ''] = /there are (.+)\.$/.exec(refusal(['--colour'])) ?? [];
  for (const flag of known.split(', ')) expect(HELP).toMatch(new RegExp(`^ {2}(-h, )?${flag} `, 'm'));
  expect(readFlags(['--en=-1', '--de', '7', 'x']).given).toEqual({ en: '-1', de: '7', id: 'x' });
});

function refusal(args: readonly string[]): string {
  try {
    readFlags(args);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('identifier avoids names that are taken or reserved, and suggestId spells names with a to z', () => {
  const taken = new Set(['row', 'new', 'newPatience']);
  expect(['kittens-tail', 'class', 'row', 'new', 'a1-b2'].map((id) => identifier(id, taken))).toEqual([
    'kittensTail',
    'classPatience',
    'rowPatience',
    'newPatiencePatience',
    'a1B2',
  ]);
  expect(['Kitten’s Tail', '  99 Balloons ', 'Ärger', 'A\u0308rger', 'STRAẞE', 'Zoé', '!'].map(suggestId)).toEqual([
    'kitten-s-tail',
    'balloons',
    'aerger',
    'aerger',
    'strasse',
    'zoe',
    '',
  ]);
});
