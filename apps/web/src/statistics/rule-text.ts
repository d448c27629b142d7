import type { LanguageTag, Variant } from '@patience/core';
import { optionWords } from '../catalogue/options.js';

/**
 * Returns the name of a rule set for players: `Cards turned: 3 cards, Redeals: none`.
 * @param rules as `rulesOf` returns it
 * @param variant supplies the names of the options; undefined: the stored values are shown
 */
export const ruleText = (rules: string, lang: LanguageTag, variant: Variant | undefined): string =>
  rules
    .split('&')
    .filter((one) => one !== '')
    .map((one) => {
      const [option = '', value = ''] = one.split('=');
      const { name, values } = variant && option in variant.options ? optionWords(variant, lang, option) : { name: option, values: {} };
      return `${name}: ${values[value] ?? value}`;
    })
    .join(', ');
