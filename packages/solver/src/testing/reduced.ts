import { existsSync } from 'node:fs';
import { allOptions, complete, type DeckSpec, type MoveOptions, type Options, type Tx, type Variant } from '@patience/core';
import { installedVariants } from '@patience/core/installed';

/** A variant with options, and a name for both. */
export type NamedDeal = readonly [name: string, variant: Variant, options: Options];

/**
 * Name, variant and options of everything that is installed here and can be dealt.
 * @param built in plain Node: the built modules; else the sources, which a test runner understands
 */
export async function everyDeal(built = false): Promise<NamedDeal[]> {
  const found = installedVariants(import.meta.dirname).map(async ({ id, source, module }) => {
    if (built && !existsSync(module)) throw new Error(`"${id}" is not built; pnpm build does it.`);
    const { default: variant } = (await import(/* @vite-ignore */ built ? module : (source ?? module))) as { default: Variant };
    return allOptions(variant).map((options): NamedDeal => [[id, ...Object.values(options)].join(' '), variant, options]);
  });
  return (await Promise.all(found)).flat();
}

/**
 * The same rules with fewer cards. The deal hands out what there is and skips the rest; won is, as usual, when all
 * cards are home, because a variant's own count of them would not fit.
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

/** A table that ignores what the pack cannot give any more. */
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
