import type { Result } from '@patience/core';
import { actionReason, allUp, deal, destinations, fail, formatMove, list, ok, parseMove, Random, sending } from '@patience/core/search';
import { html, render } from 'lit/html.js';
import type { AdviserView } from './hints/adviser.js';
import type { Lookahead } from './hints/lookahead.js';
import { fire } from './events.js';
import type { Settings } from './settings.js';
import { readPile, readTable, tellEnd } from './announcements/read-aloud.js';
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
  actionReason,
  allUp,
  deal,
  destinations,
  sending,
  fail,
  fire,
  formatMove,
  list,
  parseMove,
  Random,
};
/** What the element hands to its deferred part, which shares no code with it. */
export type Toolbox = typeof toolbox;

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
