import { formatFace, isRed, rankOf, RANKS, suitOf, SUITS, type Face } from './card.js';
import type { AcceptRule, Link } from './contract.js';
import { accepts, actionReason, canLift, isCovered, isLegal, movable } from './legal.js';
import { ACTION, CARDS, countOf, fromOf, kindOf, toOf, type Move } from './move.js';
import { ANY_COUNT, EMPTY, HIDDEN, TAKE_ALL, TAKE_NONE, TAKE_TOP, WHOLE } from './rules.js';
import type { Table } from './table.js';

/** Why something cannot be done: a key of the words and its details. `say` makes the sentence. */
export interface Reason {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const reason = (code: string, params: Reason['params'] = {}): Reason => ({ code, params });

/** Why a move is not legal, derived from the rules themselves; undefined when it is legal. */
export function refuse(table: Table, move: Move): Reason | undefined {
  if (isLegal(table, move)) return undefined;
  const { rules } = table;
  const from = fromOf(move);
  const to = toOf(move);
  const kind = kindOf(move);
  if (kind === ACTION) {
    const why = from < table.actionNames.length ? actionReason(table, from) : 'unknown';
    return reason('action', { key: String(why), action: table.actionNames[from] ?? '' });
  }
  if (from >= rules.count || to >= rules.count) return reason('unknown-pile');
  for (const pile of kind === CARDS ? [from] : [from, to]) {
    const why = whyNotLifted(table, pile, kind === CARDS ? countOf(move) : 1);
    if (why) return why;
  }
  if (kind !== CARDS) return reason('no-pair', { a: formatFace(table.top[from]!), b: formatFace(table.top[to]!) });
  return whyNotLaid(table, from, to, countOf(move));
}

/** Why `count` cards cannot be lifted from a pile; undefined when they can. */
export function whyNotLifted(table: Table, pile: number, count: number): Reason | undefined {
  if (canLift(table, pile, count)) return undefined;
  const { rules } = table;
  const len = table.len[pile]!;
  if (len === 0) return reason('pile-empty');
  if (rules.take[pile] === TAKE_NONE) return reason('pile-keeps');
  if (isCovered(table, pile)) return reason('card-covered');
  if (count < 1 || count > len) return reason('pile-short', { count: len });
  if (!table.up[table.idAt(pile, count - 1)]) return reason('card-hidden');
  if (rules.take[pile] === TAKE_TOP) return reason('only-top');
  if (rules.take[pile] === TAKE_ALL) return reason('only-whole');
  return reason('run-broken', { count: movable(table, pile) });
}

/** Why a pile does not accept the lifted cards. */
function whyNotLaid(table: Table, from: number, to: number, count: number): Reason {
  const { rules } = table;
  if (from === to) return reason('same-pile');
  const pile = rules.piles[to]!;
  const { accept } = pile;
  const params = { pile: pile.id };
  if (accept === undefined) return reason('pile-refuses');
  if (typeof accept === 'function') {
    const why = accepts(table, from, to, count);
    return typeof why === 'string' ? reason('variant', { key: why }) : reason('does-not-fit', params);
  }
  const all = ([] as readonly AcceptRule[]).concat(accept);
  const role = rules.piles[from]!.role;
  const onto = table.top[to]!;
  // A card whose face nobody sees: what would fit on it is not told.
  if (onto === HIDDEN) return reason('does-not-fit', params);
  const here = all.filter((rule) => (onto === EMPTY ? rule.empty !== undefined : rule.on !== undefined));
  if (here.length === 0) return reason(onto === EMPTY ? 'empty-closed' : 'full', params);
  const mine = here.filter((rule) => !rule.from || rule.from.includes(role));
  if (mine.length === 0)
    return reason(onto === EMPTY ? 'empty-not-from' : 'not-from', {
      ...params,
      from: rules.ids[from]!,
      wanted: here.flatMap((r) => r.from ?? []).join(' '),
    });
  const lead = table.face[table.idAt(from, count - 1)]!;
  const taken = rules.accepts[rules.acceptOf[from * rules.count + to]! + onto * 64 + lead]!;
  if (taken > 0) return taken === WHOLE ? reason('only-whole') : reason('too-many', { max: taken & ANY_COUNT });
  // Several rules, of which none takes this card: their sentence would be longer than the player's patience.
  if (mine.length > 1) return reason('does-not-fit', params);
  const [rule] = mine;
  if (onto === EMPTY) return reason('empty-needs', { rank: RANKS[(rule!.empty as number) - 1]! });
  const link = rule!.on!;
  const needed = neededRanks(link, onto);
  if (needed.length === 0) return reason('nothing-fits', { card: formatFace(onto) });
  return reason('needs', {
    rank: RANKS[needed[0]! - 1]!,
    ...(needed[1] ? { or: RANKS[needed[1] - 1]! } : {}),
    ...(link.suit === 'same' ? { suit: SUITS[suitOf(onto)]! } : link.suit === 'alternate' ? { colour: isRed(onto) ? 'black' : 'red' } : {}),
  });
}

/** Which ranks a link asks for on a face. */
function neededRanks(link: Link, onto: Face): number[] {
  const steps = link.step === 'either' ? [-1, 1] : [link.step];
  return steps
    .map((step) => rankOf(onto) + step)
    .map((rank) => (link.wrap ? ((rank + 12) % 13) + 1 : rank))
    .filter((rank) => rank >= 1 && rank <= 13);
}
