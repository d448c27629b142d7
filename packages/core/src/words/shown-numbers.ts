import type { CompleteVariant, LanguageTag, Options, View } from '../contract.js';
import { ask, ContractError } from '../problem.js';
import { shown } from '../shown.js';
import { facesOf } from '../cards/faces.js';
import { rankName, wordsOf } from './index.js';
import { format } from './message.js';

/**
 * Returns the texts of the numbers that a variant now shows on a pile, or above the table.
 * @param on id of the pile; undefined for the numbers above the table
 * @throws ContractError when the variant's function throws, or returns something other than a whole number or, for a rank, 1 to 13
 */
export function shownNumbers<O extends Options>(
  { variant, view, options }: { readonly variant: CompleteVariant<O>; readonly view: View; readonly options: O },
  locale: LanguageTag,
  on?: string,
): string[] {
  const rankText = (n: number): string | undefined => {
    const faces = facesOf(variant.deck(options));
    return n >= 1 && n <= faces.highest ? rankName(faces.letterOf(n), locale, variant).name : undefined;
  };
  return Object.entries(variant.shows ?? {}).flatMap(([name, number]) => {
    if (number.on !== on) return [];
    const where = `shows.${name}`;
    const n = ask(variant.id, where, () => number.value(view, options));
    if (n === undefined) return [];
    const text = number.as ? rankText(n) : Number.isSafeInteger(n) && n;
    if (text === undefined || text === false)
      throw new ContractError(variant.id, where, `must return ${number.as ? 'a rank from 1 to 13' : 'a whole number'}, not ${shown(n)}`);
    return [format(wordsOf(variant, locale).shows?.[name] ?? '{n}', { n: text }, locale)];
  });
}
