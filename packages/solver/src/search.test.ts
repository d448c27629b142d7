import { deal, type Variant } from '@patience/core';
import { installedVariants } from '@patience/core/installed';
import { expect, test } from 'vitest';
import { createSearch, wins } from './index.js';

const found = await Promise.all(installedVariants(import.meta.dirname).map(async ({ source, module }) => ((await import(source ?? module)) as { default: Variant }).default));

test.each(found.map((variant) => [variant.id, variant] as const))('%s: a line that is found wins', (_id, variant) => {
  for (let seed = 1; seed <= 5; seed++) {
    const dealt = deal(variant, { seed });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const said = createSearch(dealt.value.table, { budget: 100_000 }).run();
    if (said.verdict === 'solved') expect(wins(dealt.value.table, said.line!.moves)).toBe(true);
  }
});
