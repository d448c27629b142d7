import type { Point } from '../../layout/fit.js';
import { boxAt, freePlace, type Place, type Rect, type Size } from '../../layout/free-position.js';

/** Distance of words from the edge of the table, in pixels. */
const EDGE = 6;
/** Cost of each narrower form of words that cover cards, in pixels of distance: it must cover less to be worth it. */
const NARROWER = 60;

/** Best position along the lower edge, from 0 (left) to 1 (right), and whether the words scroll with the table. */
interface Edge {
  readonly side: number;
  readonly scrolls: boolean;
  /** Largest height of the words, in pixels. Default: any. */
  readonly highest?: number;
}

/** Returns a size that an element never exceeds: the browser rounds both numbers, and a part of a pixel would cover the next card. */
export const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Size => ({ width: offsetWidth + 1, height: offsetHeight + 1 });

/** Positions words on a table, none over words that it has positioned before. */
export class Positioner {
  /** Boxes of the words that are positioned. */
  readonly words: Rect[] = [];

  /** @param room the visible part of the table @param piles boxes of the piles that are drawn */
  constructor(
    private readonly room: Rect,
    readonly piles: readonly Rect[],
  ) {}

  /** Positions an element. @param scrolls whether it scrolls with the table */
  put(element: HTMLElement, { x, y }: Point, scrolls = true): void {
    element.style.transform = `translate(${x}px,${scrolls ? y : y - this.room.top}px)`;
    this.words.push(boxAt({ x, y }, sizeOf(element)));
  }

  /** Positions an element where it covers none of the boxes, in the first form that fits. Returns false if none does. */
  putFree(element: HTMLElement, forms: readonly string[], taken: readonly Rect[], { side, scrolls, highest = Infinity }: Edge): boolean {
    return forms.some((form) => {
      element.dataset['form'] = form;
      const found = element.offsetHeight > highest ? undefined : this.#place(element, taken, side);
      if (found) this.put(element, found.at, scrolls);
      return found !== undefined;
    });
  }

  /** Positions an element where it covers none of the boxes, and little of the piles, in the form that does so best. Returns false if none does. */
  putOverPiles(
    element: HTMLElement,
    forms: readonly string[],
    taken: readonly Rect[],
    { side, scrolls, highest = Infinity }: Edge,
  ): boolean {
    let best: (Place & { readonly form: string }) | undefined;
    forms.forEach((form, narrower) => {
      element.dataset['form'] = form;
      const found = element.offsetHeight > highest ? undefined : this.#place(element, taken, side, this.piles);
      const cost = found ? found.cost + narrower * NARROWER : Infinity;
      if (cost < (best?.cost ?? Infinity)) best = { at: found!.at, cost, form };
    });
    if (!best) return false;
    element.dataset['form'] = best.form;
    this.put(element, best.at, scrolls);
    return true;
  }

  /** Finds the position of an element that covers none of the boxes and as little as possible of others. */
  #place(element: HTMLElement, taken: readonly Rect[], side: number, spared?: readonly Rect[]): Place | undefined {
    const size = sizeOf(element);
    const goal = { x: EDGE + (this.room.right - size.width - 2 * EDGE) * side, y: this.room.bottom - size.height - EDGE };
    return freePlace(this.room, size, [...taken, ...this.words], goal, spared);
  }
}
