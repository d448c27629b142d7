import type { Game } from '@patience/core';
import type { TableSession } from '../../game/table-session.js';
import type { Pointed } from '../../view/highlights.js';
import { lazyWords } from '../../words/lazy/index.js';
import { deal, fail, formatMove, isScored, parseMove, type Move } from '@patience/core/internals';
import { fire } from '../../events.js';
import { fill } from '../../words/index.js';
import type { AdviserView } from '../../adviser.js';
import { describeMarkedMove, describeMove, legalMoves, wayOf, type Way } from '../announcements/move-text.js';
import type { Settings } from '../../settings.js';

/** Tells whether a value from the page is an array, whatever its type promises. */
const isList: (value: unknown) => boolean = Array.isArray;

/** One or more moves that are one undo step. */
type Gesture = readonly Move[];

/** Reads a gesture in notation. @returns undefined when it is no list or names a pile or an action that the table lacks */
function movesOf({ table }: Game, gesture: readonly unknown[]): Gesture | undefined {
  if (!isList(gesture)) return undefined;
  const moves: Move[] = [];
  for (const text of gesture) {
    const move = parseMove(table, String(text));
    if (!move.ok) return undefined;
    moves.push(move.value);
  }
  return moves;
}

/** Milliseconds for which the copy of a hinted card is visible. */
const GLIDE = 1700;
const EASE = 'cubic-bezier(.3,0,.2,1)';

/** Rates a move by what the player can see, without searching. Higher is better. */
function worth(game: Game, move: Move): number {
  const way = wayOf(game, move);
  if (!way) return 1.5;
  if (way.kind === 'pair') return 5;
  const { from, to, count } = way;
  const pileOf = (id: string) => game.piles.find((pile) => pile.id === id)!;
  const roleOf = (id: string) => pileOf(id).role;
  const { view } = game;
  const rest = view.count(from) - count;
  if (roleOf(to) === 'foundation') return 6;
  if (roleOf(to) === 'cell') return 0.5;
  if (roleOf(from) === 'tableau' && rest > 0 && view.card(from, count) === null) return 4;
  // Moving a whole column to an empty column changes nothing, unlike moving a card in a grid.
  if (view.count(to) === 0 && !pileOf(to).fan && roleOf(to) === 'tableau') return 2;
  if (view.count(to) === 0) return roleOf(from) === 'tableau' && rest === 0 ? -1 : 1;
  if (roleOf(from) !== 'tableau') return 3;
  // Moving a card between two cards of the same rank gains nothing by itself.
  const [under, onto] = [view.card(from, count), view.card(to)];
  return under && onto && under.rank === onto.rank ? 0 : rest === 0 ? 3.5 : 2;
}

/** Returns the legal moves that do not lead back to an earlier position of the game. */
function leadingOn(game: Game): Move[] {
  const moves = legalMoves(game);
  const dealt = deal(game.variant, { ...game.source, options: game.options });
  if (!dealt.ok) return moves;
  const { table } = dealt.value;
  const met = new Set([table.key.join()]);
  for (const move of movesOf(game, game.gestures.slice(0, game.cursor).flat()) ?? []) {
    table.play(move);
    met.add(table.key.join());
  }
  return moves.filter((move) => {
    table.play(move);
    const back = met.has(table.key.join());
    table.undo();
    return !back;
  });
}

/** Returns the moves that lead to new positions, the best first. */
function lookAround(game: Game): Gesture[] {
  return leadingOn(game)
    .map((move): [Move, number] => [move, worth(game, move)])
    .sort((a, b) => b[1] - a[1])
    .map(([move]): Gesture => [move]);
}

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

/** Copies of cards that stay at the destination of a gesture, with the position for which they were drawn. */
const ghosts = new WeakMap<Element, { readonly session: TableSession; readonly cursor: number; readonly frame: unknown }>();

/** Removes the copies of cards that stay and fulfil a condition. */
function dropGhosts(root: ParentNode, when: (ghost: Element) => boolean): void {
  for (const ghost of root.querySelectorAll('.ghost.stays')) if (when(ghost)) ghost.remove();
}

/** Removes the copies of cards of a former position, and of a former layout. Called after each rendering. */
export const dropOldGhosts = (root: ParentNode, session: TableSession): void =>
  dropGhosts(root, (ghost) => {
    const { session: on, cursor, frame } = ghosts.get(ghost)!;
    return on !== session || cursor !== session.game.cursor || frame !== session.view.frame;
  });

/**
 * Animates a translucent copy of the card along a hint. With reduced motion the copy is shown at the destination.
 * @param stays whether the copy stays at the destination until the position changes
 */
