import { nothing } from 'lit/html.js';
import { Directive, directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';
import type { Point } from '../layout/spread.js';

/** A card by its pile and how many lie on it; an empty place has depth 0. */
export interface Spot {
  readonly pile: string;
  readonly depth: number;
}

export const moveTo = ({ x, y }: Point): string => `translate(${x}px,${y}px)`;

/** Which element shows which card. Nothing about it stands in the document. */
export class Scene {
  readonly #spots = new WeakMap<Element, Spot>();
  readonly #elements = new Map<string, HTMLElement>();
  readonly #places = new WeakMap<Element, string>();

  /** What the element shows, if it shows a card or a place. */
  spotOf(element: Element): Spot | undefined {
    return this.#spots.get(element);
  }

  /** The element of the card with so many others below it. */
  elementAt(pile: string, index: number): HTMLElement | undefined {
    const element = this.#elements.get(`${pile}/${index}`);
    return element?.isConnected ? element : undefined;
  }

  set(element: HTMLElement, spot: Spot, index: number): void {
    const former = this.#places.get(element);
    if (former !== undefined && this.#elements.get(former) === element) this.#elements.delete(former);
    const place = `${spot.pile}/${index}`;
    this.#places.set(element, place);
    this.#spots.set(element, spot);
    this.#elements.set(place, element);
  }
}

class PlaceDirective extends Directive {
  #transform = '';

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('placed() belongs to an element');
  }

  render(_scene: Scene, _point: Point, _spot: Spot, _index: number): typeof nothing {
    return nothing;
  }

  override update(part: ElementPart, [scene, point, spot, index]: [Scene, Point, Spot, number]): typeof nothing {
    const element = part.element as HTMLElement;
    scene.set(element, spot, index);
    const transform = moveTo(point);
    // Through the object model: a style attribute would need a lax content security policy.
    if (transform !== this.#transform) element.style.transform = this.#transform = transform;
    return nothing;
  }
}

class TunedDirective extends Directive {
  #value = '';

  render(_name: string, _value: string): typeof nothing {
    return nothing;
  }

  override update(part: ElementPart, [name, value]: [string, string]): typeof nothing {
    if (value !== this.#value) (part.element as HTMLElement).style.setProperty(name, (this.#value = value));
    return nothing;
  }
}

/** Sets a custom property of an element through the object model. */
export const tuned = directive(TunedDirective);

/** Puts an element where its card lies and enters it in the scene. */
export const placed = directive(PlaceDirective);
