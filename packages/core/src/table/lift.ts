import type { View } from '../contract.js';
import { asContractError, ContractError } from '../problem.js';
import { shown } from '../shown.js';
import type { Piles } from './piles.js';
import { ROW, TAKE_ALL, TAKE_ASKS, TAKE_NONE, TAKE_RUN, TAKE_TOP } from './rules.js';

/** The part of a table that decides how many cards can be picked up: its piles, and the view that take functions get. */
export interface LiftTable extends Piles {
  readonly variant: { readonly id: string };
  readonly view: View;
}

/** Returns whether a pile is covered: some pile of its `coveredBy` holds cards. */
export function isCovered(table: Pick<Piles, 'rules' | 'len'>, pile: number): boolean {
  const covers = table.rules.coveredBy[pile];
  if (covers === undefined) return false;
  for (const cover of covers) if (table.len[cover]! > 0) return true;
  return false;
}

/** Returns the largest number of cards that can be picked up from a pile, by its `take`; 0 for a covered pile. */
export function movable(table: LiftTable, pile: number): number {
  const { rules, slots, up, face } = table;
  const len = table.len[pile]!;
  const take = rules.take[pile]!;
  if (len === 0 || pile >= rules.count || take === TAKE_NONE || isCovered(table, pile)) return 0;
  let place = (pile << table.shift) + len - 1;
  if (!up[slots[place]!]) return 0;
  if (take === TAKE_TOP) return 1;
  if (take === TAKE_ASKS) {
    const most = askTake(table, pile);
    return typeof most === 'string' ? 0 : Math.min(most, openCards(table, pile));
  }
  const bottom = pile << table.shift;
  const start = place;
  const link = rules.runOf[pile]!;
  while (place > bottom) {
    const under = slots[place - 1]!;
    if (!up[under] || (take === TAKE_RUN && !rules.links[link + face[under]! * ROW + face[slots[place]!]!])) break;
    place--;
  }
  if (take === TAKE_ALL) return place === bottom ? len : 0;
  return start - place + 1;
}

/** Counts the face-up cards at the top of a pile. */
function openCards(table: LiftTable, pile: number): number {
  const { slots, up } = table;
  const bottom = pile << table.shift;
  let place = bottom + table.len[pile]! - 1;
  while (place >= bottom && up[slots[place]!]) place--;
  return bottom + table.len[pile]! - 1 - place;
}

/**
 * Calls the take function of a pile. Returns the largest number of cards that may be picked up, or the key of the reason why none may.
 * @throws ContractError when the function throws, or returns neither a count nor a key
 */
export function askTake(table: LiftTable, pile: number): number | string {
  const { rules, variant } = table;
  const where = `take of pile ${rules.ids[pile]!}`;
  let answer: number | string;
  try {
    answer = rules.takeFns[pile]!(table.view, rules.ids[pile]!);
  } catch (error) {
    throw asContractError(variant.id, where, error);
  }
  if (typeof answer === 'string' || (Number.isInteger(answer) && answer >= 0)) return answer;
  throw new ContractError(variant.id, where, `must return a number of cards or the key of a reason, not ${shown(answer)}`);
}
