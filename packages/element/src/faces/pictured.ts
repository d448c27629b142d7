import type { Deck } from './face.js';

/** From this card width on, in pixels, cards carry pictures. */
export const PICTURED = 80;

/** The file with the pictures of large cards and the German deck. */
export type Pictures = typeof import('./pictures/index.js');

let there: Pictures | undefined;
let coming: Promise<void> | undefined;

/** The pictures, once they have come. */
export const pictures = (): Pictures | undefined => there;

/** What deck a name means; whatever is no name of one is the French deck. */
export const deckOf = (name: unknown): Deck => (name === 'german' ? 'german' : undefined);

/** Loads the pictures. Without them cards keep the faces they have; where that fails it is tried again the next time. */
export const fetchPictures = (): Promise<void> =>
  (coming ??= import('./pictures/index.js').then(
    (loaded) => void (there = loaded),
    () => void (coming = undefined),
  ));
