import { complete, type Variant } from '@patience/core';
import { installedVariants } from '@patience/core/installed';
import { sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import { playSession } from './session.js';

const installed = sample(installedVariants(import.meta.dirname), 12);
const loaded = async (source: string): Promise<Variant> => ((await import(/* @vite-ignore */ source)) as { default: Variant }).default;

test('sessions are equal after loading, decoding and replaying, and can be undone to the deal', async () => {
  const all = { moves: 0, refused: 0, undone: 0 };
  for (const { source, module } of installed) {
    const variant = await loaded(source ?? module);
    for (let seed = 0; seed < 4; seed++) {
      const played = await playSession(variant, seed);
      all.moves += played.moves;
      all.refused += played.refused;
      all.undone += played.undone;
    }
  }
  for (const count of Object.values(all)) expect(count).toBeGreaterThan(0);
});

test('a deal that differs the second time is detected', async () => {
  const { source, module } = installed[0]!;
  const variant = await loaded(source ?? module);
  let deals = 0;
  const inMemoryOnly: Variant = {
    ...variant,
    deal(table, options) {
      if (++deals > 1) table.shuffle('pack');
      complete(variant).deal(table, options);
    },
  };
  await expect(playSession(inMemoryOnly, 1)).rejects.toThrow('session 1');
});
