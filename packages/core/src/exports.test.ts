import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { exportsOf } from '../docs/exports.js';

/** Widening what a package promises is a decision: `vitest run -u packages/core/src/exports.test.ts` writes it down. */
test.each(['core', 'solver', 'element'])(
  '%s exports what its list says',
  async (name) => {
    const folder = fileURLToPath(new URL(`../../${name}`, import.meta.url));
    await expect(`${exportsOf([folder])}\n`).toMatchFileSnapshot(`../docs/exports-${name}.txt`);
  },
  60_000,
);
