import type { Result } from '@patience/core';
import { deal, destinations, fail, ok, parseMove, sending } from '@patience/core/search';
import { html, render } from 'lit/html.js';
import { fire } from './events.js';
import type { PatienceGame } from './patience-game.js';
import { readPile, readTable, tellEnd } from './speech/speech.js';
import { faceTemplate } from './view/card.js';
import { moveTo } from './view/scene.js';
import { plainTemplate } from './view/tools.js';
import { clockText, counted, fill } from './words/index.js';

/** What the deferred part of the element takes from the first one. */
export const toolbox = {
  html,
  render,
  face: faceTemplate,
  moveTo,
  plain: plainTemplate,
  fill,
  counted,
  clock: clockText,
  readPile,
  readTable,
  tellEnd,
  deal,
  destinations,
  sending,
  fail,
  fire,
  parseMove,
};
/** What the element hands to its deferred part, which shares no code with it. */
export type Toolbox = typeof toolbox;

/** What the deferred part may ask of the element. */
export type DeferredHost = Pick<
  PatienceGame,
  | 'addEventListener'
  | 'adviser'
  | 'adviserView'
  | 'allUp'
  | 'announce'
  | 'autoplay'
  | 'celebration'
  | 'command'
  | 'dealNumber'
  | 'former'
  | 'game'
  | 'fourColors'
  | 'goBack'
  | 'guide'
  | 'highContrast'
  | 'keyboard'
  | 'largeIndex'
  | 'leftHanded'
  | 'liveliness'
  | 'newGame'
  | 'open'
  | 'remark'
  | 'requestUpdate'
  | 'restart'
  | 'session'
  | 'result'
  | 'sheet'
  | 'sounds'
  | 'taps'
  | 'undo'
  | 'volume'
  | 'withoutLetterKeys'
>;

/** What is loaded once a game lies on the table. */
export type Deferred = typeof import('./deferred/index.js');

let coming: Promise<Result<Deferred>> | undefined;

/** Loads what a game is begun without. Where that fails it is tried again the next time. */
export const loadDeferred = (): Promise<Result<Deferred>> =>
  (coming ??= import('./deferred/index.js').then(ok, (error: unknown) => {
    coming = undefined;
    return fail('variant-broken', { from: '<patience-game>', why: String(error) });
  }));
