import type { Translated } from '@patience/core/internals';

/**
 * English words that turn the names of a French deck into those of a German deck: patterns with their replacements (`$1` is the first
 * group), applied in order.
 */
export const en = {
  german: [
    [String.raw`\bclubs\b`, 'acorns'],
    [String.raw`\bdiamonds\b`, 'bells'],
    [String.raw`\bspades\b`, 'leaves'],
    [String.raw`\ba queen\b`, 'an Ober'],
    [String.raw`\bqueen(s?)\b`, 'Ober$1'],
    [String.raw`\ba jack\b`, 'an Unter'],
    [String.raw`\bjack(s?)\b`, 'Unter$1'],
    [String.raw`\ban ace\b`, 'a Daus'],
    [String.raw`\baces\b`, 'Dauses'],
    [String.raw`\bace\b`, 'Daus'],
  ],
};

/** Replacements with which a language names the cards of a German deck. */
export type DeckWords = Translated<typeof en>;
