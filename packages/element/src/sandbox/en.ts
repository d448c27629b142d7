import type { Translated } from '@patience/core/internals';

/** English words of the sandbox host. `byOthers` is shown above the table, outside its frame. */
export const en = {
  byOthers: 'A game by a third party. Enter no passwords here.',
  faults: {
    silent: 'it does not answer',
    unheard: 'it does not answer; the policy of the page may forbid its scripts',
    noisy: 'it sent more than a table has to say',
    focus: 'it took the keyboard while somebody was using the page',
  },
};

/** Words of the sandbox host in one language. */
export type SandboxWords = Translated<typeof en>;
