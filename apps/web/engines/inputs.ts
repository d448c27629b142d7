import type { CardSpot, Visit } from './visit.js';

/** A control of the page: the first visible element that matches, with this text or accessible name if one is given. */
export interface Target {
  readonly css: string;
  readonly name?: string;
}

/** A way to work the page. */
export interface Input {
  readonly name: 'mouse' | 'touch' | 'keyboard';
  /** Presses a button, a link, a tab, or the title of a part. */
  press(target: Target): Promise<void>;
  /** Replaces the text of a field. */
  write(target: Target, text: string): Promise<void>;
  /** Chooses a value of a list. */
  choose(target: Target, value: string): Promise<void>;
  /** Plays a move on the table. */
  play(move: string): Promise<void>;
}

/** Finds the element of a target. It runs in the page. */
const found = (css: string, name: string | null): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(css)].find(
    (one) => one.checkVisibility() && (name === null || (one.getAttribute('aria-label') ?? one.innerText).trim() === name),
  );

/** Runs a function in the page with the element of a target. */
const onTarget = <R>(visit: Visit, { css, name }: Target, task: (element: HTMLElement) => R): Promise<R> =>
  visit.tab.run(
    `(css, name) => (${task.toString()})((${found.toString()})(css, name))` as unknown as (css: string, name: string | null) => R,
    css,
    name ?? null,
  );

const appears = (visit: Visit, { css, name }: Target): Promise<void> =>
  visit.until(
    `(css, name) => (${found.toString()})(css, name) !== undefined` as unknown as (css: string, name: string | null) => boolean,
    `${css} ${name ?? ''} is there`,
    css,
    name ?? null,
  );

const hasFocus = (visit: Visit, { css, name }: Target): Promise<void> =>
  visit.until(
    `(css, name) => { const field = (${found.toString()})(css, name); return field !== undefined && field === document.activeElement; }` as unknown as (
      css: string,
      name: string | null,
    ) => boolean,
    `${css} ${name ?? ''} has the focus`,
    css,
    name ?? null,
  );

/**
 * Touches a point, and waits for the click that follows: browsers send it after the driver has answered. A late one would move the caret
 * while a text is typed.
 */
async function tap(visit: Visit, x: number, y: number): Promise<void> {
  await visit.tab.run(() => {
    Object.assign(window, { awaitsClick: true });
    addEventListener('click', () => void Reflect.deleteProperty(window, 'awaitsClick'), { once: true, capture: true });
  });
  await visit.tab.tap(x, y);
  // The click may have opened another page, which waits for none.
  await visit.until(() => !('awaitsClick' in window), 'the touch has ended in a click');
}

