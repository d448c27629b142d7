import type { LanguageTag } from '@patience/core';

/** Returns the address of a patience's picture in the gallery, from the root of the site. */
export const pictureOf = (id: string, lang: LanguageTag): string => `pictures/${id}.deal.${lang}.svg`;

/** Returns the address of the small picture that the strip and the daily page show, from the root of the site. */
export const thumbOf = (id: string): string => `pictures/${id}.thumb.svg`;

/** Returns the address of the layout diagram of a patience, from the root of the site. */
export const planOf = (id: string): string => `pictures/${id}.plan.svg`;
