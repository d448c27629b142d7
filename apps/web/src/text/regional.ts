import type { LanguageTag } from '@patience/core';

/** Returns the tag by which `Intl` writes numbers and dates of a language. The English of the site is that of Britain. */
export const regional = (lang: LanguageTag): LanguageTag => (lang === 'en' ? 'en-GB' : lang);
