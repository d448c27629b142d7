import { html, type TemplateResult } from 'lit/html.js';
import type { Point } from '../layout/spread.js';
import { numbersTemplate } from './count.js';
import { placed, type Scene } from './scene.js';
import type { Spot } from '../table/spot.js';

/** Properties that the buttons of cards and slots share. */
export interface ButtonModel {
  readonly spot: Spot;
  /** Number of cards below the card in its pile. */
  readonly index: number;
  readonly point: Point;
  readonly label: string;
  readonly marks: string;
  /** Whether the button is the tab stop of its row. */
  readonly stop: boolean;
  /** The numbers that the variant shows on the pile; empty for all but the top card. */
  readonly numbers: string;
}

/** Names for style sheets: the public `part`, and the class names of the element. */
interface ButtonKind {
  readonly part: string;
  readonly kind: string;
}

/**
 * Renders the native button of a card or a slot. Both use one template, so that the button and its focus stay in the document when a card
 * comes to an empty slot. When a focused button is removed, screen readers announce something nearby, or nothing.
 */
export const buttonTemplate = (scene: Scene, { part, kind }: ButtonKind, model: ButtonModel, content: unknown): TemplateResult =>
  html`<button
    type="button"
    part=${part}
    class="${kind} ${model.marks}"
    tabindex=${model.stop ? 0 : -1}
    aria-label=${model.label}
    ${placed(scene, model.point, model.spot, model.index)}
  >
    ${content}${numbersTemplate(model.numbers)}
  </button>`;
