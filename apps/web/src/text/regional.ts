import type { LanguageTag } from '@patience/core';

/** Returns the language tag for numbers and dates in `Intl`. The site's English is British. */
export const regional = (lang: LanguageTag): LanguageTag => (lang === 'en' ? 'en-GB' : lang);
