import { nothing } from 'lit/html.js';
import { Directive, directive, type DirectiveResult, type ElementPart } from 'lit/directive.js';
import { moveTo, type Point } from '../layout/spread.js';
import type { Spot } from '../table/spot.js';

/** Cards that hang on a pointer: those of a pile from one index upwards, counted from the bottom, and how far from their places. */
export interface Lift {
  readonly pile: string;
  readonly from: number;
  readonly by: Point;
}

/** So much larger is a card on a pointer. */
const RAISED = ' scale(1.03)';

/** What an element shows, where that lies, and what its style says of it. */
interface Entry {
  spot: Spot;
  index: number;
  point: Point;
  written: string;
}

/**
 * Which element shows which card, and where it is drawn. Elements are used again for other cards, so nobody else writes
 * their place: cards that follow a pointer are drawn away from their places here too. Nothing about it stands in the document.
 */
export class Scene {
  readonly #entries = new WeakMap<Element, Entry>();
  /** By pile and by index from the bottom. */
  readonly #elements = new Map<string, Map<number, HTMLElement>>();
  #lift: Lift | undefined;

  /** What the element shows, if it shows a card or a place. */
  spotOf(element: Element): Spot | undefined {
    return this.#entries.get(element)?.spot;
  }

  /** The element of the card with so many others below it. */
  elementAt(pile: string, index: number): HTMLElement | undefined {
    const element = this.#elements.get(pile)?.get(index);
    return element?.isConnected ? element : undefined;
  }

  /** This element shows that card or place from now on, and lies there. */
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

  /** Draws cards away from their places. One call after another moves the same cards, until they are let go. */
  lift(lift: Lift): void {
    this.#lift = lift;
    this.#draw(lift);
  }

  /** Draws the lifted cards where they belong again, at once. Tells which they were and where they hung. */
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

/** Writes a custom property through the object model: a style attribute would need a lax content security policy. */
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

/** Enters an element in the scene whenever it is drawn. */
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

/** Sets a custom property of an element. */
export const tuned = (name: string, value: string): DirectiveResult => tune(name, value);

/** Puts an element where its card lies and enters it in the scene. */
export const placed = (scene: Scene, point: Point, spot: Spot, index: number): DirectiveResult => place(scene, point, spot, index);
