import type { Card, Pile } from '@patience/core';
import type { Move } from '@patience/core/internals';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FaceStyle } from '../faces/face.js';
import { inkOf } from '../faces/own.js';
import type { Point } from '../layout/fit.js';
import type { TableDescriber } from '../names/table-describer.js';
import { isUsableSlot, signOf } from '../table/sign.js';
import type { Spot } from '../table/spot.js';
import { backTemplate, cardTemplate, faceTemplate, type CardModel } from './card.js';
import { SMALLEST_INDEX, type Interaction, type Picture } from './picture.js';
import { moveTo, placed, tuned, type Scene } from './scene.js';
import { longestWord, slotTemplate, type SlotModel } from './slot.js';

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
  /** Field in which a row of several lines will lie, as lengths for a style; undefined for other piles. */
  readonly field: { readonly at: Point; readonly width: string; readonly height: string } | undefined;
  /** Position of the numbers that the pile will show; undefined where something else is drawn. */
  readonly score: Point | undefined;
}

/** Least width of an empty place that has its name, in pixels, and least width for each letter of a word: words are never broken. */
const NAMED = { place: 60, letter: 7.92 };

/** Least number of hidden cards that is shown as a number. A single one needs none. */
const COUNTED = 2;

const sameFace = (a: Card, b: Card): boolean => a.rank === b.rank && a.suit === b.suit;

/** One pile of a picture, and what the player does with it now. */
interface Drawing {
  readonly picture: Picture;
  readonly pile: Pile;
  readonly cards: readonly (Card | null)[];
  readonly attention: Interaction;
  readonly describer: TableDescriber;
  /** The action of a click on the pile, whether it can be done, and how often still, if the slot shows that. */
  readonly action: Move | undefined;
  readonly can: true | string | undefined;
  readonly times: number | undefined;
  /** The numbers that the variant shows on the pile. */
  readonly numbers: string;
  /** Number of cards that only a number shows; undefined for none. */
  readonly counted: number | undefined;
}

/**
 * Returns the model of one pile: everything that its template renders, as plain data. Two equal models are rendered alike, so a pile is
 * rendered again only when its model has changed.
 */
export function pileModel(picture: Picture, pile: Pile, attention: Interaction, describer: TableDescriber): PileModel {
  const drawing = drawingOf(picture, pile, attention, describer);
  const { cards, action, numbers } = drawing;
  const points = picture.positions.get(pile.id)!;
  const { fanned } = picture.frame.places.get(pile.id)!;
  const n = cards.length;
  const unseen = n === 0 && !numbers && !isUsableSlot(pile, action);
  const below = cards[n - 1 - fanned];
  const shown = cardModels(drawing);
  const backs = cards.flatMap((card, index) => (card || fanned === 1 || index < n - fanned ? [] : [{ index, point: points[index]! }]));
  return {
    id: pile.id,
    style: picture.style(pile),
    squeeze: Math.max(SMALLEST_INDEX, picture.squeeze(pile)),
    box: unseen ? { margin: '0', width: '0', height: '0' } : picture.box(pile.id),
    // Render the next back too: it is visible while the top card is lifted or moving.
    backs: fanned === 1 && n > 1 && cards[n - 2] === null ? [{ index: n - 2, point: points[n - 2]! }] : backs,
    under: below ? { card: below, index: n - 1 - fanned, point: points[n - 1 - fanned]! } : undefined,
    cards: shown,
    slot: shown.length > 0 || unseen ? undefined : slotModel(drawing),
    field: fieldOf(picture, pile),
    score: unseen && isShownOn(pile, picture) ? (points[0] ?? picture.frame.places.get(pile.id)!) : undefined,
  };
}

/** Returns the field of a row of several lines: without it, an empty row would look like a place for one card. */
function fieldOf({ frame }: Picture, { id }: Pile): PileModel['field'] {
  const { x, y, fan, room, each, lines, lineStep } = frame.places.get(id)!;
  if (each === Infinity) return undefined;
  const height = frame.cardHeight + (lines - 1) * lineStep;
  return { at: { x: fan === 'left' ? x - room : x, y }, width: `${room + frame.cardWidth}px`, height: `${height}px` };
}

