import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hiddenOf, isUsual, readAtlas, skillUnseeing } from '@patience/atlas';
import type { Variant } from '@patience/core';
import { deal } from '@patience/core/internals';
import type { Facts } from '../src/catalogue/entry.js';

/** Smallest number of counted deals from which a share of winnable deals is shown. */
const ENOUGH = 50;
/** The results of all counted rule sets, read from the package of the atlas. */
export const atlas = readAtlas(JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@patience/atlas/atlas.json'), 'utf8')));

/** Skill is shown only when its share is known to within this much in either direction. */
const VAGUE = 0.1;

/**
 * Returns the share of winnable deals under a variant's default options (a lower bound where some are undecided) and the share of skill. A
 * figure that
 * is known too roughly is left out.
 */
export function countedOf(variant: Variant): Pick<Facts, 'winnable' | 'undecided' | 'skill'> {
  const row = atlas.rows.find((one) => one.variant === variant.id && isUsual(one, variant));
  if (!row || row.deals < ENOUGH || (row.solved === 0 && row.unknown > 0)) return {};
  const [low, high] = row.skill ?? [0, 1];
  return {
    ...(row.unknown > 0 ? { winnable: row.winnable[0], undecided: true } : { winnable: row.solved / row.deals }),
    ...((high - low) / 2 <= VAGUE && { skill: hundredth(skillUnseeing((low + high) / 2, hiddenIn(variant))) }),
  };
}

/** Returns the share of the cards that are face down after a deal. */
function hiddenIn(variant: Variant): number {
  const dealt = deal(variant, { seed: 1 });
  if (!dealt.ok) throw new Error(dealt.error.message);
  return hiddenOf(dealt.value.table);
}

const hundredth = (share: number): number => Math.round(share * 100) / 100;
