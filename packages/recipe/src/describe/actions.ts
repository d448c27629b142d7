import type { Action, Options, Role, CompleteVariant, View } from '@patience/core';
import type { ActionData, DataVariant, Value } from '@patience/core/data';
import { actionMove, actionReason, type Table } from '@patience/core/internals';
import { attempt, countsOf, dealt, SEEDS } from './probe.js';

/** Number of redeals that are tried before they count as unlimited. */
const MANY_REDEALS = 16;
/** Number of turns that are tried before the stock counts as one that is never used up. */
const MANY_TURNS = 300;

/** Effect of an action on the stock. */
export type ActionFact =
  /** The action turns this many cards onto piles of a role. */
  | { readonly kind: 'turn'; readonly count: number; readonly to: Role }
  /** The action makes the waste the stock again, at most this many times in a game. */
  | { readonly kind: 'redeal'; readonly times: number; readonly shuffled: boolean }
  /**
   * The action deals a card onto each pile of the role, or onto the first `count` piles. `filled`: it is refused while a column is empty.
   */
  | { readonly kind: 'row'; readonly to: Role; readonly first?: number; readonly filled: boolean }
  /** The action gathers the columns and deals them again in packets. */
  | { readonly kind: 'gather'; readonly size: number; readonly times: number; readonly shuffled: boolean };

/** Effects of the actions of a patience, and the names of the actions whose effect could not be found. */
export interface ActionsFound {
  readonly actions: readonly ActionFact[];
  readonly unknown: readonly string[];
}

/** Finds the effects of actions: from their data, or by trying them after a deal. */
export function findActions(data: DataVariant, variant: CompleteVariant, options: Options): ActionsFound {
  const actions: ActionFact[] = [];
  const unknown: string[] = [];
  for (const name of Object.keys(variant.actions ?? {})) {
    const raw = data.actions?.[name];
    const fact =
      gatherOf(raw, options) ??
      attempt(() => inEveryDeal((seed) => turnOf(variant, options, name, seed))) ??
      attempt(() => inEveryDeal((seed) => rowOf(variant, options, name, seed))) ??
      attempt(() => redealOf(raw, variant, options, name));
    if (fact) actions.push(fact);
    else unknown.push(name);
  }
  return { actions, unknown };
}

/** Returns a fact if it is the same in every deal that is compared. */
function inEveryDeal(tell: (seed: number) => ActionFact | undefined): ActionFact | undefined {
  const [first, ...others] = SEEDS.map(tell);
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : undefined;
}

function gatherOf(raw: ActionData | Action<never> | undefined, options: Options): ActionFact | undefined {
  if (raw === undefined || !('gather' in raw)) return undefined;
  const { gather, times, shuffle } = raw;
  return { kind: 'gather', size: gather, times: timesOf(times, options), shuffled: shuffle === true };
}

/** Returns how often an action can be done, according to its data; Infinity where the data names no number. */
function timesOf(times: Value<number | 'unlimited'> | undefined, options: Options): number {
  const most = typeof times === 'object' ? (times.values ? times.values[String(options[times.option])] : options[times.option]) : times;
  return typeof most === 'number' ? most : Infinity;
}

const pileOf = ({ rules }: Table, index: number): number => (rules.actions[index]!.each ? rules.actions[index]!.piles[0]! : 0);

const reasonOf = (table: Table, name: string): true | string => {
  const index = table.actionNames.indexOf(name);
  return actionReason(table, index, pileOf(table, index));
};

/** Plays an action if it is possible. @returns whether it was possible */
function act(table: Table, name: string): boolean {
  const index = table.actionNames.indexOf(name);
  const pile = pileOf(table, index);
  if (actionReason(table, index, pile) !== true) return false;
  table.play(actionMove(index, pile));
  return true;
}

interface Gains {
  /** The table after the action. */
  readonly table: Table;
  readonly gained: ReadonlyMap<string, number>;
  /** The card on top of the stock before the action. */
  readonly top: number | undefined;
}

/** Plays an action after the deal and counts the cards that each pile gained; undefined when it was refused. */
function gains(variant: CompleteVariant, options: Options, name: string, seed: number): Gains | undefined {
  const table = dealt(variant, options, seed);
  const before = countsOf(table);
  const stock = table.rules.index.get('stock');
  const top = stock === undefined || table.len[stock] === 0 ? undefined : table.idAt(stock, 0);
  if (!act(table, name)) return undefined;
  const gained = [...countsOf(table)].map(([id, count]) => [id, count - before.get(id)!] as const).filter(([, change]) => change !== 0);
  return { table, gained: new Map(gained), top };
}

