import type { PatienceGame } from '@patience/element';
import { settings } from '../settings/settings.js';
import { Sounds, type SoundName } from '../sound/sounds.js';
import type { TableKeeper } from './table.js';

const HEARD = {
  'patience-move': 'card', 'patience-undo': 'turn', 'patience-redo': 'turn', 'patience-ready': 'deal', 'patience-refused': 'refused', 'patience-won': 'won',
} as const satisfies Readonly<Record<string, SoundName>>;

/** What may come after the first deal lies there: counting hints, sounds. */
export function addExtras(element: PatienceGame, keeper: TableKeeper): void {
  element.adviser = () => {
    keeper.countHint();
    return Promise.resolve(undefined);
  };
  const sounds = new Sounds(() => (settings().sound ? settings().volume : 0));
  for (const [event, sound] of Object.entries(HEARD)) element.addEventListener(event, () => sounds.play(sound));
}
