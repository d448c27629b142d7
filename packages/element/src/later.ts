import type { Result } from '@patience/core';
import { deal, fail, ok, parseMove } from '@patience/core/search';
import { html } from 'lit/html.js';
import { plainTemplate } from './view/tools.js';
import { fill } from './words/index.js';

/** What the later part of the element takes from the first one. */
export const kit = { html, plain: plainTemplate, fill, deal, parseMove };
export type Kit = typeof kit;

/** The sheets that can be opened over the table. */
export type Sheet = 'more' | 'help' | 'rules';

/** What is loaded later. */
export type Later = typeof import('./later/index.js');

let coming: Promise<Result<Later>> | undefined;

/** Loads what a game is begun without. Where that fails it is tried again the next time. */
export const later = (): Promise<Result<Later>> =>
  (coming ??= import('./later/index.js').then(ok, (error: unknown) => {
    coming = undefined;
    return fail('variant-broken', { from: '<patience-game>', why: String(error) });
  }));
