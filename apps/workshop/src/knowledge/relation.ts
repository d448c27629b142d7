import {
  complete,
  completeOptions,
  type Accept,
  type AcceptRule,
  type Card,
  type Link,
  type Options,
  type Pile,
  type Role,
  type Take,
} from '@patience/core';
import { pileNames, type DataVariant } from '@patience/core/data';
import { FACES, fits, USUAL } from '@patience/core/internals';

/**
 * Tells whether an edit only removes moves: then every deal that was proved lost before is still lost.
 *
 * The proof: both patiences have the same cards, deal, piles, consequences and ends, so each deal begins with the same position, and the same move
 * leads to the same position. If every move of the later patience is legal in the earlier one, each game of the later one is a game of the earlier
 * one. None of those is won. Anything that is not compared here must be equal; where nothing can be proved, the result is false.
 *
 * The reverse needs no analysis: a line that won before is played again by the new rules.
 */
export function onlyRemovesMoves(before: DataVariant, after: DataVariant): boolean {
  if (!FIXED.every((field) => same(before[field], after[field]))) return false;
  const options = usualOptions(after);
  if (!same(usualOptions(before), options)) return false;
  if (!areActionsWithin(before, after)) return false;
  const bases = before.base === undefined ? [0] : Array.from({ length: 13 }, (_, i) => i + 1);
  return bases.every((rank) => areTablesWithin(before, after, options, rank));
}

/** Parts of a patience that must be equal: they decide which position a move leads to, and which position is won. */
const FIXED = ['deck', 'base', 'deal', 'after', 'status', 'pair', 'auto', 'records'] as const satisfies readonly (keyof DataVariant)[];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the default value of each option. Deals are searched with these values. */
function usualOptions(variant: DataVariant): Options {
  const chosen = completeOptions(variant, {});
  return chosen.ok ? chosen.value : {};
}

