/**
 * Replaces the modules of `late-core.ts` in the file for script tags. Until the late parts are loaded, a refused move has one general
 * reason, and a faulty variant passes unless it lacks what a deal needs. Checks that came too early run when the late parts are loaded.
 * Their errors then go to the page's console.
 */
import { ContractError, type Reason } from '@patience/core';
import { canLift, format, isLegal } from '@patience/core/search';
import { commonWords } from '../../core/src/words/index.js';
import type { lateCore } from './late-core.js';

type LateCore = typeof lateCore;

let late: LateCore | undefined;
/** Checks that were requested before the late parts were loaded. */
const missed: (() => void)[] = [];

/** Adds the late parts. */
export function addLateCore(parts: LateCore): void {
  late = parts;
  for (const check of missed.splice(0)) queueMicrotask(check);
}

const UNEXPLAINED: Reason = { code: 'does-not-fit', params: {} };

export const refuse: LateCore['refuse'] = (table, move) =>
  late ? late.refuse(table, move) : isLegal(table, move) ? undefined : UNEXPLAINED;

export const whyNotLifted: LateCore['whyNotLifted'] = (table, pile, count) =>
  late ? late.whyNotLifted(table, pile, count) : canLift(table, pile, count) ? undefined : UNEXPLAINED;

export const say: LateCore['say'] = (reason, locale, variant) => {
  if (late) return late.say(reason, locale, variant);
  const { reasons } = commonWords(locale);
  return format(reasons[reason.code] ?? reasons[UNEXPLAINED.code]!, {}, locale);
};

export const checkPiles: LateCore['checkPiles'] = (variant, piles) => {
  if (late) late.checkPiles(variant, piles);
  else missed.push(() => checkPiles(variant, piles));
};

export const checkVariant: LateCore['checkVariant'] = (value) => {
  const { id, api, rules, strings, table, deal } = Object(value) as Partial<Record<string, unknown>>;
  const check: ((value: unknown) => void) | undefined = late?.checkVariant;
  if (check) check(value);
  else if (id && api === 1 && rules && strings && table && deal) missed.push(() => checkVariant(value));
  else throw new ContractError(String(id), 'module', 'is not a variant, or is made for another version of the contract');
};
