import type { Game, Pile } from '@patience/core';
import type { Kit } from '../later.js';
import type { PatienceGame } from '../patience-game.js';
import type { Session } from '../session.js';
import type { Pointed } from '../view/picture.js';
import { laterWords } from './words/index.js';

/** What a move is worth by what the player can see, when nobody looks further. */
function worth(game: Game, text: string): number {
  const move = /^(\w+)>(\w+)(?:\*(\d+))?$/.exec(text);
  if (!move) return text.includes('+') ? 5 : 1.5;
  const [, from = '', to = '', count = '1'] = move;
  const pile = (id: string): Pile => game.piles.find((p) => p.id === id)!;
  const { view } = game;
  const n = Number(count);
  const rest = view.count(from) - n;
  if (pile(to).role === 'foundation') return 6;
  if (pile(to).role === 'cell') return 0.5;
  if (pile(from).role === 'tableau' && rest > 0 && view.card(from, n) === null) return 4;
  if (view.count(to) === 0) return pile(from).role === 'tableau' && rest === 0 ? -1 : 1;
  if (pile(from).role !== 'tableau') return 3;
  // Laying a card from one like card to another brings nothing by itself.
  const [under, onto] = [view.card(from, n), view.card(to)];
  return under && onto && under.rank === onto.rank ? 0 : rest === 0 ? 3.5 : 2;
}

/** The listed moves that do not lead back to where the game has been. */
function leadingOn({ deal, parseMove }: Kit, game: Game): string[] {
  const moves = game.legalMoves();
  const dealt = deal(game.variant, { ...game.source, options: game.options });
  if (!dealt.ok) return moves;
  const { table } = dealt.value;
  const met = new Set([table.key.join()]);
  const play = (text: string): void => {
    const move = parseMove(table, text);
    if (move.ok) table.play(move.value);
  };
  for (const move of game.gestures.slice(0, game.cursor).flat()) {
    play(move);
    met.add(table.key.join());
  }
  return moves.filter((move) => {
    play(move);
    const back = met.has(table.key.join());
    table.undo();
    return !back;
  });
}

/** The best of the moves that lead on. */
function lookAround(kit: Kit, game: Game): readonly string[] | undefined {
  const moves = leadingOn(kit, game);
  if (moves.length === 0) return undefined;
  const best = moves.map((move): [string, number] => [move, worth(game, move)]).sort((a, b) => b[1] - a[1])[0]!;
  return [best[0]];
}

/** Where a gesture begins and ends on the table; undefined when it is an action. */
function pointAt(gesture: readonly string[]): Pointed | undefined {
  const first = /^(\w+)[>+](\w+)(?:\*(\d+))?$/.exec(gesture[0] ?? '');
  const last = /[>+](\w+)(?:\*\d+)?$/.exec(gesture.at(-1) ?? '');
  if (!first || !last) return undefined;
  return { from: first[1]!, depth: Number(first[3] ?? 1) - 1, to: last[1]! };
}

/**
 * Shows and says what to do next.
 * @throws TypeError when the advice is none
 */
export function point(
  kit: Kit,
  session: Session,
  advice: readonly string[] | undefined,
  host: Pick<PatienceGame, 'announce' | 'remark'>,
): readonly string[] | undefined {
  const { game, namer, hand } = session;
  const words = laterWords[namer.locale];
  if (advice?.[0] !== undefined && !kit.parseMove(game.table, advice[0]).ok) throw new TypeError(String(advice));
  const gesture = advice?.length === 0 ? undefined : (advice ?? lookAround(kit, game));
  session.calm();
  const way = gesture && pointAt(gesture);
  const action = gesture?.[0] ?? '';
  const on = game.piles.find(({ id }) => hand.actionOn(id) === action)?.id;
  session.pointed = way ?? (on === undefined ? undefined : { from: on, depth: 0, to: on });
  // Of a pile that is moved as a whole, the top card is what can be seen.
  const card = way && game.view.card(way.from, hand.pile(way.from).take === 'all' ? 0 : way.depth);
  if (!gesture) host.remark(game.legalMoves().length > 0 ? words.nothingLeadsOn : words.noHint);
  else if (!way) host.announce(kit.fill(words.hintAction, { action: namer.action(action) }));
  else host.announce(kit.fill(words.hinted, { cards: card ? namer.card(card) : '', from: namer.pile(way.from), pile: namer.pile(way.to) }));
  return gesture;
}