function glide(session: TableSession, { from, depth, to }: Pointed, stays: boolean): void {
  const { view, game, selection } = session;
  const { animator, picture, scene, motionLevel } = view;
  if (!picture || (motionLevel === 'none' && !stays) || from === to) return;
  const n = game.view.count(from);
  const lowest = selection.pile(from).take === 'all' ? n - 1 : depth;
  const ends = picture.positions.get(to)!;
  const last = ends.at(-1) ?? picture.frame.places.get(to)!;
  const before = ends.at(-2) ?? last;
  const strip = { x: last.x - before.x, y: last.y - before.y };
  const start = picture.positions.get(from)![n - 1 - lowest]!;
  const table = scene.elementAt(from, n - 1)!.closest('.table')!;
  dropGhosts(table, () => true);
  for (let below = lowest; below >= 0; below--) {
    const element = scene.elementAt(from, n - 1 - below);
    const home = picture.positions.get(from)![n - 1 - below]!;
    if (!element?.matches('.card')) continue;
    const ghost = document.createElement('i');
    ghost.className = `${element.className.replace(/\b(chosen|target|hinted|arrived|free|hot)\b/g, '')} ghost`;
    ghost.append(...[...element.querySelectorAll('svg')].map((svg) => svg.cloneNode(true)));
    const goal = `translate(${last.x + strip.x + home.x - start.x}px,${last.y + strip.y + home.y - start.y}px)`;
    const way =
      motionLevel === 'full'
        ? [
            { transform: `translate(${home.x}px,${home.y}px)`, opacity: 0.9, easing: EASE },
            { transform: goal, opacity: 0.8, offset: 0.5 },
            { transform: goal, opacity: 0.7, offset: 0.85 },
            { transform: goal, opacity: 0 },
          ]
        : [
            { transform: goal, opacity: 0.7 },
            { transform: goal, opacity: 0.7 },
          ];
    table.append(ghost);
    if (stays) {
      ghosts.set(ghost, { session, cursor: game.cursor, frame: view.frame });
      ghost.classList.add('stays');
      ghost.style.transform = goal;
      const begin = { transform: `translate(${home.x}px,${home.y}px)` };
      if (motionLevel === 'full') animator.run(ghost, [begin, { transform: goal }], { duration: GLIDE / 2, easing: EASE });
      continue;
    }
    const gone = (): void => ghost.remove();
    animator.run(ghost, way, { duration: GLIDE }).finished.then(gone, gone);
  }
}

/**
 * Shows and announces a hint; repeated for the same position, the next best one, but in a scored game the adviser's one again.
 * @param given whether the advice is a gesture of the page, which stays visible and is shown each time
 * @throws TypeError when the advice is not a list of moves of this table
 */
function point(
  session: TableSession,
  advice: readonly string[] | undefined,
  view: AdviserView | undefined,
  given = false,
): readonly string[] | undefined {
  const { game, describer, selection } = session;
  const words = lazyWords(describer.locale);
  const advised = advice == null ? undefined : movesOf(game, advice);
  if (advice != null && !advised) throw new TypeError(String(advice));
  const gesture =
    advised?.length === 0
      ? undefined
      : given
        ? advised
        : nextOf(session, advised, () =>
            // Any place of a scored game is a move by the rules alone, so no other move is worth a hint.
            advised && isScored(game.table.variant) ? [] : lookAround(game).filter((move) => String(move) !== String(advised)),
          );
  session.view.animator.finish();
  session.highlights.clear();
  const way = gesture && pointAt(game, gesture);
  const action = gesture?.[0];
  const on = action === undefined ? undefined : game.piles.find(({ id }) => selection.actionOn(id) === action)?.id;
  const [from, to, depth] = way ? [way.from, way.to, way.kind === 'pair' ? 0 : way.count - 1] : [on, on, 0];
  const pointed = !gesture || from === undefined || to === undefined ? undefined : { from, depth, to, moves: gesture };
  session.highlights.pointed = pointed;
  if (!gesture) session.remark(legalMoves(game).length > 0 ? words.nothingLeadsOn : words.noHint);
  else {
    const what = way ? describeMove(session, way) : describer.action(action!);
    const text = fill(words.hinted, { move: what });
    const shown = way ? describeMarkedMove(session, way) : what;
    // The source of the hint is shown beside the table; a screen reader gets it in the same sentence.
    const source = pointed && view?.remark;
    session.announce(source ? `${source}: ${what}.` : text);
    session.note(fill(words.hinted, { move: shown }), pointed?.to);
  }
  if (way && pointed) glide(session, pointed, given);
  return gesture?.map((move) => formatMove(game.table, move));
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
