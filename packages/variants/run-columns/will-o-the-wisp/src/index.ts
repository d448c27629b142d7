import { extend, type Variant } from '@patience/core';
import { spiderette } from '@patience/spiderette';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type WillOTheWispOptions = { suits: 4 | 2 | 1 };

/** Will o' the Wisp. Rules: AisleRiot's help, PySolFC and Solvitaire, which agree; fewer suits as in Spider. */
export const willOTheWisp: Variant<WillOTheWispOptions> = extend(spiderette, {
  id: 'will-o-the-wisp',
  deal: [
    { to: 't1-7', rows: 3, face: 'down' },
    { to: 'stock', rest: true },
  ],
  about: { minutes: 9 },
  strings: { de, en },
});

export default willOTheWisp;
