import { html, type TemplateResult } from 'lit/html.js';
import type { Point } from '../layout/spread.js';
import { placed, type Scene } from './scene.js';
import type { Spot } from '../table/spot.js';

/** What every card and place has that is pressed. */
export interface ButtonModel {
  readonly spot: Spot;
  /** So many cards lie below. */
  readonly index: number;
  readonly point: Point;
  readonly label: string;
  readonly marks: string;
  /** The stop of the Tab key in its row. */
  readonly stop: boolean;
}

/** Names for style sheets: those of the page, and our own. */
interface ButtonKind {
  readonly part: string;
  readonly kind: string;
}

/**
 * The native button of a card or a place. Both are one template: where a card comes to an empty place its button stays in the
 * document, and the focus on it. Of a focused button that goes away screen readers tell what they find nearby, or nothing.
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
    ${content}
  </button>`;
