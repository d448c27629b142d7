import type { PatienceGame } from '@patience/element';
import { Sounds } from '@patience/element/sounds';
import { applyToTable } from '../../settings/apply.js';
import { change, settings } from '../../settings/settings.js';
import { notice } from '../../components/notices.js';
import type { TableShell } from '../../app-shell/start.js';
import { loadWords } from '../../words/load.js';
import type { Words } from './words.js';
import type { Words as FirstWords } from './first-words.js';

/** Events of the table after which it shows a result or notice in the place of the offer. */
const ENDS = ['patience-won', 'patience-over', 'patience-dead-end'] as const;

/**
 * Offers sounds once in this browser, by a notice that a player may close or leave. Players who have chosen sounds already get none. If the
 * next game ends before the offer is shown, the offer is left to the game after it.
 */
export async function offerSounds(element: PatienceGame, { lang }: TableShell<FirstWords>): Promise<void> {
  // The game may have ended while this file was loading.
  if (settings().soundsOffered || element.snapshot?.status !== 'playing') return;
  const ended = new AbortController();
  for (const event of ENDS) element.addEventListener(event, () => ended.abort(), { once: true, signal: ended.signal });
  const words = (await loadWords<Words>(lang)).sounds;
  const { sound, soundsOffered } = settings();
  if (soundsOffered || ended.signal.aborted) return;
  change({ soundsOffered: true });
  if (sound) return;
  const close = notice(words.offer, {
    actions: [
      {
        label: words.on,
        run: () => {
          applyToTable(element, change({ sound: true }));
          new Sounds().play('card', settings().volume, true);
        },
      },
    ],
    close: words.off,
  });
  ended.signal.addEventListener('abort', close);
}
