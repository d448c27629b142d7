import type { PatienceGame } from '@patience/element';
import { Sounds } from '@patience/element/sounds';
import { applyToTable } from '../settings/apply.js';
import { change, settings } from '../settings/settings.js';
import { notice } from '../shell/notices.js';
import type { TableShell } from '../shell/start.js';
import { loadWords } from '../words/load.js';

/** Offers sounds once in this browser, by a notice that a player may close or leave. Players who have chosen sounds already get none. */
export async function offerSounds(element: PatienceGame, { lang }: TableShell): Promise<void> {
  const { sound, soundsOffered } = settings();
  if (soundsOffered) return;
  change({ soundsOffered: true });
  if (sound) return;
  const words = (await loadWords(lang)).settings;
  const close = notice(words.soundsOffer, {
    actions: [
      {
        label: words.soundsOn,
        run: () => {
          applyToTable(element, change({ sound: true }));
          new Sounds().play('card', settings().volume, true);
        },
      },
    ],
    close: words.soundsOff,
  });
  // The next game that ends needs the place for its result.
  for (const event of ['patience-won', 'patience-over', 'patience-dead-end'] as const)
    element.addEventListener(event, close, { once: true });
}
