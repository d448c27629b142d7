import type { Game } from '@patience/core';
import { fail, formatMove, isScored } from '@patience/core/internals';
import type { AdviserView } from '../../adviser.js';
import { fire } from '../../events.js';
import type { TableSession } from '../../game/table-session.js';
import type { Settings } from '../../settings.js';
import type { HintedMove } from '../../view/highlights.js';
import { fill } from '../../words/index.js';
import { featureWords } from '../../words/features/index.js';
import { describeHint, legalMoves, wayOf, type Described, type Way } from '../announcements/move-text.js';
import { dropGhosts, glide } from './ghosts.js';
import { lookAround, movesOf, type Gesture } from './look-around.js';

/** By session, the hints that were given for the last position. */
const lastHints = new WeakMap<TableSession, { readonly at: string; readonly hints: Set<string> }>();

/**
 * Returns the first hint that was not given yet for this position; after the last one, the first again.
 * @param advice the adviser's hint, which comes first @param others returns further hints, called only when they are needed
 */
function nextOf(session: TableSession, advice: Gesture | undefined, others: () => Gesture[]): Gesture | undefined {
  const { gestures, cursor } = session.game;
  const at = gestures.slice(0, cursor).join(';');
  const last = lastHints.get(session);
  const former = last?.at === at ? last.hints : new Set<string>();
  const isFresh = (hint: Gesture): boolean => !former.has(String(hint));
  const hints = advice && isFresh(advice) ? [advice] : [...(advice ? [advice] : []), ...others()];
  const fresh = hints.find(isFresh);
  const hint = fresh ?? hints[0];
  lastHints.set(session, { at, hints: fresh ? former.add(String(hint)) : new Set([String(hint)]) });
  return hint;
}

/** Returns the first and last pile of a gesture; undefined for an action. */
function pointAt(game: Game, gesture: Gesture): Way | undefined {
  const first = wayOf(game, gesture[0]!);
  const last = wayOf(game, gesture.at(-1)!);
  return first && last && { ...first, to: last.to };
}

/**
 * Returns the gesture to show: repeated for the same position, the next best one, but in a scored game the adviser's one again.
 * @param given whether the advice is a gesture of the page, which is shown each time
 * @throws TypeError when the advice is not a list of moves of this table
 */
function chooseGesture(session: TableSession, advice: readonly string[] | undefined, given: boolean): Gesture | undefined {
  const { game } = session;
  const advised = advice == null ? undefined : movesOf(game, advice);
  if (advice != null && !advised) throw new TypeError(String(advice));
  if (advised?.length === 0) return undefined;
  if (given) return advised;
  return nextOf(session, advised, () =>
    // Any place of a scored game is a move by the rules alone, so no other move is worth a hint.
    advised && isScored(game.table.variant) ? [] : lookAround(game).filter((move) => String(move) !== String(advised)),
  );
}

/** Returns the way of a gesture, if cards move, and what the table marks: cards and destination, or the pile of an action, if one has it. */
export function marksOf({ game, selection }: Described, gesture: Gesture): { way: Way | undefined; mark: HintedMove | undefined } {
  const way = pointAt(game, gesture);
  if (way) return { way, mark: { from: way.from, depth: way.kind === 'pair' ? 0 : way.count - 1, to: way.to, moves: gesture } };
  const pile = game.piles.find(({ id }) => selection.actionOn(id) === gesture[0])?.id;
  return { way, mark: pile === undefined ? undefined : { from: pile, depth: 0, to: pile, moves: gesture } };
}

/** The hints that players wait for, each with the position: a further request in the same position gets the same hint. */
const asked = new WeakMap<TableSession, { readonly cursor: number; readonly shown: Promise<readonly string[] | undefined> }>();

/**
 * Shows and announces a hint, and returns its gesture.
 * @param given whether the advice is a gesture of the page, which stays visible and is shown each time
 * @throws TypeError when the advice is not a list of moves of this table
 */
function point(
  session: TableSession,
  advice: readonly string[] | undefined,
  view: AdviserView | undefined,
  given = false,
): readonly string[] | undefined {
  const { game, describer, highlights } = session;
  const words = featureWords(describer.locale);
  const gesture = chooseGesture(session, advice, given);
  session.view.animator.finish();
  highlights.clear();
  if (!gesture) {
    session.remark(legalMoves(game).length > 0 ? words.nothingLeadsOn : words.noHint);
    return undefined;
  }
  const { way, mark } = marksOf(session, gesture);
  highlights.hinted = mark;
  const what = way ? describeHint(session, way, false) : describer.action(gesture[0]!);
  const shown = way ? describeHint(session, way, true) : what;
  // The source of the hint is shown beside the table; a screen reader gets it in the same sentence.
  const source = mark && view?.remark;
  session.announce(source ? `${source}: ${what}.` : fill(words.hinted, { move: what }));
  session.note(fill(words.hinted, { move: shown }), mark?.to);
  if (way && mark) glide(session, mark, given, way.kind === 'pair');
  return gesture.map((move) => formatMove(game.table, move));
}

/**
 * Shows and announces a hint, and returns its gesture. Uses the page's adviser if there is one.
 * @param isCurrent tells whether the session is still on the table of the element
 * @param given a gesture of the page that is shown instead of a hint; an empty one removes what is shown
 * @throws TypeError when the page's gesture is not a list of moves of this table
 */
export async function hint(
  element: Settings,
  session: TableSession,
  isCurrent: () => boolean,
  view: AdviserView | undefined,
  given?: readonly string[],
): Promise<readonly string[] | undefined> {
  const { game } = session;
  if (game.status !== 'playing') return undefined;
  if (given?.length === 0) {
    dropGhosts(element.shadowRoot!, () => true);
    session.highlights.clear();
    element.requestUpdate();
    return given;
  }
  if (given) return session.guarded(() => point(session, given, undefined, true));
  const running = asked.get(session);
  if (running?.cursor === game.cursor) return running.shown;
  const request = { cursor: game.cursor, shown: advised(element, session, isCurrent, view) };
  asked.set(session, request);
  return request.shown.finally(() => {
    if (asked.get(session) === request) asked.delete(session);
  });
}

/** Shows the adviser's hint, or one by the rules. */
async function advised(
  element: Settings,
  session: TableSession,
  isCurrent: () => boolean,
  view: AdviserView | undefined,
): Promise<readonly string[] | undefined> {
  const { game } = session;
  const { cursor } = game;
  // Treat aborted advice as no advice. Report any other failure to the page and give a hint without the adviser.
  const failed = (error: unknown): undefined => {
    const why = String(error);
    if (!why.startsWith('AbortError')) fire(element, 'patience-error', fail('adviser-broken', { why }, why).error);
  };
  const advice = await (async () => element.adviser?.(game))().catch(failed);
  if (!isCurrent() || game.cursor !== cursor) return undefined;
  // Report both broken rules and broken advice. After broken advice, give a hint without it.
  return session.guarded(() => {
    try {
      return point(session, advice, view);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return point(session, failed(error), view);
    }
  });
}
