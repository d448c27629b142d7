import { expect, test } from 'vitest';
import { rulesMeant, type OptionValues } from './rules-meant.js';

const suits: OptionValues = [
  'suits',
  'Suits Farben',
  [
    ['4', 'Four Vier'],
    ['2', 'Two Zwei'],
    ['1', 'One Eine'],
  ],
];
const draw: OptionValues = [
  'draw',
  'Turn Aufdecken',
  [
    ['1', 'One card Eine Karte'],
    ['3', 'Three cards Drei Karten'],
  ],
];
const redeals: OptionValues = [
  'redeals',
  'Redeals Umschlagen',
  [
    ['unlimited', 'Without limit Unbegrenzt'],
    ['2', 'Twice Zweimal'],
    ['0', 'Never Nie'],
  ],
];

test.each<[string, readonly OptionValues[], object]>([
  ['tarantula 2 suits', [suits], { suits: '2' }],
  ['tarantula two', [suits], { suits: '2' }],
  ['tarantula eine farben', [suits], { suits: '1' }],
  ['tarantula', [suits], {}],
  ['tarantula suits', [suits], {}],
  ['tarantula 4 suits', [suits], { suits: '4' }],
  ['gold rush draw 3', [draw, redeals], { draw: '3' }],
  ['gold rush three cards', [draw, redeals], { draw: '3' }],
  ['gold rush 2 redeals', [suits, redeals], { redeals: '2' }],
  ['gold rush 2', [suits, redeals], {}], // The number fits both options, so it selects a value of neither.
])('a search for “%s” selects the options that it names', (text, options, rules) => {
  expect(rulesMeant(text, ['tarantula', 'gold-rush'], options)).toEqual(rules);
});
