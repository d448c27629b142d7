import { fromRecipe } from './from-recipe.js';
import type { Json } from './json.js';
import type { Mistake } from './mistake.js';

/** A recipe with most of what the grammar has, for tests. */
export const nineTowers: { readonly [name: string]: Json } = {
  id: 'nine-towers',
  rules: 2,
  options: { draw: [1, 3], redeals: ['unlimited', 1], cells: [2, 1] },
  deck: { copies: 1, suits: ['C', 'D', 'H', 'S'] },
  links: { down: 'down alternate' },
  table: {
    stock: { at: [0, 0] },
    waste: { at: [1, 0], take: 'top', fan: { option: 'draw', values: { 3: 'right' } }, fanned: { option: 'draw', values: { 3: 3 } } },
    'c1-2': { at: [2.5, 0], count: { option: 'cells' } },
    'f1-4': { at: { from: [5, 0] }, accept: { empty: 'A', on: 'up same', max: 1, from: ['waste', 'tableau'] } },
    't1-9': { at: [0, 1], accept: { empty: 'K', on: 'down' }, take: { run: 'down' }, reveal: true },
  },
  deal: [
    { to: 't1-8', rows: '1..8', face: 'down' },
    { to: 't9', cards: 2, face: 'up' },
    { to: 'stock', rest: true },
  ],
  actions: { turn: { turn: { option: 'draw' } }, redeal: { redeal: { option: 'redeals' } } },
  rank: [{ to: 'foundation' }, { turnsUp: true }, { onto: 'card' }, { action: true }, { onto: 'gap' }],
  about: { skill: 0.4, minutes: 8 },
  strings: { en: { name: 'Nine Towers', summary: 'Klondike with nine columns.', rules: '## Goal\n\nFour families.' } },
};

/** Returns the test recipe with one part replaced, or removed when the value is null. @param path keys joined by slashes */
export function changed(path: string, value: Json): Json {
  const copy = JSON.parse(JSON.stringify(nineTowers)) as Record<string, unknown>;
  const keys = path.split('/');
  let at = copy;
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
  if (value === null) Reflect.deleteProperty(at, keys.at(-1)!);
  else at[keys.at(-1)!] = value;
  return copy as Json;
}

/** Returns the mistakes of a recipe; none if it can be read. */
export function mistakesOf(json: unknown): readonly Mistake[] {
  const read = fromRecipe(json);
  return read.ok ? [] : read.mistakes;
}
