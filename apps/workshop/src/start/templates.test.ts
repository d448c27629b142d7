import { installedVariants } from '@patience/core/installed';
import { Game, type Variant } from '@patience/core';
import { fromRecipe } from '@patience/recipe';
import { expect, test } from 'vitest';
import { de } from '../words/de.js';
import { en } from '../words/en.js';
import { namedAfter } from './beginning.js';
import { TEMPLATES, templateOf } from './templates.js';

/** Installed patiences that are programs, and that a template has the rules of. */
const same = installedVariants(import.meta.dirname).filter(({ id }) => templateOf(id) !== undefined);

test('three well-known patiences that are programs can be begun with as templates', () => {
  expect(same.length).toBe(3);
});

test.each(same.map(({ id, module }) => [id, module] as const))(
  'the template for %s has as many columns and cells, with as many cards',
  async (id, module) => {
    const variant = ((await import(/* @vite-ignore */ module)) as { default: Variant }).default;
    const recipe = namedAfter(TEMPLATES[templateOf(id)!], id, () => 'The Name', { de, en });
    const read = fromRecipe(recipe);
    if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
    expect(read.value.strings['en']?.name).toBe('Variation on The Name');
    const countsOf = (of: Variant): unknown => {
      const game = Game.start(of, { seed: 1 });
      if (!game.ok) throw new Error(game.error.message);
      return game.value.piles
        .filter(({ role }) => role === 'tableau' || role === 'cell')
        .map(({ role, id: pile }) => `${role} ${game.value.view.count(pile)}`)
        .sort();
    };
    expect(countsOf(read.value)).toEqual(countsOf(variant));
  },
);
