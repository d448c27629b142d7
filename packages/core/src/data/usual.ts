/** The default fields of a pile or row. Links are in words. */
export type UsualFields = { readonly role: string } & Readonly<Record<string, unknown>>;

/** Defaults by the letter of a row, as in `t1-7`. Foundations begin with the rank of the base card. */
const LETTERS: Readonly<Record<string, UsualFields>> = {
  f: { role: 'foundation', group: 'foundations', accept: { empty: 'base', on: 'up same from base', max: 1 } },
  c: { role: 'cell', group: 'cells', accept: { empty: 'any', max: 1 }, take: 'top' },
  t: { role: 'tableau', group: 'columns', fan: 'down' },
  r: { role: 'reserve', group: 'reserve', take: 'top' },
};

/**
 * Returns the fields that a pile or row has by its name: those of its letter, as in `t1-7`; or else the role that is its name.
 * @param hasBase whether the patience has a base card; without one, foundations begin with the ace
 */
export function usualFields(name: string, hasBase = true): UsualFields {
  const letter = /^[a-z](?=\d)/.exec(name)?.[0] ?? '';
  const usual = LETTERS[letter] ?? { role: name };
  return letter === 'f' && !hasBase ? { ...usual, accept: { empty: 'A', on: 'up same', max: 1 } } : usual;
}
