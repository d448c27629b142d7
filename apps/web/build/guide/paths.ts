/** The patiences that most people look for first, in the order of the strip on the first page and of the gallery's first row. */
export const FRONT: readonly string[] = ['klondike', 'spider', 'freecell', 'pyramid', 'tri-peaks', 'golf', 'yukon', 'fan-patience'];

/** The curated paths of the gallery: patiences that build on one another, by their ids. Their texts are in `en.ts` and `de.ts`. */
export const PATHS = {
  klondike: ['klondike', 'thumb-and-pouch', 'whitehead', 'easthaven', 'yukon', 'gypsy', 'double-klondike'],
  short: ['tri-peaks', 'golf', 'elevens', 'pyramid', 'fourteen-out', 'monte-carlo', 'aces-up', 'accordion'],
  open: ['freecell', 'eight-off', 'bakers-game', 'seahaven-towers', 'penguin', 'simple-simon', 'beleaguered-castle', 'black-hole'],
  long: ['spider', 'josephine', 'forty-thieves', 'napoleons-square', 'congress', 'miss-milligan', 'katzenschwanz'],
  german: [
    'rot-und-schwarz-3',
    'faecher',
    'teppich',
    'rot-und-schwarz-1',
    'zopf',
    'kleine-napoleon',
    'windmuehle',
    'rueckgrat',
    'katzenschwanz',
  ],
} as const;

/** The name of a curated path. */
export type PathName = keyof typeof PATHS;
