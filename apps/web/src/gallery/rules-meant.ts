import { plain } from '../text/plain.js';

/** An option of a game as its tile has it: its id, its names, and its values with their names. The usual value comes first. */
export type OptionValues = readonly [id: string, names: string, values: readonly (readonly [value: string, names: string])[]];

const wordsOf = (text: string): readonly string[] => plain(text).split(/[^\p{L}\p{N}]+/u);

/**
 * Returns the rules that the words of a search name: “2 suits” after a game's name means two suits. A word that would fit several options means the
 * one that is named beside it, or else none.
 * @param text of the search, as `plain` writes it
 * @param names words of the game's names, which mean no rules
 * @returns values by option, as an address has them; nothing where the usual rules are meant
 */
export function rulesMeant(text: string, names: readonly string[], options: readonly OptionValues[]): Readonly<Record<string, string>> {
  const asked = text.split(/\s+/).filter((word) => word !== '' && !names.includes(word));
  const meant = options.flatMap(([id, called, values]) => {
    // A word that all values have, such as “cards”, names none of them.
    const fitting = asked.map((word) => values.filter(([value, label]) => wordsOf(`${value} ${label}`).includes(word)));
    const matched = [...new Set(fitting.filter(({ length }) => length === 1).flat())];
    if (matched.length !== 1) return [];
    const named = wordsOf(`${id} ${called}`).some((word) => asked.includes(word));
    return [{ id, value: matched[0]![0], named, usual: matched[0] === values[0] }];
  });
  const named = meant.filter((one) => one.named);
  const chosen = named.length > 0 ? named : meant.length === 1 ? meant : [];
  return Object.fromEntries(chosen.filter(({ usual }) => !usual).map(({ id, value }) => [id, value]));
}