function turnOf(variant: CompleteVariant, options: Options, name: string, seed: number): ActionFact | undefined {
  const result = gains(variant, options, name, seed);
  if (result?.gained.size !== 2) return undefined;
  const { gained, table, top } = result;
  const [to, count] = [...gained].find(([, change]) => change > 0)!;
  const role = roleOf(table, to);
  if (gained.get('stock') !== -count || role === 'tableau') return undefined;
  if (top === undefined || table.idAt(table.rules.index.get(to)!, count - 1) !== top) return undefined;
  return { kind: 'turn', count, to: role };
}

const roleOf = (table: Table, id: string): Role => table.rules.piles[table.rules.index.get(id)!]!.role;

function rowOf(variant: CompleteVariant, options: Options, name: string, seed: number): ActionFact | undefined {
  const result = gains(variant, options, name, seed);
  if (!result) return undefined;
  const { gained, table } = result;
  const piles = [...gained.keys()].filter((id) => id !== 'stock');
  if (piles.length === 0 || gained.get('stock') !== -piles.length) return undefined;
  const to = roleOf(table, piles[0]!);
  if (to !== 'tableau' && to !== 'reserve') return undefined;
  if (piles.some((id) => gained.get(id) !== 1 || roleOf(table, id) !== to)) return undefined;
  const filled = isRefusedForGaps(variant, options, name, piles[0]!);
  if (piles.length === table.view.piles(to).length) return { kind: 'row', to, filled };
  const isAll = table.view.count('stock') === 0;
  return isAll && piles.every((id, i) => id === table.view.piles(to)[i]) ? { kind: 'row', to, first: piles.length, filled } : undefined;
}

/** Tells whether the action is refused while a pile is empty, by trying it on a table that reports the pile as empty. */
function isRefusedForGaps(variant: CompleteVariant, options: Options, name: string, gap: string): boolean {
  const { view } = dealt(variant, options, 1);
  const seen: View = {
    piles: (role) => view.piles(role),
    count: (pile) => (pile === gap ? 0 : view.count(pile)),
    card: (pile, depth) => (pile === gap ? null : view.card(pile, depth)),
    run: (pile) => (pile === gap ? 0 : view.run(pile)),
    counter: (counter) => view.counter(counter),
  };
  return variant.actions![name]!.when(seen, options, 'stock') !== true;
}

/**
 * Plays an action that is a function until it is refused, to count the redeals. An action that is data is played once, because the data has
 * the number.
 */
function redealOf(
  raw: ActionData | Action<never> | undefined,
  variant: CompleteVariant,
  options: Options,
  name: string,
): ActionFact | undefined {
  const table = dealt(variant, options, 1);
  const turn = Object.keys(variant.actions!).find((other) => other !== name && turnOf(variant, options, other, SEEDS[0]) !== undefined);
  if (turn === undefined || !table.rules.index.has('waste')) return undefined;
  const [stock, waste] = ['stock', 'waste'].map((id) => table.rules.index.get(id)!) as [number, number];
  const turned = new Set<string>();
  for (let times = 0; times <= MANY_REDEALS; times++) {
    for (let i = 0; table.len[stock]! > 0; i++) if (i > MANY_TURNS || !act(table, turn)) return undefined;
    const ids = Array.from({ length: table.len[waste]! }, (_, depth) => table.idAt(waste, depth));
    if (!act(table, name))
      return reasonOf(table, name) === 'no-redeal' ? { kind: 'redeal', times, shuffled: turned.has('shuffled') } : undefined;
    if (table.len[stock] !== ids.length || table.len[waste] !== 0) return undefined;
    const kept = ids.every((id, i) => table.idAt(stock, ids.length - 1 - i) === id);
    turned.add(kept ? 'kept' : 'shuffled');
    if (raw !== undefined && 'redeal' in raw)
      return { kind: 'redeal', times: timesOf(raw.redeal, options), shuffled: raw.order === 'shuffled' };
  }
  return { kind: 'redeal', times: Infinity, shuffled: turned.has('shuffled') };
}
