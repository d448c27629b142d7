import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readPlayed, type Row } from '@patience/atlas';
import { allOptions } from '@patience/core';
import type { RuleShares, Shares } from '../src/features/statistics/shares.js';
import { rulesOf } from '../src/store/rule-sets.js';
import type { Found } from './catalogue.js';
import { atlas } from './winnability.js';

const people = readPlayed(JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@patience/atlas/played.json'), 'utf8')));

/** Smallest number of counted deals from which a share is shown. */
const ENOUGH = 50;
const thousandth = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;

/**
 * Returns the shares of the atlas: of each rule set, how many deals can be won and how many games the fair player and people won. A
 * published share is preferred to a count for this site, which has far fewer deals.
 */
function sharesOf(rows: readonly Row[]): Shares {
  const shares: Record<string, Record<string, RuleShares>> = {};
  for (const { name, variant, options, deals, winnable, fair } of rows) {
    if (deals < ENOUGH) continue;
    const published = atlas.published.find((one) => one.name === name && one.reason === undefined);
    const played = people.filter((one) => one.name === name).map(({ name: _, ...figures }) => figures);
    (shares[variant] ??= {})[rulesOf(options)] = {
      possible: published
        ? {
            from: thousandth(published.share - published.within),
            to: thousandth(published.share + published.within),
            source: authorsOf(published.source),
          }
        : { from: winnable[0], to: winnable[1] },
      ...(fair && { fair: { won: fair.won, games: fair.deals } }),
      ...(played.length > 0 && { people: played }),
    };
  }
  return shares;
}

/** Returns the authors and the year of a source: `C. Blake and I. P. Gent (2026)`. */
function authorsOf(source: string): string {
  const authors = source.split(', ', 1)[0]!;
  const year = /\((\d{4})\)/.exec(source)?.[1];
  return year === undefined ? authors : `${authors} (${year})`;
}

/** Returns the default rule set of each patience that has options, as `rulesOf` names it. */
const defaultsOf = (found: readonly Pick<Found, 'variant'>[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    found
      .filter(({ variant }) => Object.keys(variant.options).length > 0)
      .map(({ variant }) => [variant.id, rulesOf(allOptions(variant)[0]!)]),
  );

/** Returns the source of `virtual:patience-shares`; undefined for another id. */
export const sharesModule = (id: string, found: readonly Pick<Found, 'variant'>[]): string | undefined =>
  id === 'virtual:patience-shares'
    ? `export const shares = ${JSON.stringify(sharesOf(atlas.rows))};\nexport const defaults = ${JSON.stringify(defaultsOf(found))};`
    : undefined;
