import type { Card } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FaceStyle } from '../faces/face.js';
import type { Point } from '../layout/spread.js';
import { backTemplate, cardTemplate, faceTemplate, type CardModel } from './card.js';
import { placed, tuned, type Scene } from './scene.js';
import { slotTemplate, type SlotModel } from './slot.js';

/** The card below the top card of a squared pile, visible only while the top card is lifted. */
export interface UnderModel {
  readonly card: Card;
  readonly index: number;
  readonly point: Point;
}

/** One pile as it is shown. */
export interface PileModel {
  readonly id: string;
  readonly style: FaceStyle;
  /** Scale of the index of covered cards, so that a compressed pile can still be read. */
  readonly squeeze: number;
  /** Box of the whole pile, as lengths for a style. The margins add up to a height of zero, so that piles do not move each other. */
  readonly box: { readonly margin: string; readonly width: string; readonly height: string };
  /** Face-down cards, with their index from the bottom. */
  readonly backs: readonly { readonly index: number; readonly point: Point }[];
  readonly under: UnderModel | undefined;
  readonly cards: readonly CardModel[];
  readonly slot: SlotModel | undefined;
}

/** Renders face-down cards. */
const backsTemplate = (scene: Scene, pile: string, backs: PileModel['backs']): TemplateResult[] =>
  backs.map(({ index, point }) => backTemplate(scene, point, { pile, depth: 0 }, index));

/** Renders the cards of a pile with the face-down cards that lie among them, from the bottom. */
const withBacks = (scene: Scene, { id, style, backs, cards }: PileModel): unknown[] =>
  cards.map((card, i) => {
    const among = backs.filter(({ index }) => i > 0 && index > cards[i - 1]!.index && index < card.index);
    return among.length > 0 ? [backsTemplate(scene, id, among), cardTemplate(scene, style, card)] : cardTemplate(scene, style, card);
  });

/**
 * Renders a pile: its cards or its slot. The pile is no group in the accessibility tree: each button names its pile, and a group would
 * repeat it.
 */
export const pileTemplate = (scene: Scene, model: PileModel): TemplateResult => {
  const { id, style, squeeze, box, backs, under, cards, slot } = model;
  const lowest = cards[0]?.index ?? Infinity;
  const highest = cards.at(-1)?.index ?? Infinity;
  return html`<div part="pile" ${tuned('--_s', String(squeeze))} ${tuned('margin', box.margin)} ${tuned('inline-size', box.width)} ${tuned('block-size', box.height)}>
    ${backsTemplate(
      scene,
      id,
      backs.filter(({ index }) => index < lowest),
    )}
    ${
      under
        ? html`<i class="card ${under.card.suit}" ${placed(scene, under.point, { pile: id, depth: 0 }, under.index)}
            >${faceTemplate(under.card, style, false)}</i
          >`
        : nothing
    }
    ${slot ? [slotTemplate(scene, style, slot)] : withBacks(scene, model)}
    ${backsTemplate(
      scene,
      id,
      backs.filter(({ index }) => index > highest),
    )}
  </div>`;
};
