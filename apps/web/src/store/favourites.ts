import { isVariantId, readTexts } from './read.js';

/** The ids of the games that the player loves. */
export const readFavourites = (value: unknown): string[] => readTexts(value).filter(isVariantId);
