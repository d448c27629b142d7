/** Settings of the look with their values, which the menu shows as pictures; the first value is the default. */
export const LOOKS = {
  cloth: ['green', 'blue', 'wine', 'grey'],
  back: ['lattice', 'scales', 'sun'],
  faces: ['french', 'german'],
} as const;

/** The name of a setting of the look. */
export type Look = keyof typeof LOOKS;

/** The names of the settings of the look. */
export const LOOK_NAMES = Object.keys(LOOKS) as readonly Look[];
