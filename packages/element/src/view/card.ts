import type { Card } from '@patience/core';
import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import { pictureOf, type CardPicture } from '../card-looks.js';
import type { Face, FaceStyle } from '../faces/face.js';
import { drawCard, inkOf, usualLook } from '../faces/own.js';
import { pictures } from '../faces/pictured.js';
import type { Point } from '../layout/fit.js';
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

/** One card as it is shown. */
export interface CardModel extends ButtonModel {
  readonly card: Card;
  /** Whether only the index of the card is visible. */
  readonly covered: boolean;
  readonly chosen: boolean;
  /** Number of face-down cards below the card, if nothing else shows them. */
  readonly count: number | undefined;
}

/** The parts of cards by suit; a suit of a patience's own has its letter. */
const SUIT_PARTS: Readonly<Record<string, string>> = { C: 'suit-clubs', D: 'suit-diamonds', H: 'suit-hearts', S: 'suit-spades' };

const faces = new Map<string, Face>();

/** Returns the drawing of a face. Cached for each style. */
function faceOf(card: Card, style: FaceStyle, covered: boolean): Face {
  const usual = usualLook(card, style.own);
  const drawPicture = usual && (style.deck || (style.pictured && !style.large)) ? pictures()?.drawPicture : undefined;
  const sign = usual ? '' : style.own!.signs[card.suit]!;
  const key = `${card.letter} ${card.suit}${sign}${style.large}${style.index}${style.letters}${covered}${drawPicture && (style.deck ?? 'french')}`;
  let face = faces.get(key);
  if (!face) {
    // Drafts in an editor may change their signs often.
    if (faces.size > 2000) faces.clear();
    faces.set(key, (face = drawPicture ? drawPicture(...usual!, style, covered) : drawCard(card, style, covered)));
  }
  return face;
}

/** Renders a picture of the page. */
const ownTemplate = (part: string, picture: CardPicture): TemplateResult => html`<span class="own" part=${part}>${picture}</span>`;

/** Renders the face of a card: the page's own, or else the usual one. */
export function faceTemplate({ looks }: Pick<Scene, 'looks'>, card: Card, style: FaceStyle, covered: boolean): TemplateResult {
  const own = pictureOf(looks?.cardFace && (() => looks.cardFace!(card, { covered })));
  return own === undefined ? usualFace(card, style, covered) : ownTemplate('face', own);
}

function usualFace(card: Card, style: FaceStyle, covered: boolean): TemplateResult {
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

/** Renders the numbers that a variant shows on a pile. The button's name has them for screen readers. */
const numbersTemplate = (text: string): TemplateResult | typeof nothing =>
  text ? html`<span class="numbers" part="numbers" aria-hidden="true">${text}</span>` : nothing;

/** Renders the number of cards for sighted players. The button's name has it for screen readers. */
export const countTemplate = (n: number | undefined): TemplateResult | typeof nothing =>
  n === undefined ? nothing : html`<span class="count" part="count" aria-hidden="true">${n}</span>`;

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

/** Renders a face-up card. */
export const cardTemplate = (scene: Scene, style: FaceStyle, model: CardModel): TemplateResult => {
  const face = faceTemplate(scene, model.card, style, model.covered);
  return buttonTemplate(
    scene,
    {
      part: `card ${SUIT_PARTS[model.card.suit] ?? `suit-${model.card.suit.toLowerCase()}`} rank-${model.card.rank}${model.chosen ? ' chosen' : ''}`,
      kind: `card ${inkOf(model.card, style.own)}${model.covered ? ' covered' : ''}`,
    },
    model,
    model.count === undefined ? face : [face, countTemplate(model.count)],
  );
};

/** Renders the page's own back of a card; nothing for the usual one. */
export function ownBack({ looks }: Scene): TemplateResult | typeof nothing {
  const own = pictureOf(looks?.cardBack);
  return own === undefined ? nothing : ownTemplate('back-face', own);
}

/** Renders a face-down card: a back without any information. */
export const backTemplate = (scene: Scene, point: Point, spot: Spot, index: number): TemplateResult =>
  html`<i class="back" part="back" ${placed(scene, point, spot, index)}>${ownBack(scene)}</i>`;
