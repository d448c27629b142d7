import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Variant } from '@patience/core';
import type { Facts } from '../src/catalogue/entry.js';

/** A row of the solver's table: how many deals of a variant were decided, and how. */
interface Row {
  readonly variant: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly deals: number;
  readonly solved: number;
  readonly unknown: number;
}

/** Fewer deals than this say too little. */
const ENOUGH = 50;
const { table } = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@patience/solver/winnability.json'), 'utf8')) as {
  table: readonly Row[];
};

/** How many deals come out in a variant's default options; nothing when too little is known. */
export function winnabilityOf(variant: Variant): Pick<Facts, 'winnable' | 'undecided'> {
  const isDefault = ({ options }: Row): boolean => Object.entries(variant.options).every(([name, [first]]) => options[name] === first);
  const row = table.find((one) => one.variant === variant.id && isDefault(one));
  if (!row || row.deals < ENOUGH || (row.solved === 0 && row.unknown > 0)) return {};
  return { winnable: row.solved / row.deals, ...(row.unknown > 0 && { undecided: true }) };
}
