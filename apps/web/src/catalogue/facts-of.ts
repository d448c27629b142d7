import { allOptions, complete, type LanguageTag, type Translation, type Variant } from '@patience/core';
import { facesOf, isScored, USUAL } from '@patience/core/internals';
import type { Facts } from './entry.js';

export function factsOf(variant: Variant, from: string): Facts {
  const deck = complete(variant).deck(allOptions(variant)[0]!);
  const { copies = 1, suits, ranks } = deck;
  const { skill, minutes } = variant.about ?? {};
  return {
    id: variant.id,
    from,
    names: inAll(variant, ({ name }) => name),
    summaries: inAll(variant, ({ summary }) => summary),
    packs: facesOf(deck) === USUAL ? Math.max(1, Math.round((copies * (suits?.length ?? 4) * (ranks?.length ?? 13)) / 52)) : copies,
    ...(skill === undefined ? {} : { skill }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(isScored(variant) && { scored: true }),
  };
}

/** Returns a text of a variant in every language that has it. */
const inAll = (variant: Variant, pick: (words: Translation) => string | undefined): Record<LanguageTag, string> =>
  Object.fromEntries(
    Object.entries(variant.strings).flatMap(([tag, words]) => {
      const text = pick(words);
      return text ? [[tag, text] as const] : [];
    }),
  );
