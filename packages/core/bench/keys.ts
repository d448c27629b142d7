/**
 * Tests that position keys have all that decides what may follow: 100,000 positions of every installed patience with every combination of
 * its options, each with single changes. In the folder of core: `pnpm keys -- [--only ID] [--from ID] [--positions 100000]`; `--from`
 * continues an earlier run. Exits with 1 at the first fault. Needs built variants (`pnpm build`).
 */
import { parseArgs } from 'node:util';
import { allOptions } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { checkKeys } from '../src/testing/key-bits.js';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { only: text, from: text, positions: text } });
const positions = Number(values.positions ?? 100_000);
const wanted = ({ id }: { readonly id: string }): boolean => (values.only ? id === values.only : id >= (values.from ?? ''));

for (const installed of installedVariants(process.cwd()).filter(wanted)) {
  const variant = await loadInstalled(installed);
  const all = allOptions(variant);
  for (const options of all) checkKeys(variant, options, positions);
  console.log(`${installed.id}: ${all.length} × ${positions.toLocaleString('en')} positions`);
}
