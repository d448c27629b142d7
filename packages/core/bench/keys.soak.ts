/**
 * Tests that position keys have all that decides what may follow: 100,000 positions of every installed patience with every combination of
 * its options, each with single changes. `node packages/tooling/src/run-ts.js packages/core/bench/keys.soak.ts [--only ID] [--from ID]
 * [--positions 100000]`; `--from` continues an earlier run. Exits with 1 at the first fault. Needs built variants (`pnpm build`).
 */
import { parseArgs } from 'node:util';
import { allOptions } from '@patience/core';
import { installedVariants, loadInstalled } from '@patience/core/installed';
import { checkKeys } from '../src/testing/key-bits.js';

const text = { type: 'string' } as const;
// Not strict, since `pnpm soak` gives the flags of all soaks to each.
const { values } = parseArgs({ options: { only: text, from: text, positions: text }, strict: false });
const positions = Number(values.positions ?? 100_000);
const wanted = ({ id }: { readonly id: string }): boolean => (values.only ? id === values.only : id >= String(values.from ?? ''));

for (const installed of installedVariants(process.cwd()).filter(wanted)) {
  const variant = await loadInstalled(installed);
  const all = allOptions(variant);
  for (const options of all) checkKeys(variant, options, positions);
  console.log(`${installed.id}: ${all.length} × ${positions.toLocaleString('en')} positions`);
}
