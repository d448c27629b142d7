import { ACTION, actionMove, cardsMove, countOf, fromOf, kindOf, PAIR, pairMove, toOf, type Move } from './move.js';
import { fail, ok, type Result } from '../problem.js';
import type { Table } from '../table/table.js';

/** Writes a move: `t3>t5`, `t3>t5*2`; `p1+p2` for two cards that leave together; the name of an action, or `merci@t3` for one that is a different move on each pile. */
export function formatMove(table: Table, move: Move): string {
  const { ids, actions } = table.rules;
  const kind = kindOf(move);
  if (kind === ACTION) {
    const { name, each } = actions[fromOf(move)]!;
    return each ? `${name}@${ids[toOf(move)]!}` : name;
  }
  if (kind === PAIR) return `${ids[fromOf(move)]!}+${ids[toOf(move)]!}`;
  const count = countOf(move);
  return `${ids[fromOf(move)]!}>${ids[toOf(move)]!}${count > 1 ? `*${count}` : ''}`;
}

/** Reads a move as {@link formatMove} writes it. @returns the move, legal or not; a problem when the text names no pile or action of this table */
export function parseMove(table: Table, text: string): Result<Move> {
  const at = text.indexOf('@');
  const place = at < 0 ? undefined : text.slice(at + 1);
  const action = table.actionNames.indexOf(at < 0 ? text : text.slice(0, at));
  if (action >= 0) {
    if ((place !== undefined) !== table.rules.actions[action]!.each)
      return fail(place === undefined ? 'move-where' : 'move-unreadable', { move: text });
    const pile = place === undefined ? 0 : table.rules.index.get(place);
    return pile === undefined ? fail('move-pile', { move: text, pile: place! }) : ok(actionMove(action, pile));
  }
  const match = /^([a-z][a-z0-9]*)(?:>([a-z][a-z0-9]*)(?:\*([1-9]\d{0,2}))?|\+([a-z][a-z0-9]*))$/i.exec(text);
  if (!match) return fail('move-unreadable', { move: text });
  const [, from = '', to = match[4] ?? '', count = '1'] = match;
  for (const pile of [from, to]) if (!table.rules.index.has(pile)) return fail('move-pile', { move: text, pile });
  const [a, b] = [table.rules.index.get(from)!, table.rules.index.get(to)!];
  return ok(match[4] === undefined ? cardsMove(a, b, Number(count)) : pairMove(a, b));
}
