import type { Control, FieldKey, Spec } from './field.js';
import { namesIn, pileChoices } from './pile-choices.js';

/** Most names in a list of piles that the form adds one by one. */
export const MOST_NAMES = 8;

/**
 * Returns the spec of a field that names piles. A single name is written as a text, several as a list in the order chosen.
 * @param most largest number of names @param usual piles that are meant where the field is absent
 */
export const pileSpec = (key: FieldKey, most: 1 | 'several', usual?: string): Spec => ({
  key,
  control: (_, part, recipe): Control => ({
    kind: 'piles',
    choices: pileChoices(recipe, part ?? usual),
    most: most === 1 ? 1 : Math.max(MOST_NAMES, namesIn(part)?.length ?? 0),
  }),
  read: (part) => (part === undefined && usual !== undefined ? [usual] : namesIn(part)),
  write: (value) => {
    const names = [value].flat() as readonly string[];
    return names.length === 1 ? (names[0] === usual ? undefined : names[0]!) : names;
  },
});
