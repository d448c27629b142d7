import { SUIT_SHAPES } from '@patience/element/suits';
import { html, nothing, type TemplateResult } from 'lit';
import { CHOICES, settings, type Settings } from '../../settings/settings.js';

/** Names of the settings that are on or off. */
export type Switch = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings] & string;

type Set = (changed: Partial<Settings>) => void;

/** A spade and a heart, and an acorn: the pictures of the decks. */
const SUITS = {
  french: html`<svg viewBox="0 0 48 24" aria-hidden="true">
    <path d="M13 3c3 4 6.5 6 6.5 9.5a3.5 3.5 0 0 1-5.5 2.5l1.5 5h-5L12 15a3.5 3.5 0 0 1-5.5-2.5C6.5 9 10 7 13 3z" />
    <path class="red" d="M35 20c-3-4-7-6.5-7-11a3.7 3.7 0 0 1 7-1.5A3.7 3.7 0 0 1 42 9c0 4.5-4 7-7 11z" />
  </svg>`,
  german: html`<svg viewBox="0 0 48 24" aria-hidden="true">
    <path class="nut" d="M17 10h14c0 5-3 8.5-7 11-4-2.5-7-6-7-11z" />
    <path class="leaf" d="M15.5 10c0-4 3.5-6 7.5-6V2h2v2c4 0 7.5 2 7.5 6z" />
  </svg>`,
};

/** Draws a suit in the size of the text: some fonts lack the signs of suits, and some systems show a picture of their own for them. */
const suit = (name: keyof typeof SUIT_SHAPES, colour: string): TemplateResult =>
  html`<svg class=${colour} viewBox="-40 -41 80 82"><path d=${SUIT_SHAPES[name]} /></svg>`;

/** Samples of cards that a switch changes. */
const SAMPLES: Partial<Record<Switch, TemplateResult>> = {
  fourColours: html`<span class="sample" aria-hidden="true"
    >${suit('S', '')}${suit('H', 'red')}${suit('D', 'blue')}${suit('C', 'green')}</span
  >`,
  largeIndex: html`<span class="sample large" aria-hidden="true">7${suit('H', 'red')}</span>`,
  contrast: html`<span class="sample strong" aria-hidden="true">7${suit('S', '')}</span>`,
};

export const check = (name: Switch, label: string, set: Set): TemplateResult =>
  html`<label class="check"
    ><input
      type="checkbox"
      .checked=${settings()[name]}
      @change=${({ target }: Event) => set({ [name]: (target as HTMLInputElement).checked })}
    /><span>${label}</span>${SAMPLES[name]}</label
  >`;

export const choice = (name: keyof typeof CHOICES, label: string, texts: Readonly<Record<string, string>>, set: Set): TemplateResult =>
  html`<label class="field"
    >${label}<select @change=${({ target }: Event) => set({ [name]: (target as HTMLSelectElement).value })}>
      ${CHOICES[name].map((value) => html`<option value=${value} .selected=${settings()[name] === value}>${texts[value]}</option>`)}
    </select></label
  >`;

/** Draws a choice among pictures: radio buttons with a swatch and its name. The style sheet draws the swatches. */
export const pictures = (
  name: 'table' | 'faces' | 'back',
  label: string,
  texts: Readonly<Record<string, string>>,
  set: Set,
): TemplateResult =>
  html`<fieldset class="swatches" @change=${({ target }: Event) => set({ [name]: (target as HTMLInputElement).value })}>
    <legend>${label}</legend>
    ${CHOICES[name].map(
      (value) =>
        html`<label
          ><input type="radio" name=${name} value=${value} .checked=${settings()[name] === value} /><i class="${name} ${value}">${
            name === 'faces' ? SUITS[value as Settings['faces']] : nothing
          }</i
          ><span>${texts[value]}</span></label
        >`,
    )}
  </fieldset>`;
