import type { LanguageTag } from '@patience/core';
import type { GameSnapshot, PatienceGame } from '@patience/element';
import { notice } from '../../components/notices.js';
import { settings, type Settings } from '../../settings/settings.js';
import { clockText } from '../../text/clock.js';
import { counted } from '../../text/fill.js';
import type { TableShell } from '../../app-shell/start.js';
import { rulesCover } from './visit.js';
import type { SiteWords } from '../../words/types.js';

/** Events that change the number of moves, or start or stop the clock. */
const EVENTS = [
  'patience-ready',
  'patience-move',
  'patience-undo',
  'patience-redo',
  'patience-restart',
  'patience-pause',
  'patience-resume',
] as const;

/**
 * Follows moves and time of the game, and shows a notice to resume while it is paused. Loaded after the first deal.
 * @param tell is called with moves and time as text
 */
export function showProgress(
  element: PatienceGame,
  { words: { table: words }, lang }: Pick<TableShell, 'words' | 'lang'>,
  tell: (text: string) => void,
): void {
  /** Whether part of the table is visible. */
  let inView = true;
  /** Closes the notice of a pause. */
  let closeNotice: (() => void) | undefined;
  const goOn = (): void => {
    closeNotice = undefined;
    element.resume();
  };
  const show = (): void => {
    showPause();
    tell(element.snapshot ? countText(element.snapshot, settings(), words, lang) : '');
  };
  const showPause = (): void => {
    const { snapshot: game, inert } = element;
    // Show the notice only if the player paused: a game that is out of sight, under its rules or played in another tab is paused by the page.
    if (game?.paused && inView && !document.hidden && !inert && !rulesCover())
      closeNotice ??= notice(words.paused, { actions: [{ label: words.resume, run: goOn }], heard: true });
    else {
      closeNotice?.();
      closeNotice = undefined;
    }
  };
  for (const event of EVENTS) element.addEventListener(event, show);
  new IntersectionObserver((entries) => {
    inView = entries.at(-1)!.isIntersecting;
    show();
  }).observe(element);
  setInterval(() => {
    if (!document.hidden) show();
  }, 1000);
  show();
}

/** Returns moves and time, or that the game is paused. The element itself shows the time of a patience with points. */
function countText(game: GameSnapshot, { score, clock }: Settings, words: SiteWords['table'], lang: LanguageTag): string {
  if (game.gestures.length === 0) return '';
  const timed = game.score === undefined && (clock || game.paused);
  return [
    ...(score ? [counted(words.moves, game.moves, lang)] : []),
    ...(timed ? [game.paused ? words.paused : clockText(game.elapsedMs)] : []),
  ].join(' · ');
}
