import type { Translated } from '@patience/core/search';

/** English, of the host of a sandbox. `byOthers` is shown above the table, outside its frame. */
export const en = {
  byOthers: 'A game by a third party. Enter no passwords here.',
  faults: {
    silent: 'it does not answer',
    noisy: 'it sent more than a table has to say',
    focus: 'it took the keyboard while somebody was using the page',
  },
};

/** Words of the host about a table in a sandbox. */
export type SandboxWords = Translated<typeof en>;
