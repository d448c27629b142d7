import type { Game, MoveInfo } from '@patience/core';
import type { DeferredHost, Toolbox } from '../deferred.js';
import type { TableSession } from '../table/table-session.js';
import type { Pointed } from '../view/picture.js';
import { deferredWords } from './words/index.js';

/** Where a move begins and ends; undefined for an action. */
export function wayOf(game: Game, { parseMove }: Toolbox, text: string | undefined): Exclude<MoveInfo, { kind: 'action' }> | undefined {
  const move = text === undefined ? undefined : parseMove(game.table, text);
  const info = move?.ok ? game.table.info(move.value) : undefined;
  return info?.kind === 'action' ? undefined : info;
}

/** What a move is worth by what the player can see, when nobody looks further. */
function worth(toolbox: Toolbox, game: Game, text: string): number {
  const way = wayOf(game, toolbox, text);
  if (!way) return 1.5;
  if (way.kind === 'pair') return 5;
  const { from, to, count } = way;
  const roleOf = (id: string) => game.piles.find((pile) => pile.id === id)!.role;
  const { view } = game;
  const rest = view.count(from) - count;
  if (roleOf(to) === 'foundation') return 6;
  if (roleOf(to) === 'cell') return 0.5;
  if (roleOf(from) === 'tableau' && rest > 0 && view.card(from, count) === null) return 4;
  if (view.count(to) === 0) return roleOf(from) === 'tableau' && rest === 0 ? -1 : 1;
  if (roleOf(from) !== 'tableau') return 3;
  // Laying a card from one like card to another brings nothing by itself.
  const [under, onto] = [view.card(from, count), view.card(to)];
  return under && onto && under.rank === onto.rank ? 0 : rest === 0 ? 3.5 : 2;
}

/** The listed moves that do not lead back to where the game has been. */
function leadingOn({ deal, parseMove }: Toolbox, game: Game): string[] {
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
function lookAround(toolbox: Toolbox, game: Game): readonly string[] | undefined {
  const moves = leadingOn(toolbox, game);
  if (moves.length === 0) return undefined;
  const best = moves.map((move): [string, number] => [move, worth(toolbox, game, move)]).sort((a, b) => b[1] - a[1])[0]!;
  return [best[0]];
}

/** Where a gesture begins and ends on the table; undefined when it is an action. */
function pointAt(toolbox: Toolbox, game: Game, gesture: readonly string[]): Pointed | undefined {
  const first = wayOf(game, toolbox, gesture[0]);
  const last = wayOf(game, toolbox, gesture.at(-1));
  return first && last && { from: first.from, depth: first.kind === 'pair' ? 0 : first.count - 1, to: last.to };
}

/**
 * Shows and says what to do next.
 * @throws TypeError when the advice is none
 */
export function point(
  toolbox: Toolbox,
  session: TableSession,
  advice: readonly string[] | undefined,
  host: Pick<DeferredHost, 'announce' | 'remark'>,
): readonly string[] | undefined {
  const { game, pileNames, hand } = session;
  const words = deferredWords[pileNames.locale];
  if (advice?.[0] !== undefined && !toolbox.parseMove(game.table, advice[0]).ok) throw new TypeError(String(advice));
  const gesture = advice?.length === 0 ? undefined : (advice ?? lookAround(toolbox, game));
  session.calm();
  const way = gesture && pointAt(toolbox, game, gesture);
  const action = gesture?.[0] ?? '';
  const on = game.piles.find(({ id }) => hand.actionOn(id) === action)?.id;
  session.pointed = way ?? (on === undefined ? undefined : { from: on, depth: 0, to: on });
  // Of a pile that is moved as a whole, the top card is what can be seen.
  const card = way && game.view.card(way.from, hand.pile(way.from).take === 'all' ? 0 : way.depth);
  if (!gesture) host.remark(game.legalMoves().length > 0 ? words.nothingLeadsOn : words.noHint);
  else if (!way) host.announce(toolbox.fill(words.hintAction, { action: pileNames.action(action) }));
  else
    host.announce(
      toolbox.fill(words.hinted, { cards: card ? pileNames.card(card) : '', from: pileNames.pile(way.from), pile: pileNames.pile(way.to) }),
    );
  return gesture;
}
