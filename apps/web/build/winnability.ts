import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isUsual, readAtlas } from '@patience/atlas';
import type { Variant } from '@patience/core';
import type { Facts } from '../src/catalogue/entry.js';

/** Fewer deals than this say too little. */
const ENOUGH = 50;
/** All that is known of rule sets; the page that shows it loads it as a file of its own. */
export const atlas = readAtlas(JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@patience/atlas/atlas.json'), 'utf8')));

/** How many deals come out in a variant's default options; nothing when too little is known. */
export function winnabilityOf(variant: Variant): Pick<Facts, 'winnable' | 'undecided'> {
  const row = atlas.rows.find((one) => one.variant === variant.id && isUsual(one, variant));
  if (!row || row.deals < ENOUGH || (row.solved === 0 && row.unknown > 0)) return {};
  return { winnable: row.solved / row.deals, ...(row.unknown > 0 && { undecided: true }) };
}
