import type { Options, ShownNumber, View } from '../contract.js';
import type { ShownData } from './grammar.js';
import { pilesOf } from './where.js';

/** Makes a shown number of its data. A rank below 1 is not shown. */
export function shownOf<O extends Options>({ on, as, ...what }: ShownData): ShownNumber<O> {
  const count = (view: View): number =>
    'counter' in what ? view.counter(what.counter) : pilesOf(view, what.cards).reduce((sum, pile) => sum + view.count(pile), 0);
  return {
    ...(on !== undefined && { on }),
    ...(as && { as }),
    value(view) {
      const n = count(view);
      return as && n < 1 ? undefined : n;
    },
  };
}
