import { nothing } from 'lit/html.js';
import { Directive, directive, type DirectiveResult, type ElementPart } from 'lit/directive.js';
import type { CardLooks } from '../card-looks.js';
import type { Point } from '../layout/fit.js';
import type { Spot } from '../table/spot.js';

/** Cards on a pointer: those of a pile from an index upwards, counted from the bottom, and their offset from their place. */
export interface Lift {
  readonly pile: string;
  readonly from: number;
  readonly by: Point;
}

/** Returns the transform that moves a card to a point, in pixels from the table's upper left corner. */
export const moveTo = ({ x, y, turn }: Point): string => `translate(${x}px,${y}px)${turn ? ` rotate(${turn}deg)` : ''}`;

/** Transform that enlarges a dragged card a little. */
const RAISED = ' scale(1.03)';

/** The card or slot that an element shows, its position, and the transform that was written. */
interface Entry {
  spot: Spot;
  index: number;
  point: Point;
  written: string;
}

/**
 * Maps elements to cards and draws them in place. Elements are reused for other cards, so no other code writes their position; dragged
 * cards are drawn here too. The mapping is not readable from the document.
 */
export class Scene {
  readonly #entries = new WeakMap<Element, Entry>();
  /** Elements by pile and by index from the bottom. */
  readonly #elements = new Map<string, Map<number, HTMLElement>>();
  /** The page's own pictures of cards. */
  looks: CardLooks | undefined;
  #lift: Lift | undefined;

  /** Returns the card or slot that an element shows. */
  spotOf(element: Element): Spot | undefined {
    return this.#entries.get(element)?.spot;
  }

  /** Returns the element of a card. @param index number of cards below it */
  elementAt(pile: string, index: number): HTMLElement | undefined {
    const element = this.#elements.get(pile)?.get(index);
    return element?.isConnected ? element : undefined;
  }

  /** Registers an element as showing a card or slot, and draws it at a point. */
  set(element: HTMLElement, spot: Spot, index: number, point: Point): void {
    const former = this.#entries.get(element);
    const left = former && this.#elements.get(former.spot.pile);
    if (left?.get(former!.index) === element) left.delete(former!.index);
    const entry: Entry = { spot, index, point, written: former?.written ?? '' };
    this.#entries.set(element, entry);
    const pile = this.#elements.get(spot.pile) ?? new Map<number, HTMLElement>();
    this.#elements.set(spot.pile, pile.set(index, element));
    this.#write(element, entry);
  }

  /** Draws cards away from their place. Further calls move the same cards, until {@link takeLift}. */
  lift(lift: Lift): void {
    this.#lift = lift;
    this.#draw(lift);
  }

  /** Draws the lifted cards in their place again, at once. Returns which they were and their offset. */
  takeLift(): Lift | undefined {
    const lift = this.#lift;
    this.#lift = undefined;
    if (lift) this.#draw(lift);
    return lift;
  }

  #draw({ pile }: Lift): void {
    for (const element of this.#elements.get(pile)?.values() ?? []) this.#write(element, this.#entries.get(element)!);
  }

  #write({ style }: HTMLElement, entry: Entry): void {
    const { spot, index, point } = entry;
    const lift = this.#lift;
    const away = lift !== undefined && lift.pile === spot.pile && index >= lift.from;
    const transform = away ? moveTo({ x: point.x + lift.by.x, y: point.y + lift.by.y }) + RAISED : moveTo(point);
    if (transform !== entry.written) style.transform = entry.written = transform;
  }
}

/** Writes a property through the object model: a style attribute would need a lax content security policy. */
class TuneDirective extends Directive {
  #written = '';

  render(_name: string, _value: string): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart, [name, value]: Parameters<TuneDirective['render']>): typeof nothing {
    if (value !== this.#written) (element as HTMLElement).style.setProperty(name, (this.#written = value));
    return nothing;
  }
}

/** Registers an element in the scene whenever it is rendered. */
class PlaceDirective extends Directive {
  render(_scene: Scene, _point: Point, _spot: Spot, _index: number): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart, [scene, point, spot, index]: Parameters<PlaceDirective['render']>): typeof nothing {
    scene.set(element as HTMLElement, spot, index, point);
    return nothing;
  }
}

const tune = directive(TuneDirective);
const place = directive(PlaceDirective);

/** Sets a property of an element's style. */
export const tuned = (name: string, value: string): DirectiveResult => tune(name, value);

/** Draws an element at the point of its card and registers it in the scene. */
export const placed = (scene: Scene, point: Point, spot: Spot, index: number): DirectiveResult => place(scene, point, spot, index);
