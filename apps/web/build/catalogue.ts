import type { Variant } from '@patience/core';
import { installedVariants, type InstalledVariant } from '@patience/core/installed';
import { factsOf, type Facts } from '../src/catalogue/entry.js';
import { winnabilityOf } from './winnability.js';

/** An installed variant with its module loaded, so that pages can be written from its words. */
export interface Found {
  readonly facts: Facts;
  readonly variant: Variant;
  /** The module that goes into the app: the source where there is one. */
  readonly module: string;
}

/** What could not be used, for the log. */
export interface Left {
  readonly id: string;
  readonly why: string;
}

/**
 * All variants installed for a folder. One that cannot be loaded is left out and named: a fault in one package
 * does not take the others off the page.
 */
export async function readCatalogue(folder: string): Promise<{ found: readonly Found[]; left: readonly Left[] }> {
  const found: Found[] = [];
  const left: Left[] = [];
  for (const installed of installedVariants(folder)) {
    try {
      found.push(await read(installed));
    } catch (error) {
      left.push({ id: installed.id, why: error instanceof Error ? error.message : String(error) });
    }
  }
  return { found, left };
}

async function read({ id, package: from, source, module: built }: InstalledVariant): Promise<Found> {
  const module = source ?? built;
  const { default: variant } = (await import(/* @vite-ignore */ module)) as { default: Variant };
  if (variant.id !== id) throw new Error(`${from} announces "${id}", its module holds "${variant.id}"`);
  return { facts: { ...factsOf(variant, from), ...winnabilityOf(variant) }, variant, module };
}

/**
 * The source of `virtual:patience-catalogue`.
 * @param addressOf what stands in it for the address of a variant's module, an expression
 */
export const catalogueModule = (found: readonly Found[], addressOf: (one: Found) => string): string =>
  `export const installed = [\n${found
    .map((one) => `  { ...${JSON.stringify(one.facts)}, address: ${addressOf(one)}, load: () => import(${JSON.stringify(one.module)}) },`)
    .join('\n')}\n];\n`;