function drawingOf(picture: Picture, pile: Pile, attention: Interaction, describer: TableDescriber): Drawing {
  const { game } = picture;
  const { selection } = attention;
  const cards = picture.cardsOf(pile.id);
  const action = selection.actionOn(pile.id);
  const can = action === undefined ? undefined : selection.canAct(action);
  const times = can === true && signOf(pile, game, can) === 'again' ? selection.timesLeft(action!) : undefined;
  const numbers = describer.numbers(pile.id).join(', ');
  // Of open cards only the top one is visible, on which the next may be laid.
  const covers = cards.at(-1) && pile.take && pile.take !== 'all' && pile.role !== 'waste' ? cards.length - 1 : hiddenOf(cards);
  const squared = picture.frame.places.get(pile.id)!.fanned === 1;
  const counted = squared && covers >= COUNTED && pile.role !== 'foundation' && pile.role !== 'discard' ? covers : undefined;
  return { picture, pile, cards, attention, describer, action, can, times, numbers, counted };
}

/** Tells whether the patience shows numbers on a pile. */
const isShownOn = ({ id }: Pile, { game }: Picture): boolean => Object.values(game.variant.shows ?? {}).some(({ on }) => on === id);

const hiddenOf = (cards: readonly (Card | null)[]): number => cards.filter((card) => card === null).length;

/** Returns the models of the open cards of a pile that are drawn. */
function cardModels(drawing: Drawing): CardModel[] {
  const { picture, pile, cards, attention, describer, action, can, numbers, counted } = drawing;
  const { selection, cursor } = attention;
  const { id } = pile;
  const n = cards.length;
  const { fanned } = picture.frame.places.get(id)!;
  const hidden = hiddenOf(cards);
  const acts = can === true && selection.actionAt(id) === action ? action : undefined;
  const covered = picture.isCovered(pile);
  const free = picture.free(pile);
  return cards.flatMap((card, index): CardModel[] => {
    const depth = n - 1 - index;
    if (!card || depth >= fanned) return [];
    const chosen = selection.chosen?.pile === id && depth === selection.chosen.depth;
    const nth = index + 1 - hiddenOf(cards.slice(0, index));
    const plain = describer.speech === 'short' && !cards.some((other) => other && other !== card && sameFace(other, card));
    return [
      {
        card,
        index,
        point: picture.positions.get(id)![index]!,
        spot: { pile: id, depth },
        covered: !isWhole(drawing, card, index),
        chosen,
        count: counted,
        marks: marksOf(drawing, depth, free),
        stop: cursor.isStop({ pile: id, depth }),
        numbers: depth === 0 ? numbers : '',
        label: describer.cardButton({
          card,
          pile: describer.pile(id),
          position: fanned === 1 || plain ? undefined : { n: nth, of: n - hidden },
          hidden: fanned === 1 || nth === 1 ? hidden : 0,
          open: counted === undefined ? 0 : counted - hidden,
          chosen,
          action: depth === 0 ? acts : undefined,
          target: depth === 0 && selection.targets.has(id),
          covered,
          numbers: depth === 0 ? numbers : '',
        }),
      },
    ];
  });
}

/** Tells whether a card is drawn whole: nothing covers it, or what covers it is on its way. */
function isWhole({ picture, pile: { id }, cards, attention }: Drawing, card: Card, index: number): boolean {
  const { lifted, peeked } = attention.highlights;
  const points = picture.positions.get(id)!;
  const depth = cards.length - 1 - index;
  return (
    depth === 0 ||
    // The next card begins another line.
    (points[index + 1]!.x - points[index]!.x) * (points[1]!.x - points[0]!.x) < 0 ||
    picture.wholeIn(id) === card.id ||
    (lifted?.pile === id && depth === lifted.depth + 1) ||
    (peeked?.pile === id && peeked.depth === depth)
  );
}

