import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isUsual, readAtlas } from '@patience/atlas';
import type { Variant } from '@patience/core';
import { deal } from '@patience/core/search';
import type { Facts } from '../src/catalogue/entry.js';

/** Fewer deals than this say too little. */
const ENOUGH = 50;
/** All that is known of rule sets; the page that shows it loads it as a file of its own. */
export const atlas = readAtlas(JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@patience/atlas/atlas.json'), 'utf8')));

/** Skill that is known less well than this, to either side, is not told. */
const VAGUE = 0.1;
/** Where all cards are hidden, so much of what could be won by knowing them is luck after all. */
const LUCK_OF_HIDDEN = 0.5;

/**
 * How many deals come out in a variant's default options, at least so many where some are undecided, and what skill is worth there; what
 * is known too little of is left out.
 */
export function countedOf(variant: Variant): Pick<Facts, 'winnable' | 'undecided' | 'skill'> {
  const row = atlas.rows.find((one) => one.variant === variant.id && isUsual(one, variant));
  if (!row || row.deals < ENOUGH || (row.solved === 0 && row.unknown > 0)) return {};
  const [low, high] = row.skill ?? [0, 1];
  return {
    ...(row.unknown > 0 ? { winnable: row.winnable[0], undecided: true } : { winnable: row.solved / row.deals }),
    ...((high - low) / 2 <= VAGUE && { skill: hundredth(((low + high) / 2) * (1 - LUCK_OF_HIDDEN * hiddenOf(variant))) }),
  };
}

/** The share of the cards that lie face down after a deal. */
function hiddenOf(variant: Variant): number {
  const dealt = deal(variant, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { up } = dealt.value.table;
  return up.reduce((hidden, side) => hidden + 1 - side, 0) / up.length;
}

const hundredth = (share: number): number => Math.round(share * 100) / 100;
