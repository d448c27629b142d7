import type { Face } from '../cards/card.js';
import { COLOURS } from '../cards/card.js';
import type { Faces } from '../cards/faces.js';
import { accepts, actionReason, canLift, isLegal, pairs, rowOf } from './legal.js';
import { askTake, isCovered, movable } from '../table/lift.js';
import type { AcceptRule, Like, Link, Role } from '../contract.js';
import { ACTION, CARDS, countOf, fromOf, kindOf, toOf, type Move } from './move.js';
import { neededRanks } from '../table/links.js';
import { rulesOfAccept } from '../table/accept.js';
import { ANY_COUNT, BASED, EMPTY, HIDDEN, ROW, TAKE_ALL, TAKE_ASKS, TAKE_NONE, TAKE_TOP, WHOLE } from '../table/rules.js';
import type { Table } from '../table/table.js';
import type { Reason } from '../words/reason.js';

const reason = (code: string, params: Reason['params'] = {}): Reason => ({ code, params });

/** Returns why a move is not legal, from the rules of the table; undefined when it is legal. */
export function refuse(table: Table, move: Move): Reason | undefined {
  if (isLegal(table, move)) return undefined;
  const { rules } = table;
  const from = fromOf(move);
  const to = toOf(move);
  const kind = kindOf(move);
  if (kind === ACTION) {
    const action = rules.actions[from];
    if (!action || (action.each && !action.piles.includes(to))) return reason('unknown-pile');
    return reason('action', { key: String(actionReason(table, from, to)), action: action.name });
  }
  if (from >= rules.count || to >= rules.count) return reason('unknown-pile');
  for (const pile of kind === CARDS ? [from] : [from, to]) {
    const why = whyNotLifted(table, pile, kind === CARDS ? countOf(move) : 1);
    if (why) return why;
  }
  if (kind !== CARDS) {
    const why = pairs(table, from, to);
    if (typeof why === 'string') return reason('variant', { key: why });
    return reason('no-pair', { a: rules.faces.format(table.top[from]!), b: rules.faces.format(table.top[to]!) });
  }
  return whyNotLaid(table, from, to, countOf(move));
}

/** Returns why the top `count` cards of a pile cannot be lifted; undefined when they can. */
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
  if (rules.take[pile] === TAKE_ASKS) {
    const most = askTake(table, pile);
    if (typeof most === 'string') return reason('variant', { key: most });
    return most === 0 ? reason('not-now') : reason('too-many-lifted', { max: most });
  }
  return reason('run-broken', { count: movable(table, pile) });
}

/** Returns why a pile does not accept the top `count` cards of another one. */
export function whyNotLaid(table: Table, from: number, to: number, count: number): Reason {
  const { rules } = table;
  if (from === to) return reason('same-pile');
  const pile = rules.piles[to]!;
  const { accept } = pile;
  const params = { pile: pile.id };
  if (accept === undefined) return reason('pile-refuses');
  const room = rules.limit[to]! - table.len[to]!;
  if (count > room) return reason('no-place', { limit: rules.limit[to]! });
  if (rules.acceptFns[to] ?? rules.acceptCards[to]) {
    const why = accepts(table, from, to, count);
    return typeof why === 'string' ? reason('variant', { key: why }) : reason('does-not-fit', params);
  }
  const all = rulesOfAccept(accept);
  const role = rules.piles[from]!.role;
  const onto = table.top[to]!;
  // Do not tell what would fit on a face-down card.
  if (onto === HIDDEN) return reason('does-not-fit', params);
  const here = all.filter((rule) => (onto === EMPTY ? rule.empty !== undefined : rule.on !== undefined));
  if (here.length === 0) return reason(onto === EMPTY ? 'empty-closed' : 'full', params);
  const row = rowOf(table, to);
  const sourcesOf = ({ empty, from: roles }: AcceptRule): readonly Role[] | undefined =>
    (row === EMPTY && (empty as Like | undefined)?.first) || roles;
  const mine = here.filter((rule) => sourcesOf(rule)?.includes(role) ?? true);
  if (mine.length === 0)
    return reason(onto === EMPTY ? 'empty-not-from' : 'not-from', {
      ...params,
      from: rules.ids[from]!,
      wanted: here.flatMap((rule) => sourcesOf(rule) ?? []).join(' '),
    });
  const lead = table.face[table.idAt(from, count - 1)]!;
  const taken = rules.accepts[rules.acceptOf[from * rules.count + to]! + row * ROW + lead]!;
  if (taken > 0) return taken === WHOLE ? reason('only-whole') : reason('too-many', { max: taken & ANY_COUNT });
  // Do not list several rules, since the sentence would become too long.
  if (mine.length > 1) return reason('does-not-fit', params);
  const [rule] = mine;
  // The rule names a rank, or the rank of the base card is set; otherwise any card would have been accepted.
  const { faces } = rules;
  if (onto === EMPTY) return reason('empty-needs', { rank: faces.letterOf(typeof rule!.empty === 'number' ? rule!.empty : row - BASED) });
  const link = rule!.on!;
  if (link === 'any') return reason('does-not-fit', params);
  const needed = neededRanks(link, faces.rank[onto]!, faces.highest);
  if (needed.length === 0) return reason('nothing-fits', { card: faces.format(onto) });
  const suit = suitWanted(link.suit, onto, faces);
  if (!suit || needed[0] === 0) return reason('does-not-fit', params);
  return reason('needs', {
    rank: faces.letterOf(needed[0]!),
    ...(needed[1] ? { or: faces.letterOf(needed[1]) } : {}),
    ...suit,
  });
}

/** Returns the suit or colour that a link demands on a face, as parameters of a reason; undefined for a colour of more than two. */
function suitWanted(suit: Link['suit'], onto: Face, faces: Faces): Reason['params'] | undefined {
  const colour = faces.colour[onto]!;
  switch (suit) {
    case 'same':
      return { suit: faces.suitLetter(onto) };
    case 'other':
      return { not: faces.suitLetter(onto) };
    case 'alternate':
      return faces.twoColours ? { colour: COLOURS[1 - colour]! } : undefined;
    case 'colour':
      return faces.twoColours ? { colour: COLOURS[colour]! } : undefined;
    default:
      return {};
  }
}
