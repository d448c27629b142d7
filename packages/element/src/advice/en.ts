import type { Translated } from '@patience/core/internals';

/** English words of the adviser. `{share}` is the fraction of sampled layouts of the hidden cards, with its interval. */
export const en = {
  outlook: 'Show whether it can still be won',
  open: 'Can still be won',
  lost: 'Can no longer be won',
  impossible: 'This deal cannot be won',
  unknown: 'Not known whether it can be won',
  thinking: 'Working it out …',
  odds: 'chance {share}',
  line: 'Leads to a win',
  guess: 'Looks good, but some cards are hidden',
  look: 'Looks good',
};

/** All words of the adviser in a language. */
export type AdviceWords = Translated<typeof en>;
