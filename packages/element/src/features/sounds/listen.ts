import type { PatienceEvents } from '../../events.js';
import type { Settings } from '../../settings.js';
import { Sounds, type SoundName } from './sounds.js';
import { motionLevelOf } from '../../view/animator.js';

const HEARD: Readonly<Partial<Record<keyof PatienceEvents, SoundName>>> = {
  'patience-move': 'card',
  'patience-undo': 'turn',
  'patience-redo': 'turn',
  'patience-ready': 'deal',
  'patience-refused': 'refused',
  'patience-won': 'won',
};

/** Default volume of the sounds, from 0 to 1. */
const VOLUME = 0.5;

/** Plays sounds and vibration for the events of an element, while they are switched on. */
export function listen(element: Settings): void {
  const sounds = new Sounds();
  const playOn = (name: SoundName) => (): void => {
    if (!element.sounds) return;
    const volume = Number(element.volume ?? VOLUME);
    sounds.play(name, Math.min(1, volume), motionLevelOf(element) === 'full');
  };
  for (const [event, name] of Object.entries(HEARD)) element.addEventListener(event, playOn(name));
}
