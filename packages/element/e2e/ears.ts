import type { Page } from 'playwright-core';
import type { PatienceGame } from '../src/index.js';

/** What the table says in a language, as far as a player must understand it. */
interface Tongue {
  readonly hint: RegExp;
  readonly action: RegExp;
  readonly possible: string;
  readonly won: string;
}

const TONGUES: Readonly<Record<'de' | 'en', Tongue>> = {
  en: { hint: /^Hint: (.+) from (.+) to (.+)\.$/, action: /^Hint: (.+)\.$/, possible: 'possible', won: 'It has come out!' },
  de: { hint: /^Tipp: (.+) von (.+) auf (.+)\.$/, action: /^Tipp: (.+)\.$/, possible: 'möglich', won: 'Aufgegangen!' },
};

/** What can be heard at a moment: the last announcement, and the name of what has the focus. */
interface Heard {
  readonly said: string;
  readonly name: string;
}

/**
 * A player who cannot see. Known is only what a screen reader speaks, the live region and the name of the focused button;
 * done is only what keys do. Where piles lie is learnt by walking over the table.
 */
export class BlindPlayer {
  readonly #tongue: Tongue;
  /** Piles as they were met, row by row of the Tab key. */
  readonly #rows: string[][] = [];
  #piles: readonly string[] = [];

  constructor(
    private readonly page: Page,
    language: 'de' | 'en',
  ) {
    this.#tongue = TONGUES[language];
  }

  /** Follows the hints until the game is won. @throws Error that ends with what was heard last */
  async win(): Promise<void> {
    await this.#walk();
    for (let last = await this.#hear(); !last.said.includes(this.#tongue.won); last = await this.#hear()) {
      const hint = await this.#asks('h');
      const [, card, from, to] = this.#tongue.hint.exec(hint) ?? [];
      if (card !== undefined && from !== undefined && to !== undefined) {
        await this.#goTo(from, (name) => name.startsWith(card));
        await this.#asks('Enter');
        await this.#goTo(to, (name) => name.endsWith(this.#tongue.possible));
        await this.#asks('Enter');
        continue;
      }
      const [, action] = this.#tongue.action.exec(hint) ?? [];
      if (action === undefined) throw new Error(`No hint: "${hint}"`);
      await this.#asks('d');
    }
  }

  /** Learns what piles there are from the table read aloud, and how they lie from a walk over all of them. */
  async #walk(): Promise<void> {
    // The tools come first.
    for (let tabs = 0; tabs < 20 && (await this.#press('Tab')).name === ''; tabs++);
    this.#piles = [...(await this.#asks('t')).matchAll(/(?:^|\. )([^.:]+):/g)].map(([, name]) => name!);
    for (let { name } = await this.#hear(); name !== ''; { name } = await this.#press('Tab')) {
      const row: string[] = [];
      ({ name } = await this.#press('Home'));
      for (let last = ''; name !== last; last = name, { name } = await this.#press('ArrowRight')) row.push(this.#pileOf(name));
      this.#rows.push(row);
    }
    await this.page.keyboard.press('Shift+Tab');
  }

  /** Goes to a pile, and there up from the top to what is wanted. */
  async #goTo(pile: string, wanted: (name: string) => boolean): Promise<void> {
    const goal = this.#rows.findIndex((row) => row.includes(pile));
    let { name } = await this.#hear();
    for (let steps = 0; this.#pileOf(name) !== pile; steps++) {
      if (steps > 80 || goal < 0) throw new Error(`There is no way to "${pile}" from "${name}" after "${(await this.#hear()).said}"`);
      const here = this.#pileOf(name);
      const row = this.#rows.findIndex((piles) => piles.includes(here));
      const across = this.#rows[goal]!.indexOf(pile) - this.#rows[goal]!.indexOf(here);
      ({ name } = await this.#press(row !== goal ? (row < goal ? 'Tab' : 'Shift+Tab') : across > 0 ? 'ArrowRight' : 'ArrowLeft'));
    }
    for (const key of ['ArrowDown', 'ArrowUp'])
      for (let before: string | undefined; !wanted(name) && name !== before;) {
        before = name;
        ({ name } = await this.#press(key));
      }
    if (!wanted(name)) throw new Error(`"${name}" on "${pile}" is not what was wanted after "${(await this.#hear()).said}"`);
  }

  /** The pile that a name speaks of. */
  #pileOf(name: string): string {
    const parts = `, ${name},`;
    return this.#piles.filter((pile) => parts.includes(`, ${pile},`)).sort((a, b) => b.length - a.length)[0] ?? '';
  }

  /** Presses a key, and waits until something is said. */
  async #asks(key: string): Promise<string> {
    const { said: before } = await this.#hear();
    await this.page.keyboard.press(key);
    for (let tries = 0; tries < 2000; tries++) {
      const { said } = await this.#hear();
      if (said !== before) return said.trim();
    }
    throw new Error(`Nothing was said after the key ${key}; before it: "${before}"`);
  }

  async #press(key: string): Promise<Heard> {
    await this.page.keyboard.press(key);
    return this.#hear();
  }

  #hear(): Promise<Heard> {
    return this.page.locator('patience-game').evaluate(({ shadowRoot }: PatienceGame) => ({
      said: shadowRoot!.querySelector('[role=status]')!.textContent,
      name: shadowRoot!.activeElement?.getAttribute('aria-label') ?? '',
    }));
  }
}
