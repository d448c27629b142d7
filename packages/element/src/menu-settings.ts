import type { MenuSettings } from './events.js';

/** Switches that the player changes in the menu of the table. */
export const MENU = [
  'fourColors',
  'largeIndex',
  'highContrast',
  'leftHanded',
  'outlook',
  'sounds',
] as const satisfies readonly (keyof MenuSettings)[];

/** Settings of the look that the player chooses in the menu, with their values. The first one is the default. */
export const LOOKS = {
  cloth: ['green', 'blue', 'wine', 'grey', 'teal', 'plum', 'walnut', 'night'],
  back: ['lattice', 'scales', 'sun', 'diamonds', 'rings', 'stars'],
  faces: ['french', 'german'],
} as const satisfies Partial<Record<keyof MenuSettings, readonly string[]>>;

/** The name of a setting of the look. */
export type Look = keyof typeof LOOKS;

/** The names of the settings of the look. */
export const LOOK_NAMES = Object.keys(LOOKS) as readonly Look[];
