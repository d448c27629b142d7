import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Variant } from '@patience/core';
import { loadPlain, surveyVariants, type InstalledVariant } from '@patience/core/installed';
import type { Facts } from '../src/catalogue/entry.js';
import { factsOf } from '../src/catalogue/facts-of.js';
import { isFamily, type Family } from '../src/catalogue/families.js';
import { countedOf } from './winnability.js';

/** An installed variant with its module loaded, so that pages can be written from its words. */
export interface Found {
  readonly facts: Facts;
  readonly variant: Variant;
  /** Path of the module that is bundled into the app: the source file where there is one. */
  readonly module: string;
  /** Whether all its rules are data. */
  readonly isData: boolean;
  /** Whether the patience is widely known: its package has the keyword `classic`. */
  readonly classic: boolean;
  /** Keywords of its package, by which a search finds it. */
  readonly keywords: readonly string[];
  /** The family of the patience, from the folder of its package; undefined for an unknown folder. */
  readonly family?: Family;
}

/** A package that the catalogue left out, with the reason for the build log. */
export interface Left {
  readonly id: string;
  readonly why: string;
}

/**
 * Reads all variants that are installed for a folder. A package that cannot be loaded is left out and returned in `left`, so that
 * one broken package does not stop the build.
 */
export async function readCatalogue(folder: string): Promise<{ found: readonly Found[]; left: readonly Left[] }> {
  const found: Found[] = [];
  const { variants, faults } = surveyVariants(folder);
  const left: Left[] = faults.flatMap(({ ids, error }) =>
    (ids.length > 0 ? ids : [error.variant]).map((id) => ({ id, why: error.message })),
  );
  for (const installed of variants) {
    try {
      found.push(await read(installed));
    } catch (error) {
      left.push({ id: installed.id, why: error instanceof Error ? error.message : String(error) });
    }
  }
  return { found, left };
}

async function read(installed: InstalledVariant): Promise<Found> {
  const { package: from, folder, source, module, rules } = installed;
  const variant = await loadPlain(installed, true);
  const { keywords } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { keywords: readonly string[] };
  const family = basename(dirname(folder));
  return {
    facts: { ...factsOf(variant, from), ...countedOf(variant) },
    variant,
    module: source ?? module,
    isData: rules !== undefined,
    classic: keywords.includes('classic'),
    keywords: keywords.filter((word) => word !== 'patience-variant'),
    ...(isFamily(family) && { family }),
  };
}

/**
 * Returns the source of `virtual:patience-catalogue`.
 * @param addressOf returns the JavaScript expression for the address of a variant's module
 */
export const catalogueModule = (found: readonly Found[], addressOf: (one: Found) => string): string =>
  `export const installed = [\n${found
    .map((one) => `  { ...${JSON.stringify(listed(one))}, address: ${addressOf(one)} },`)
    .join('\n')}\n];\n`;

/** Returns the facts of a variant that pages list. Its summaries are only in documents. */
const listed = ({ facts, classic, family }: Found): object => ({
  ...facts,
  summaries: undefined,
  family,
  ...(classic && { classic }),
});

/**
 * Returns the patiences in the order in which a first-time visitor should meet them: classics with one deck, about ten minutes long, and
 * a balance of skill and luck first; equal ones by id.
 */
export function forFirstVisit(found: readonly Found[]): readonly Found[] {
  const distance = ({ classic, facts: { packs, minutes = 15, skill = 0 } }: Found): number =>
    (classic ? 0 : 100) + (packs - 1) * 5 + Math.abs(minutes - 10) + Math.abs(skill - 0.55) * 40;
  return [...found].sort((a, b) => distance(a) - distance(b) || (a.facts.id < b.facts.id ? -1 : 1));
}
