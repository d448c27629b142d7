import { ACTION, actionMove, cardsMove, countOf, fromOf, kindOf, PAIR, pairMove, toOf, type Move } from './move.js';
import { fail, ok, type Result } from './problem.js';
import type { Table } from './table.js';

/** `t3>t5`, `t3>t5*2`, `p1+p2` for two cards that leave together, or the name of an action. */
export function formatMove(table: Table, move: Move): string {
  const { ids } = table.rules;
  const kind = kindOf(move);
  if (kind === ACTION) return table.actionNames[fromOf(move)]!;
  if (kind === PAIR) return `${ids[fromOf(move)]!}+${ids[toOf(move)]!}`;
  const count = countOf(move);
  return `${ids[fromOf(move)]!}>${ids[toOf(move)]!}${count > 1 ? `*${count}` : ''}`;
}

/** The opposite of {@link formatMove}. Refuses what names no pile or action of this table; legality is not looked at. */
export function parseMove(table: Table, text: string): Result<Move> {
  const action = table.actionNames.indexOf(text);
  if (action >= 0) return ok(actionMove(action));
  const match = /^([a-z][a-z0-9]*)(?:>([a-z][a-z0-9]*)(?:\*([1-9]\d{0,2}))?|\+([a-z][a-z0-9]*))$/i.exec(text);
  if (!match) return fail('move-unreadable', { move: text });
  const [, from = '', to = match[4] ?? '', count = '1'] = match;
  for (const pile of [from, to]) if (!table.rules.index.has(pile)) return fail('move-pile', { move: text, pile });
  const [a, b] = [table.rules.index.get(from)!, table.rules.index.get(to)!];
  return ok(match[4] === undefined ? cardsMove(a, b, Number(count)) : pairMove(a, b));
}
