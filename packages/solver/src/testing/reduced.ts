import { existsSync } from 'node:fs';
import { allOptions, complete, type DeckSpec, type MoveOptions, type Options, type Tx, type Variant } from '@patience/core';
import { installedVariants, loadPlain } from '@patience/core/installed';

/** A variant with options, and a name made of its id and the option values. */
export type NamedDeal = readonly [name: string, variant: Variant, options: Options];

/**
 * Returns name, variant and options of every installed variant with each of its options.
 * @param built load the built modules, as plain Node must; otherwise load the sources, as a test runner can
 */
export async function everyDeal(built = false): Promise<NamedDeal[]> {
  const found = installedVariants(import.meta.dirname).map(async (installed) => {
    const { id, module } = installed;
    if (built && !existsSync(module)) throw new Error(`The variant "${id}" is not built: ${module} is missing. Run "pnpm build".`);
    const variant = await loadPlain(installed, !built);
    return allOptions(variant).map((options): NamedDeal => [[id, ...Object.values(options)].join(' '), variant, options]);
  });
  return (await Promise.all(found)).flat();
}

/**
 * Returns a variant with the same rules and fewer cards. The deal skips cards that are missing. The variant's own `status` is removed, because
 * its card counts would not fit; a game is won when all cards are on foundations.
 */
export function reduced(variant: Variant, spec: (full: DeckSpec) => DeckSpec): Variant {
  const { status: _ownCount, ...rules } = variant;
  return {
    ...rules,
    deck: (options) => spec(complete(variant).deck(options)),
    deal: (table, options) => {
      complete(variant).deal(sparing(table), options);
      for (const pile of table.piles('tableau')) while (table.count('pack') > 0) table.move('pack', pile, { face: 'up' });
    },
  };
}

/** Returns a proxy of the table that ignores moves of cards which the deck no longer has. */
function sparing(table: Tx): Tx {
  return {
    piles: (role) => table.piles(role),
    count: (pile) => table.count(pile),
    card: (pile, depth) => table.card(pile, depth),
    run: (pile) => table.run(pile),
    counter: (name) => table.counter(name),
    shuffle: (pile) => table.shuffle(pile),
    set: (counter, value) => table.set(counter, value),
    flip: (pile) => {
      if (table.count(pile) > 0) table.flip(pile);
    },
    move: (from, to, options: MoveOptions = {}) => {
      const count = Math.min(options.count ?? 1, table.count(from));
      if (count > 0) table.move(from, to, { ...options, count });
    },
  };
}
