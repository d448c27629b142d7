import { expect, test } from 'vitest';
import { duration, fileTrouble } from './cli-words.js';
import { en } from './en.js';
import { localeOf } from './index.js';

test.each([
  [[], {}, 'en'],
  [[], { LANG: 'de_DE.UTF-8' }, 'de'],
  [[], { LANG: 'de' }, 'de'],
  [[], { LANG: 'den_CA' }, 'en'],
  [[], { LANG: 'de_DE.UTF-8', LC_ALL: 'C' }, 'en'],
  [[], { LANG: 'C', LC_MESSAGES: 'de_AT' }, 'de'],
  [['deal', '--lang', 'en'], { LANG: 'de_DE' }, 'en'],
  [['--lang=de'], {}, 'de'],
] as const)('the arguments %j with the variables %j choose the language %s', (argv, env, locale) => {
  expect(localeOf(argv, env)).toBe(locale);
});

test('duration gives seconds, minutes or hours, whichever fits', () => {
  expect([0.2, 89, 90, 3600, 7200, 9000].map((seconds) => duration(seconds, en, 'en'))).toEqual([
    '1 s',
    '89 s',
    '2 min',
    '60 min',
    '2:00 h',
    '2:30 h',
  ]);
});

test('fileTrouble leaves out the path and the call', () => {
  expect(fileTrouble(new Error("ENOENT: no such file or directory, open '/x'"))).toBe('ENOENT: no such file or directory');
  expect(fileTrouble(new Error('EISDIR: illegal operation on a directory, read'))).toBe('EISDIR: illegal operation on a directory');
});
