import { expect, test } from 'vitest';
import { readAdded } from '../store/read.js';
import { moduleAddress } from './module-address.js';

test('an address of a module is accepted with https, or with http on localhost', () => {
  expect(moduleAddress(' https://a.example/x.js ')).toBe('https://a.example/x.js');
  expect(moduleAddress('http://localhost:1/x.js')).toBe('http://localhost:1/x.js');
  for (const text of [
    'http://a.example/x.js',
    'javascript:alert(1)',
    'data:text/javascript,1',
    'https://user:pass@a.example/x.js',
    'https://a.example@b.example/',
    'x',
    '',
  ])
    expect(moduleAddress(text)).toBeUndefined();
});

test('an accepted address can be stored and read again; a longer one is refused', () => {
  const facts = { id: 'x', names: { en: 'X' }, summaries: {}, packs: 1 };
  const record = (from: string) => ({ id: 'x', from, source: '{}', recipe: true, facts, picture: '', added: 0 });
  for (const length of [1990, 2000, 2001, 20_000]) {
    const address = moduleAddress(`https://a.example/${'ü'.repeat(length)}`.slice(0, length));
    if (address !== undefined) expect(readAdded(record(address)).ok).toBe(true);
  }
  expect(moduleAddress(`https://a.example/${'x'.repeat(1900)}`)).toBeDefined();
  expect(moduleAddress(`https://a.example/${'x'.repeat(2000)}`)).toBeUndefined();
});
