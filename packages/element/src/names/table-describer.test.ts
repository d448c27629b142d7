import { allOptions, Game, LOCALES } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { expect, test } from 'vitest';
import { TableDescriber } from './table-describer.js';

test('pile names are unique on every table of every patience with every option', async () => {
  for (const installed of installedVariants(import.meta.dirname)) {
    const variant = await loadInstalled(installed);
    for (const options of allOptions(variant)) {
      const started = Game.start(variant, { seed: 1, options });
      if (!started.ok) throw new Error(`${variant.id}: ${started.error.message}`);
      for (const locale of LOCALES) {
        const names = new TableDescriber(started.value, locale);
        const all = started.value.piles.map(({ id }) => names.pile(id));
        expect(
          all.filter((name, at) => all.indexOf(name) !== at),
          `${variant.id}, ${locale}`,
        ).toEqual([]);
      }
    }
  }
});
