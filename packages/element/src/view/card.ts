import type { Card } from '@patience/core';
import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import { drawFace, type Face, type FaceStyle } from '../faces/face.js';
import { pictures } from '../faces/pictured.js';
import type { Point } from '../layout/spread.js';
import { buttonTemplate, type ButtonModel } from './button.js';
import { countTemplate } from './count.js';
import { placed, type Scene } from './scene.js';
import type { Spot } from '../table/spot.js';

/** One card as it is shown. */
export interface CardModel extends ButtonModel {
  readonly card: Card;
  /** Whether only the index of the card is visible. */
  readonly covered: boolean;
  readonly chosen: boolean;
  /** Number of face-down cards below the card, if nothing else shows them. */
  readonly count: number | undefined;
}

const faces = new Map<string, Face>();

/** Returns the drawing of a face. Cached for each style. */
function faceOf({ rank, suit }: Card, style: FaceStyle, covered: boolean): Face {
  const drawn = style.deck || (style.pictured && !style.large) ? pictures()?.drawPicture : undefined;
  const key = `${rank}${suit}${style.large}${style.index}${style.letters}${covered}${drawn && (style.deck ?? 'french')}`;
  let face = faces.get(key);
  if (!face) faces.set(key, (face = (drawn ?? drawFace)(rank, suit, style, covered)));
  return face;
}

/** Renders the face of a card. */
export function faceTemplate(card: Card, style: FaceStyle, covered: boolean): TemplateResult {
  const { ink, court, layers } = faceOf(card, style, covered);
  return html`<svg class=${layers?.length ? 'art' : nothing} viewBox="0 0 100 140" aria-hidden="true">
    <path d=${ink} />
    ${
      court
        ? svg`<path d=${court.robe} /><path class="skin" d=${court.skin} /><path class="line" d=${court.line} /><path class="gold" d=${court.gold} />`
        : nothing
    }
    ${layers?.map(([paint, path]) => svg`<path class=${paint} d=${path} />`)}
  </svg>`;
}

/** Renders a face-up card. */
export const cardTemplate = (scene: Scene, style: FaceStyle, model: CardModel): TemplateResult => {
  const face = faceTemplate(model.card, style, model.covered);
  return buttonTemplate(
    scene,
    { part: model.chosen ? 'card chosen' : 'card', kind: `card ${model.card.suit}${model.covered ? ' covered' : ''}` },
    model,
    model.count === undefined ? face : [face, countTemplate(model.count)],
  );
};

/** Renders a face-down card: a back without any information. */
export const backTemplate = (scene: Scene, point: Point, spot: Spot, index: number): TemplateResult =>
  html`<i class="back" part="back" ${placed(scene, point, spot, index)}></i>`;
