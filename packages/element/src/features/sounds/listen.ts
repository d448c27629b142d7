import type { Game } from '@patience/core';
import type { PatienceEvents } from '../../events.js';
import type { Settings } from '../../settings.js';
import { chainOf } from '../chain/chain.js';
import { chainTones, Sounds, type SoundName } from './sounds.js';
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

/** A table: its element, and the game on it. */
interface Table {
  readonly element: Settings;
  readonly game: Game | undefined;
}

/** Plays sounds and vibration for the events of an element, while they are switched on. The moves of a combination rise in tone. */
export function listen(table: Table): void {
  const { element } = table;
  const sounds = new Sounds();
  const playOn = (name: SoundName) => (): void => {
    if (!element.sounds) return;
    const volume = Number(element.volume ?? VOLUME);
    const chain = name === 'card' && table.game ? chainTones(chainOf(table.game)) : [];
    sounds.play(name, Math.min(1, volume), motionLevelOf(element) === 'full', chain);
  };
  for (const [event, name] of Object.entries(HEARD)) element.addEventListener(event, playOn(name));
}
