import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Variant } from '@patience/core';

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
/** With a larger share of undecided deals no share of won ones is shown. */
const UNDECIDED = 0.1;

const { table } = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@patience/solver/winnability.json'), 'utf8')) as { table: readonly Row[] };

/** Share of deals that the solver wins in a variant's default options, 0 to 1; undefined when too little is known. */
export function winnabilityOf(variant: Variant): number | undefined {
  const isDefault = ({ options }: Row): boolean => Object.entries(variant.options).every(([name, [first]]) => options[name] === first);
  const row = table.find((one) => one.variant === variant.id && isDefault(one));
  return row && row.deals >= ENOUGH && row.unknown <= row.deals * UNDECIDED ? row.solved / row.deals : undefined;
}
