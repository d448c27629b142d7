import type { Result } from '@patience/core';
import { fail, ok } from '@patience/core/search';
import type { AdviserView } from './adviser.js';
import type { Lookahead } from './hints/lookahead.js';
import type { Settings } from './settings.js';

/** What notices and hints ask of the element. Every other part says for itself what it asks. */
export interface DeferredHost extends Pick<Settings, 'result'> {
  readonly adviserView: AdviserView | undefined;
  /** Cards of a game that has come out are still on their way. */
  readonly celebration: { readonly moving: boolean };
  /** The game that was left for the one that lies here, as long as that has not been begun. */
  readonly former: object | undefined;
  /** What was found by looking ahead: that the rest wins by itself, or that nothing new can happen. */
  readonly lookahead: Pick<Lookahead, 'deadEnd' | 'finish'> | undefined;
  announce(text: string): void;
  goBack(): void;
  newGame(): void;
  remark(text: string): void;
  requestUpdate(): void;
  restart(): void;
  undo(): boolean;
}

/** What is loaded once a game lies on the table. */
export type Deferred = typeof import('./lazy.js');

let coming: Promise<Result<Deferred>> | undefined;

/** Loads what a game is begun without. Where that fails it is tried again the next time. */
export const loadDeferred = (): Promise<Result<Deferred>> =>
  (coming ??= import('./lazy.js').then(ok, (error: unknown) => {
    coming = undefined;
    return fail('part-missing', { why: String(error) });
  }));
