import { html, nothing, type TemplateResult } from 'lit';
import type { GameState } from './day-result.js';

/** Draws the number of a game of a day in a circle: filled with a tick where the goal was reached, an empty circle with a tick for another win. */
export const step = (number: number, state: GameState): TemplateResult =>
  html`<span class="step ${state}" aria-hidden="true">${state === 'reached' || state === 'won' ? nothing : number}</span>`;
