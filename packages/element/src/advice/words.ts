import type { Locale } from '@patience/core';

/** All words of the adviser in a language. */
interface AdviceWords {
  /** The line of the menu that switches the outlook on and off. */
  readonly outlook: string;
  readonly open: string;
  readonly lost: string;
  /** It was lost before the first move. */
  readonly impossible: string;
  readonly unknown: string;
  readonly thinking: string;
  /** @param share of the places in which the hidden cards may lie, with its interval */
  odds(share: string): string;
  /** Where a hint comes from. */
  readonly line: string;
  readonly guess: string;
  readonly look: string;
}

/** The adviser’s words in each language. */
export const words: Readonly<Record<Locale, AdviceWords>> = {
  de: {
    outlook: 'Aussicht zeigen',
    open: 'Kann noch aufgehen',
    lost: 'Kann nicht mehr aufgehen',
    impossible: 'Dieses Spiel kann nicht aufgehen',
    unknown: 'Ob es noch aufgeht, ist unbekannt',
    thinking: 'Es wird gerechnet …',
    odds: (share) => `in ${share} der möglichen Lagen`,
    line: 'Tipp aus einer Folge, die aufgeht',
    guess: 'Tipp nach Vermutung über die verdeckten Karten',
    look: 'Tipp nach dem, was zu sehen ist',
  },
  en: {
    outlook: 'Show the outlook',
    open: 'Can still be won',
    lost: 'Can no longer be won',
    impossible: 'This deal cannot be won',
    unknown: 'Not known whether it can be won',
    thinking: 'Working it out …',
    odds: (share) => `in ${share} of possible layouts`,
    line: 'Hint from a line that wins',
    guess: 'Hint from guesses about the hidden cards',
    look: 'Hint from what can be seen',
  },
};
