import { html, nothing, type TemplateResult } from 'lit/html.js';

/** Renders the numbers that a variant shows on a pile. The button's name has them for screen readers. */
export const numbersTemplate = (text: string): TemplateResult | typeof nothing =>
  text ? html`<span class="numbers" part="numbers" aria-hidden="true">${text}</span>` : nothing;

/** Renders the number of cards for sighted players. The button's name has it for screen readers. */
export const countTemplate = (n: number | undefined): TemplateResult | typeof nothing =>
  n === undefined ? nothing : html`<span class="count" part="count" aria-hidden="true">${n}</span>`;
