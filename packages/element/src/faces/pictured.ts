import type { Deck } from './face.js';

/** Least width of a card with pictures, in pixels. */
export const PICTURED = 80;

/** The file with the pictures of large cards and the German deck. */
export type Pictures = typeof import('./pictures/index.js');

let there: Pictures | undefined;
let coming: Promise<void> | undefined;

/** Returns the pictures, once they are loaded. */
export const pictures = (): Pictures | undefined => there;

/** Returns the deck of a name. An unknown name means the French deck. */
export const deckOf = (name: unknown): Deck => (name === 'german' ? 'german' : undefined);

/** Loads the pictures. Until then cards keep their plain faces. After a failure the next call tries again. */
export const fetchPictures = (): Promise<void> =>
  (coming ??= import('./pictures/index.js').then(
    (loaded) => void (there = loaded),
    () => void (coming = undefined),
  ));