/** Operates the page with the mouse or with a finger; texts are typed. */
function pointer(visit: Visit, name: 'mouse' | 'touch'): Input {
  const press = async (target: Target): Promise<void> => {
    await appears(visit, target);
    const { x, y } = await onTarget(visit, target, (element) => {
      element.scrollIntoView({ block: 'center' });
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    await (name === 'touch' ? tap(visit, x, y) : visit.tab.click(x, y));
  };
  return {
    name,
    press,
    async write(target, text) {
      await press(target);
      await hasFocus(visit, target);
      await visit.tab.press('Control+a');
      await visit.tab.type(text);
      // A failure here means that a late event of the page has changed the text while it was typed.
      await visit.until((typed) => (document.activeElement as HTMLInputElement).value === typed, `the field contains "${text}"`, text);
      await visit.tab.press('Enter');
    },
    async choose(target, value) {
      await appears(visit, target);
      // No driver reaches the values of an open list, which is not a part of the page.
      await visit.tab.run(
        `(css, name, value) => {
          const select = (${found.toString()})(css, name);
          select.focus();
          select.value = value;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }` as unknown as (css: string, name: string | null, value: string) => void,
        target.css,
        target.name ?? null,
        value,
      );
    },
    async play(move) {
      const before = await visit.cursor();
      for (const { pile, depth } of await visit.spotsFor(move)) {
        const { y: height } = await visit.corner(pile, depth);
        await visit.tab.run(
          (y) => (y < 80 || y > innerHeight - 40 ? scrollBy({ top: y - innerHeight / 2, behavior: 'instant' }) : undefined),
          height,
        );
        const { x, y } = await visit.corner(pile, depth);
        // The table plays a touch before its click, which may not come.
        await (name === 'touch' ? visit.tab.tap(x, y) : visit.tab.click(x, y));
        if ((await visit.cursor()) > before) return;
      }
    },
  };
}

/** Number of key presses after which the way to a control counts as lost. */
const MOST_KEYS = 200;

/** Operates the page by Tab, arrow keys, Enter and typing alone. */
export class Keyboard implements Input {
  readonly name = 'keyboard';
  /** Keys pressed so far. */
  keys = 0;

  constructor(private readonly visit: Visit) {}

  async press(target: Target): Promise<void> {
    await appears(this.visit, target);
    // Of several tabs, only the chosen one is a stop of the Tab key; arrow keys lead to the others and choose them.
    if (await onTarget(this.visit, target, (element) => element.matches('[role=tab][tabindex="-1"]'))) {
      await this.#reach({ css: '[role=tab][tabindex="0"]' });
      await this.#key('ArrowRight');
      return;
    }
    await this.#reach(target);
    await this.#key('Enter');
  }

  async write(target: Target, text: string): Promise<void> {
    await this.#reach(target);
    await this.#key('Control+a');
    await this.visit.tab.type(text);
    this.keys += text.length;
    await this.#key('Enter');
  }

  async choose(target: Target, value: string): Promise<void> {
    await this.#reach(target);
    const place = (wanted: string | null): Promise<number> =>
      this.visit.tab.run((name) => {
        const { options, selectedIndex } = document.activeElement as HTMLSelectElement;
        return name === null ? selectedIndex : [...options].findIndex((option) => option.value === name);
      }, wanted);
    const to = await place(value);
    for (let at = await place(null); at !== to; at = await place(null)) await this.#key(at < to ? 'ArrowDown' : 'ArrowUp');
  }

  async play(move: string): Promise<void> {
    const before = await this.visit.cursor();
    for (const spot of await this.visit.spotsFor(move)) {
      await this.#follow(`${spot.pile}, ${spot.depth} cards down`, () => this.#keyTo(spot));
      await this.#key('Enter');
      if ((await this.visit.cursor()) > before) return;
    }
  }

  async #key(name: string): Promise<void> {
    await this.visit.tab.press(name);
    this.keys++;
  }

  async #reach(target: Target): Promise<void> {
    await appears(this.visit, target);
    await this.#follow(`${target.css} ${target.name ?? ''}`, () =>
      onTarget(this.visit, target, (element) => {
        const { activeElement } = document;
        if (activeElement === element) return '';
        const isBefore = activeElement !== null && activeElement !== document.body && element.compareDocumentPosition(activeElement) & 4;
        return isBefore ? 'Shift+Tab' : 'Tab';
      }),
    );
  }

  /** Presses the keys that a function names one by one, until it names none. */
  async #follow(goal: string, next: () => Promise<string>): Promise<void> {
    for (let keys = 0; keys < MOST_KEYS; keys++) {
      const key = await next();
      if (key === '') return;
      await this.#key(key);
    }
    throw new Error(`${this.visit.engine.name}: the focus did not reach ${goal} after ${MOST_KEYS} keys`);
  }

  /** Returns the key that leads from the focus nearer to a card; none if it has the focus. */
  #keyTo(spot: CardSpot): Promise<string> {
    return this.visit.ask((table, { pile, depth }) => {
      const active = table.shadowRoot!.activeElement;
      if (!active) return document.activeElement && table.compareDocumentPosition(document.activeElement) & 4 ? 'Shift+Tab' : 'Tab';
      const { session } = table as unknown as {
        session: {
          cursor: { rows: readonly (readonly string[])[] };
          view: { scene: { spotOf(element: Element): { readonly pile: string; readonly depth: number } | undefined } };
        };
      };
      const here = session.view.scene.spotOf(active);
      const cards = table.shadowRoot!.querySelector('.table')!;
      if (!here) return cards.compareDocumentPosition(active) & 4 ? 'Shift+Tab' : 'Tab';
      const rowOf = (id: string): number => session.cursor.rows.findIndex((row) => row.includes(id));
      const [from, to] = [rowOf(here.pile), rowOf(pile)];
      if (from !== to) return from < to ? 'Tab' : 'Shift+Tab';
      const row = session.cursor.rows[to]!;
      if (here.pile !== pile) return row.indexOf(here.pile) < row.indexOf(pile) ? 'ArrowRight' : 'ArrowLeft';
      return here.depth === depth ? '' : here.depth < depth ? 'ArrowUp' : 'ArrowDown';
    }, spot);
  }
}

/** Returns an object that operates a page by mouse, touch or keyboard. */
export const inputFor = (visit: Visit, name: Input['name']): Input => (name === 'keyboard' ? new Keyboard(visit) : pointer(visit, name));
