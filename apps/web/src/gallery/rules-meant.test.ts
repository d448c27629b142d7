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
  ['spider 2 suits', [suits], { suits: '2' }],
  ['spider two', [suits], { suits: '2' }],
  ['spider eine farben', [suits], { suits: '1' }],
  ['spider', [suits], {}],
  ['spider suits', [suits], {}],
  ['spider 4 suits', [suits], {}], // the usual rules need no address of their own
  ['klondike draw 3', [draw, redeals], { draw: '3' }],
  ['klondike three cards', [draw, redeals], { draw: '3' }],
  ['klondike 2 redeals', [suits, redeals], { redeals: '2' }],
  ['klondike 2', [suits, redeals], {}], // of either option: nobody knows
])('a search for “%s” means the rules that it names', (text, options, rules) => {
  expect(rulesMeant(text, ['spider', 'klondike'], options)).toEqual(rules);
});
