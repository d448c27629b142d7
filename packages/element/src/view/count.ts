import { html, nothing, type TemplateResult } from 'lit/html.js';

/** Renders a text on a pile for sighted players. The button's name has it for screen readers. @param name class and part of the element */
const onPile = (name: string, text: string | number): TemplateResult =>
  html`<span class=${name} part=${name} aria-hidden="true">${text}</span>`;

/** Renders the numbers that a variant shows on a pile. */
export const numbersTemplate = (text: string): TemplateResult | typeof nothing => (text ? onPile('numbers', text) : nothing);

/** Renders the number of cards. */
export const countTemplate = (n: number | undefined): TemplateResult | typeof nothing => (n === undefined ? nothing : onPile('count', n));