/** Tells whether the later actions are the same, or fewer, or redeals with a lower limit. */
function areActionsWithin(before: DataVariant, after: DataVariant): boolean {
  const old = (before.actions ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries((after.actions ?? {}) as Readonly<Record<string, unknown>>).every(([name, action]) => {
    const earlier = Object.hasOwn(old, name) ? old[name] : undefined;
    if (same(action, earlier)) return true;
    const [now, then] = [redealsOf(action), redealsOf(earlier)];
    return now !== undefined && then !== undefined && now.order === then.order && now.times <= then.times;
  });
}

function redealsOf(action: unknown): { readonly times: number; readonly order: unknown } | undefined {
  const { redeal, order } = (action ?? {}) as { readonly redeal?: unknown; readonly order?: unknown };
  return redeal === 'unlimited' ? { times: Infinity, order } : typeof redeal === 'number' ? { times: redeal, order } : undefined;
}

/** Returns the piles of a patience when its base card has a rank. */
const tableOf = (variant: DataVariant, options: Options, rank: number): readonly Pile[] => {
  const pack = Array.from({ length: (variant.base ?? 0) + 1 }, (): Card => USUAL.card(0, USUAL.ofRank[rank]![0]!));
  return complete(variant).table(options, pack);
};

function areTablesWithin(before: DataVariant, after: DataVariant, options: Options, rank: number): boolean {
  const old = tableOf(before, options, rank);
  const now = tableOf(after, options, rank);
  const kept = new Map(now.map((pile) => [pile.id, pile]));
  if (kept.size > old.length || now.some(({ id }) => !old.some((pile) => pile.id === id))) return false;
  const rules = [before.deal, before.after, before.status, before.actions];
  return old.every((pile) => {
    const later = kept.get(pile.id);
    // An empty cell that nothing names may be taken away: each later position is an earlier one in which the cell is never used.
    if (!later) return pile.role === 'cell' && !mentions(rules, before.table, pile.id);
    const data = dataOf(before, pile.id);
    return isPileWithin(pile, later, data !== undefined && same(data, dataOf(after, pile.id)));
  });
}

/** Tells whether rules name cells or this pile, by its name or that of a row. Conditions on other piles count as naming every pile. */
function mentions(rules: unknown, conditions: unknown, id: string): boolean {
  const text = JSON.stringify(conditions);
  return (
    text.includes('"while"') ||
    text.includes('"higherIn"') ||
    textsIn(rules).some((each) => each === 'cell' || pileNames(each).includes(id))
  );
}

const textsIn = (data: unknown): readonly string[] =>
  typeof data === 'string'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.entries(data).flatMap(([name, each]) => [name, ...textsIn(each)])
      : [];

/** Returns rule and take of a pile as data, with the first pile of its row; undefined where the table does not list it. */
function dataOf(variant: DataVariant, id: string): unknown {
  const { table } = variant as { readonly table: unknown };
  const rows = Array.isArray(table)
    ? (table as readonly { readonly id: string }[]).map((pile) => [pile.id, pile] as const)
    : Object.entries(table as object);
  const row = rows.find(([key]) => pileNames(key).includes(id));
  if (!row) return undefined;
  const [key, { accept, take }] = row as readonly [string, { readonly accept?: unknown; readonly take?: unknown }];
  return [pileNames(key)[0], accept ?? null, take ?? null, variant.base ?? null];
}

/**
 * Tells whether every move from or to the later pile is legal with the earlier one.
 * @param alike rule and take of the piles are the same data
 */
function isPileWithin(before: Pile, after: Pile, alike: boolean): boolean {
  const { accept, take, at: _, wide: __, fan: ___, fanned: ____, ...rest } = before;
  const { accept: accept2, take: take2, at: _2, wide: __2, fan: ___2, fanned: ____2, ...rest2 } = after;
  if (!same(rest, rest2)) return false;
  return alike || (isAcceptWithin(accept, accept2) && isTakeWithin(take, take2));
}

const isRule = (accept: Accept): accept is AcceptRule | readonly AcceptRule[] => typeof accept !== 'function' && !('cards' in accept);

function isAcceptWithin(before: Accept | undefined, after: Accept | undefined): boolean {
  if (after === undefined) return true;
  if (before === undefined || !isRule(before) || !isRule(after)) return false;
  const old = [before].flat() as readonly AcceptRule[];
  return ([after].flat() as readonly AcceptRule[]).every((rule) => old.some((wider) => isRuleWithin(wider, rule)));
}

/** Tells whether every move that the second rule allows is allowed by the first. */
function isRuleWithin(wider: AcceptRule, rule: AcceptRule): boolean {
  const empty = rule.empty === undefined || wider.empty === 'any' || same(wider.empty, rule.empty) || isLikeWithin(wider.empty, rule.empty);
  const on =
    rule.on === undefined || wider.on === 'any' || (wider.on !== undefined && rule.on !== 'any' && isLinkWithin(wider.on, rule.on));
  const max = wider.max === undefined || (rule.max !== undefined && rule.max <= wider.max);
  const whole = wider.whole === undefined || rule.whole === true;
  return empty && on && max && whole && areRolesWithin(wider.from, rule.from);
}

/** Tells whether the wider rule for base cards accepts every base card of the other rule. */
function isLikeWithin(wider: AcceptRule['empty'], rule: AcceptRule['empty']): boolean {
  if (typeof wider !== 'object' || typeof rule !== 'object') return false;
  return wider.like === rule.like && areRolesWithin(wider.first, rule.first);
}

/** Tells whether the wider list has all roles of the other list. A missing list has all roles. */
const areRolesWithin = (wider: readonly Role[] | undefined, roles: readonly Role[] | undefined): boolean =>
  wider === undefined || (roles !== undefined && roles.every((role) => wider.includes(role)));

function isTakeWithin(before: Take | undefined, after: Take | undefined): boolean {
  if (after === undefined || same(before, after)) return true;
  if (before === undefined || typeof before === 'function' || typeof after === 'function') return false;
  if (before === 'any' || before === 'all') return before === 'any';
  if (before === 'top') return false;
  return after === 'top' || (typeof after === 'object' && 'run' in before && 'run' in after && isLinkWithin(before.run, after.run));
}

/** Tells whether the wider link allows every pair of cards that the other link allows. */
function isLinkWithin(wider: Link, link: Link): boolean {
  for (let under = 0; under < FACES; under++)
    for (let over = 0; over < FACES; over++) if (fits(link, under, over) && !fits(wider, under, over)) return false;
  return true;
}
