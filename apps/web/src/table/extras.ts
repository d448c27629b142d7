import { settings, type Settings } from '../settings/settings.js';
import { clockText } from '../words/clock.js';
import { counted, type AppWords } from '../words/index.js';
import type { Played, Seat } from './seat.js';

/** What changes the moves, or whether the clock goes. */
const EVENTS = [
  'patience-ready',
  'patience-move',
  'patience-undo',
  'patience-redo',
  'patience-restart',
  'patience-pause',
  'patience-resume',
] as const;

/** What may come after the first deal lies there: moves and time. */
export function addExtras(seat: Seat, words: AppWords['table']): void {
  const count = document.getElementById('count')!;
  const show = (): void => {
    const text = seat.game ? countText(seat.game, settings(), words) : '';
    if (count.textContent !== text) count.textContent = text;
  };
  for (const event of EVENTS) seat.on(event, show);
  setInterval(() => {
    if (!document.hidden) show();
  }, 1000);
  show();
}

/** Moves and time, or that it stands. The element itself shows the time of a patience that counts points. */
function countText(game: Played, { score, clock }: Settings, words: AppWords['table']): string {
  if (game.gestures.length === 0) return '';
  const timed = game.score === undefined && (clock || game.paused);
  return [
    ...(score ? [counted(words.moves, game.moves)] : []),
    ...(timed ? [game.paused ? words.paused : clockText(game.elapsedMs)] : []),
  ].join(' · ');
}
