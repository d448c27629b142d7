import { Game, type Variant } from '@patience/core';

/** Number of the deal from which pictures and facts of a patience are made. */
const SEED = 7;

const dealt = new WeakMap<Variant, Game | undefined>();

/** Returns a game after the deal, with the default rules, for code that only reads it; undefined if the patience cannot be dealt. */
export function sampleDeal(variant: Variant): Game | undefined {
  if (!dealt.has(variant)) {
    const started = Game.start(variant, { seed: SEED });
    dealt.set(variant, started.ok ? started.value : undefined);
  }
  return dealt.get(variant);
}
