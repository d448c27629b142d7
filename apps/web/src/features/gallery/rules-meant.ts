import { NO_WORD, plain } from '../../text/plain.js';

/** An option in the data of a game's tile: its id, its names, and its values with their names. The default value comes first. */
export type OptionValues = readonly [id: string, names: string, values: readonly (readonly [value: string, names: string])[]];

const wordsOf = (text: string): readonly string[] => plain(text).split(NO_WORD);

/**
 * Returns the options that the words of a search select: “2 suits” after a game's name means two suits. A word that fits several options
 * selects a value of the one that is named beside it, or else of none.
 * @param text of the search, normalized by `plain`
 * @param names words of the game's names, which select no option
 * @returns values by option, as in an address. Defaults are among them: without them the table would open with the rules that were chosen last
 */
export function rulesMeant(text: string, names: readonly string[], options: readonly OptionValues[]): Readonly<Record<string, string>> {
  const asked = text.split(/\s+/).filter((word) => word !== '' && !names.includes(word));
  const meant = options.flatMap(([id, called, values]) => {
    // A word that all values contain, such as “cards”, selects none of them.
    const fitting = asked.map((word) => values.filter(([value, label]) => wordsOf(`${value} ${label}`).includes(word)));
    const matched = [...new Set(fitting.filter(({ length }) => length === 1).flat())];
    if (matched.length !== 1) return [];
    const named = wordsOf(`${id} ${called}`).some((word) => asked.includes(word));
    return [{ id, value: matched[0]![0], named }];
  });
  const named = meant.filter((one) => one.named);
  const chosen = named.length > 0 ? named : meant.length === 1 ? meant : [];
  return Object.fromEntries(chosen.map(({ id, value }) => [id, value]));
}
