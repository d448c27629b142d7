import { isVariantId, readTexts } from './read.js';

/** Reads the ids of the player's favourite games. */
export const readFavourites = (value: unknown): string[] => readTexts(value).filter(isVariantId);
