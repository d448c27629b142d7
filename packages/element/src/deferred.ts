import type { Result } from '@patience/core';
import { deal, fail, ok, parseMove } from '@patience/core/search';
import { html } from 'lit/html.js';
import type { PatienceGame } from './patience-game.js';
import { plainTemplate } from './view/tools.js';
import { counted, fill } from './words/index.js';

/** What the deferred part of the element takes from the first one. */
export const toolbox = { html, plain: plainTemplate, fill, counted, deal, parseMove };
export type Toolbox = typeof toolbox;

/** What the deferred part may ask of the element. */
export type DeferredHost = Pick<
  PatienceGame,
  | 'adviserView'
  | 'allUp'
  | 'announce'
  | 'autoplay'
  | 'command'
  | 'dealNumber'
  | 'fourColors'
  | 'highContrast'
  | 'keyboard'
  | 'largeIndex'
  | 'leftHanded'
  | 'newGame'
  | 'open'
  | 'remark'
  | 'restart'
  | 'sheet'
  | 'withoutLetterKeys'
>;

/** The sheets that can be opened over the table. */
export type Sheet = 'more' | 'help' | 'rules' | 'find';

/** What is loaded once a game lies on the table. */
export type Deferred = typeof import('./deferred/index.js');

let coming: Promise<Result<Deferred>> | undefined;

/** Loads what a game is begun without. Where that fails it is tried again the next time. */
export const loadDeferred = (): Promise<Result<Deferred>> =>
  (coming ??= import('./deferred/index.js').then(ok, (error: unknown) => {
    coming = undefined;
    return fail('variant-broken', { from: '<patience-game>', why: String(error) });
  }));
