import { nothing } from 'lit/html.js';
import { Directive, directive, type DirectiveResult, type ElementPart } from 'lit/directive.js';
import type { Point } from '../layout/spread.js';

/** A card by its pile and how many lie on it; an empty place has depth 0. */
export interface Spot {
  readonly pile: string;
  readonly depth: number;
}

export const moveTo = ({ x, y }: Point): string => `translate(${x}px,${y}px)`;

/** Which element shows which card. Nothing about it stands in the document. */
export class Scene {
  readonly #spots = new WeakMap<Element, Spot & { readonly place: string }>();
  readonly #elements = new Map<string, HTMLElement>();

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
    const former = this.#spots.get(element)?.place;
    if (former !== undefined && this.#elements.get(former) === element) this.#elements.delete(former);
    const place = `${spot.pile}/${index}`;
    this.#spots.set(element, { ...spot, place });
    this.#elements.set(place, element);
  }
}

/** Writes to an element what has changed. Through the object model: a style attribute would need a lax content security policy. */
class WriteDirective extends Directive {
  #written = '';

  render(
    _value: string,
    _write: (style: CSSStyleDeclaration, value: string) => void,
    _meet?: (element: HTMLElement) => void,
  ): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart, [value, write, meet]: Parameters<WriteDirective['render']>): typeof nothing {
    meet?.(element as HTMLElement);
    if (value !== this.#written) write((element as HTMLElement).style, (this.#written = value));
    return nothing;
  }
}

const written = directive(WriteDirective);

/** Sets a custom property of an element. */
export const tuned = (name: string, value: string): DirectiveResult => written(value, (style, text) => style.setProperty(name, text));

/** Puts an element where its card lies and enters it in the scene. */
export const placed = (scene: Scene, point: Point, spot: Spot, index: number): DirectiveResult =>
  written(
    moveTo(point),
    (style, text) => (style.transform = text),
    (element) => scene.set(element, spot, index),
  );
