import { expect, test } from 'vitest';
import { en } from '../words/en.js';
import { learnNaming, namedFirst } from '../words/naming.js';
import { hasDefaultName, nameIn, withName, withOwnName } from './draft-name.js';

const begun = JSON.stringify({ strings: { de: { name: 'Meine Reihen' }, en: { name: 'My columns' } } });

test.each([
  ['My columns', true],
  ['Variation on Grandma’s', true],
  ['Grandma’s', false],
])('the name %s is one that the workshop gave: %s', (name, expected) => {
  expect(hasDefaultName(withName(begun, 'en', name), 'en')).toBe(expected);
});

test('a name of its own replaces the given names in all languages, and no other name', () => {
  const named = withOwnName(withName(begun, 'de', 'Omas'), 'en', 'Grandma’s');
  expect([nameIn(named, 'de'), nameIn(named, 'en')]).toEqual(['Omas', 'Grandma’s']);
  expect(nameIn(withOwnName(begun, 'en', 'Grandma’s'), 'de')).toBe('Grandma’s');
});

test('a language without words of its own in the site gets a name, too, and its name comes first', () => {
  const words = { ...en, templateNames: { ...en.templateNames, stock: 'Mes colonnes' } };
  expect(learnNaming('fr', words)['fr']!.templateNames.stock).toBe('Mes colonnes');
  expect(namedFirst('fr')).toEqual(['fr', 'de', 'en']);
  expect(hasDefaultName(withName(begun, 'fr', 'Mes colonnes'), 'fr')).toBe(true);
  learnNaming('en', en);
  expect(namedFirst('de-AT')).toEqual(['de', 'en']);
});
