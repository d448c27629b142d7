import { pileName, type LanguageTag, type Role, type Variant, type Words } from '@patience/core';
import { fill } from '@patience/web/text/fill.js';
import type { PileChoice } from '../form/pile-choices.js';
import { rowOf } from '../knowledge/games.js';
import type { WorkshopWords } from '../words/index.js';

/** A pile of the table. */
interface NamedPile {
  readonly id: string;
  readonly role: string;
}

/** The words that names of piles need. */
export interface PileNaming {
  readonly words: WorkshopWords;
  readonly lang: LanguageTag;
  /** The patience, which may have names of its own for its piles. */
  readonly variant?: Variant;
  /** Words of the patience, which may name its options. */
  readonly says?: Partial<Words>;
}

const numberOf = (id: string): number | undefined => {
  const digits = /(?<!\d)\d+$/.exec(id)?.[0];
  return digits === undefined ? undefined : Number(digits);
};

/** Returns the name of piles of one row whose numbers follow each other, as the table announces it: "column 3", "columns 1 to 7". */
export function rowName(piles: readonly NamedPile[], { words, lang, variant }: PileNaming, shape?: string): string {
  const [first, last] = [piles[0]!, piles.at(-1)!];
  const isKnown = Object.hasOwn(words.roles, first.role);
  const several = shape === 'pyramid' ? words.pyramid : isKnown ? words.roles[first.role as Role] : first.role;
  const [from, to] = [numberOf(first.id), numberOf(last.id)];
  if (from !== undefined && to !== undefined && from !== to) return fill(words.span, { piles: several, first: from, last: to });
  if (isKnown) return pileName({ id: first.id, role: first.role as Role }, from === undefined, lang, variant);
  return from === undefined ? several : `${several} ${from}`;
}

/** Returns names of piles; those of a row whose numbers follow each other have one name together. */
export function pileNames(piles: readonly NamedPile[], naming: PileNaming): readonly string[] {
  const rows: NamedPile[][] = [];
  for (const pile of piles) {
    const last = rows.at(-1)?.at(-1);
    const follows = last?.role === pile.role && numberOf(pile.id) === (numberOf(last.id) ?? NaN) + 1;
    if (follows && rowOf(last.id) === rowOf(pile.id)) rows.at(-1)!.push(pile);
    else rows.push([pile]);
  }
  return rows.map((row) => rowName(row, naming));
}

/** Returns the text of a choice of piles: "columns 1 to 7", "column 3", "columns (all)". For piles that are not on the table, it returns their id. */
export function choiceName({ kind, names }: PileChoice, naming: PileNaming): string {
  const { role = '', first, last, shape } = names;
  if (first !== undefined && last !== undefined)
    return rowName(
      [first, last].map((id) => ({ id, role })),
      naming,
      shape,
    );
  const { roles, allOf } = naming.words;
  const piles = Object.hasOwn(roles, role) ? roles[role as Role] : role;
  return kind === 'role' ? fill(allOf, { piles }) : piles;
}

/** Returns a property that an object has itself: the author of a patience chooses its name. */
export const ownIn = <T>(object: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  object && Object.hasOwn(object, name) ? object[name] : undefined;

/** Returns the name of an option as the player of the patience sees it. An option without one keeps that of the recipe. */
export const optionText = (option: string, { says }: Pick<PileNaming, 'says'>): string => ownIn(says?.options, option)?.name ?? option;

/** Returns the name of a value of an option as the player of the patience sees it. A value without one keeps that of the recipe. */
export const optionValueText = (option: string, value: string, { says }: Pick<PileNaming, 'says'>): string =>
  ownIn(ownIn(says?.options, option)?.values, value) ?? value;

/**
 * Replaces the name of a role, or of a pyramid, by its word in the language of the page, the letter of a rank by that of the language, the
 * key of a row by the name of its piles, and an option by its name; an unknown role keeps its name.
 */
export function namesIn(given: Readonly<Record<string, string>>, naming: PileNaming): Readonly<Record<string, string>> {
  const { words } = naming;
  const { role = '', rank, shape, first, last, option } = given;
  const piles = [first, last].flatMap((id) => (id === undefined ? [] : { id, role }));
  return {
    ...given,
    ...(piles.length > 0 && { piles: rowName(piles, naming, shape) }),
    ...(rank !== undefined && { rank: words.letters['AJQK'.indexOf(rank)] ?? rank }),
    ...(Object.hasOwn(words.roles, role) && { role: words.roles[role as Role] }),
    ...(shape === 'pyramid' && { role: words.pyramid }),
    ...(option !== undefined && { name: optionText(option, naming) }),
  };
}