/** Returns the class names of the marks on a card or slot. @param free number of cards that can be lifted */
function marksOf({ picture, pile, attention }: Drawing, depth: number, free: number): string {
  const { id } = pile;
  const { selection, highlights } = attention;
  const { hinted, peeked, arrived, lifted, dropTarget, refusalCauses, lossCauses } = highlights;
  const isWithin = (lowest: Spot | undefined): boolean => lowest?.pile === id && depth <= lowest.depth;
  const marks: Readonly<Record<string, boolean>> = {
    chosen: isWithin(selection.chosen),
    hinted: isWithin(hinted && { pile: hinted.from, depth: hinted.depth }),
    lifted: isWithin(lifted),
    peeked: peeked?.pile === id && peeked.depth === depth,
    'loss-cause': lossCauses.get(id)?.includes(depth) === true,
    free: depth < free,
    blocked: picture.isCovered(pile),
  };
  const marksOfTop: Readonly<Record<string, boolean>> = {
    top: true,
    target: selection.targets.has(id),
    best: selection.bestTarget === id,
    'drop-target': dropTarget === id,
    hinted: hinted?.to === id,
    arrived: arrived === id,
    'refusal-cause': refusalCauses.has(id),
  };
  const all = depth === 0 ? [marks, marksOfTop] : [marks];
  return all.flatMap((each) => Object.keys(each).filter((mark) => each[mark])).join(' ');
}

/** Returns the model of the button of a pile without an open card. */
function slotModel(drawing: Drawing): SlotModel {
  const { picture, pile, cards, attention, describer, action, can, times, numbers, counted } = drawing;
  const { id, role } = pile;
  const n = cards.length;
  const sign = signOf(pile, picture.game, can);
  return {
    spot: { pile: id, depth: 0 },
    index: Math.max(0, n - 1),
    point: picture.positions.get(id)!.at(-1) ?? picture.frame.places.get(id)!,
    role,
    marks: marksOf(drawing, 0, picture.free(pile)),
    stop: attention.cursor.isStop({ pile: id, depth: 0 }),
    sign,
    numbers,
    name: sign === 'open' && !numbers && isNamed(drawing) ? describer.pile(id) : '',
    count: sign === 'back' && (counted !== undefined || role === 'stock') ? n : times,
    label: describer.slotButton({
      pile: id,
      cards: n,
      sign,
      action: can === true ? action : undefined,
      times,
      target: attention.selection.targets.has(id),
    }),
  };
}

/** Tells whether an empty place has its name: one that is alone in its role, on cards that are wide enough. Columns and cells need none. */
function isNamed({ picture: { game, frame }, pile: { id, role }, describer }: Drawing): boolean {
  if ((role !== 'foundation' && role !== 'waste' && role !== 'discard') || !isAlone(game.piles, role)) return false;
  const longest = longestWord(describer.pile(id));
  return frame.cardWidth >= Math.max(NAMED.place, longest * NAMED.letter);
}

const isAlone = (piles: readonly Pile[], role: Pile['role']): boolean => piles.filter((other) => other.role === role).length === 1;

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
  const { id, style, squeeze, box, backs, under, cards, slot, field, score } = model;
  const lowest = cards[0]?.index ?? Infinity;
  const highest = cards.at(-1)?.index ?? Infinity;
  return html`<div part="pile" ${tuned('--_s', String(squeeze))} ${tuned('margin', box.margin)} ${tuned('inline-size', box.width)} ${tuned('block-size', box.height)}>
    ${field ? html`<i class="field" ${tuned('transform', moveTo(field.at))} ${tuned('inline-size', field.width)} ${tuned('block-size', field.height)}></i>` : nothing}
    ${backsTemplate(
      scene,
      id,
      backs.filter(({ index }) => index < lowest),
    )}
    ${
      under
        ? html`<i class="card ${inkOf(under.card, style.own)}" ${placed(scene, under.point, { pile: id, depth: 0 }, under.index)}
            >${faceTemplate(scene, under.card, style, false)}</i
          >`
        : nothing
    }
    ${score ? html`<i class="score" ${tuned('transform', `translate(${score.x}px,${score.y}px)`)}></i>` : nothing}
    ${slot ? [slotTemplate(scene, style, slot)] : withBacks(scene, model)}
    ${backsTemplate(
      scene,
      id,
      backs.filter(({ index }) => index > highest),
    )}
  </div>`;
};
