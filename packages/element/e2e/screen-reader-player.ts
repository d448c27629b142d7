import type { Page } from 'playwright-core';
import type { PatienceGame } from '../src/index.js';
import { layOut } from './player.js';
import type { WonGame } from './site.js';

export type Language = 'de' | 'en';

/** Words and patterns by which a player understands the table in one language. */
export interface Tongue {
  /** The button that gives a hint. */
  readonly ask: string;
  readonly hint: RegExp;
  /** Pattern of a hint for two cards that leave together. */
  readonly pair: RegExp;
  readonly action: RegExp;
  readonly possible: string;
  readonly won: string;
}

const TONGUES: Readonly<Record<Language, Tongue>> = {
  en: {
    ask: 'Hint',
    hint: /^Hint[^:]*: (.+) from (.+) to (.+)\.$/,
    pair: /^Hint[^:]*: (.+) from (.+) with .+ from (.+)\.$/,
    action: /^Hint[^:]*: (.+)\.$/,
    possible: 'possible place',
    won: 'You won!',
  },
  de: {
    ask: 'Tipp',
    hint: /^Tipp[^:]*: (.+) von (.+) auf (.+)\.$/,
    pair: /^Tipp[^:]*: (.+) von (.+) mit .+ von (.+)\.$/,
    action: /^Tipp[^:]*: (.+)\.$/,
    possible: 'möglich',
    won: 'Gewonnen!',
  },
};

/** Output of a screen reader at a moment: the last announcement, and the name of the focused button. */
interface Heard {
  readonly announced: string;
  readonly name: string;
}

/** Number of times that a hint may be followed to the same announcement. */
export const STUBBORN = 3;

/**
 * A player who cannot see. Reads only what a screen reader speaks (live region and name of the focused button), and acts only by keys.
 * Learns
 * the positions of piles by walking over the table.
 */
class BlindPlayer {
  /** Number of key presses. A key that is held counts each time it acts. */
  #keys = 0;
  /** Piles in the order of the walk, by rows of the Tab key. */
  #rows: string[][] = [];
  #piles: readonly string[] = [];

  constructor(
    private readonly page: Page,
    private readonly tongue: Tongue,
  ) {}

  /** Follows the hints until the game is won. @returns the number of key presses @throws Error that contains the last announcement */
  async win(): Promise<number> {
    await this.#walk();
    let [former, again] = ['', 0];
    for (let last = await this.#hear(); !last.announced.includes(this.tongue.won); last = await this.#hear()) {
      const hint = await this.#asks('h');
      const now = `${last.announced} ${hint}`;
      again = now === former ? again + 1 : 0;
      former = now;
      if (again === STUBBORN)
        throw new Error(
          `Playing by announcements makes no progress: the hint "${hint}" changed nothing ${STUBBORN} times. Last announcement: "${last.announced}"`,
        );
      const [, card, from, to] = this.tongue.hint.exec(hint) ?? this.tongue.pair.exec(hint) ?? [];
      if (card !== undefined && from !== undefined && to !== undefined) {
        await this.#goTo(from, (name) => name.startsWith(`${card},`));
        await this.#asks('Enter');
        await this.#goTo(to, (name) => name.endsWith(this.tongue.possible));
        await this.#asks('Enter');
        continue;
      }
      const [, action] = this.tongue.action.exec(hint) ?? [];
      if (action === undefined) throw new Error(`No hint: "${hint}"`);
      await this.#asks('d');
    }
    return this.#keys;
  }

  /** Learns the names of the piles from the table read aloud, and their positions from a walk over all of them. */
  async #walk(): Promise<void> {
    for (let { name } = await this.#hear(); name !== ''; { name } = await this.#press('Shift+Tab'));
    // The tools come first.
    for (let tabs = 0; tabs < 20 && (await this.#press('Tab')).name === ''; tabs++);
    this.#rows = [];
    this.#piles = [...(await this.#asks('t')).matchAll(/(?:^|\. )([^.:]+):/g)].map(([, name]) => name!);
    for (let { name } = await this.#hear(); name !== ''; { name } = await this.#press('Tab')) {
      const row: string[] = [];
      ({ name } = await this.#press('Home'));
      for (let last = ''; name !== last; last = name, { name } = await this.#press('ArrowRight')) row.push(this.#pileOf(name));
      this.#rows.push(row);
    }
    await this.#press('Shift+Tab');
  }

  /** Moves the focus to a pile, and there up from the top to the wanted card. */
  async #goTo(pile: string, wanted: (name: string) => boolean): Promise<void> {
    // A pile without a slot during the walk may be there again.
    if (!this.#rows.some((row) => row.includes(pile))) await this.#walk();
    const goal = this.#rows.findIndex((row) => row.includes(pile));
    let { name } = await this.#hear();
    for (let [steps, held] = [0, false]; this.#pileOf(name) !== pile; steps++) {
      if (steps > 80 || goal < 0) throw new Error(`There is no way to "${pile}" from "${name}" after "${(await this.#hear()).announced}"`);
      const here = this.#pileOf(name);
      const row = this.#rows.findIndex((piles) => piles.includes(here));
      const across = this.#rows[goal]!.indexOf(pile) - this.#rows[goal]!.indexOf(here);
      // Hold the key once. If emptied piles made it lead too far, continue step by step.
      if (row === goal) ({ name } = await this.#hold(across > 0 ? 'ArrowRight' : 'ArrowLeft', held ? 1 : Math.abs(across)));
      else ({ name } = await this.#press(row < goal ? 'Tab' : 'Shift+Tab'));
      held ||= row === goal;
    }
    for (const key of ['ArrowDown', 'ArrowUp'])
      for (let before: string | undefined; !wanted(name) && name !== before;) {
        before = name;
        ({ name } = await this.#press(key));
      }
    if (!wanted(name)) throw new Error(`"${name}" on "${pile}" is not what was wanted after "${(await this.#hear()).announced}"`);
  }

  /** Returns the pile that a button's name mentions. */
  #pileOf(name: string): string {
    const parts = `, ${name},`;
    return this.#piles.filter((pile) => parts.includes(`, ${pile},`)).sort((a, b) => b.length - a.length)[0] ?? '';
  }

  /** Presses a key and returns the next announcement. */
  async #asks(key: string): Promise<string> {
    const { announced: before } = await this.#hear();
    const { announced: now } = await this.#press(key);
    if (now !== before) return now.trim();
    for (let tries = 0; tries < 2000; tries++) {
      const { announced } = await this.#hear();
      if (announced !== before) return announced.trim();
    }
    throw new Error(`Nothing was said after the key ${key}; before it: "${before}"`);
  }

  async #press(key: string): Promise<Heard> {
    this.#keys++;
    await this.page.keyboard.press(key);
    return this.#hear();
  }

  /** Holds a key until it has acted a number of times. */
  async #hold(key: string, times: number): Promise<Heard> {
    this.#keys += times;
    for (let i = 0; i < times; i++) await this.page.keyboard.down(key);
    await this.page.keyboard.up(key);
    return this.#hear();
  }

  #hear(): Promise<Heard> {
    return this.page.evaluate(() => {
      const { shadowRoot } = document.querySelector('patience-game')!;
      return {
        announced: shadowRoot!.querySelector('[role=status]')!.textContent,
        name: shadowRoot!.activeElement?.getAttribute('aria-label') ?? '',
      };
    });
  }
}

/** Result of a game that was played by words alone. */
export interface Won {
  /** Number of keys pressed, or names clicked. */
  readonly deeds: number;
  /** Names that two buttons of the table had at the same time. */
  readonly doubles: readonly string[];
}

/**
 * Wins a recorded game by words alone: the hints follow its moves, and the player finds out everything else. Speech is short, and nothing
 * moves.
 * @param play plays until the win is announced, and returns its number of actions
 * @throws Error with the last announcement, when the player is stuck
 */
export async function winByWords(
  page: Page,
  base: string,
  game: WonGame,
  language: Language,
  play: (tongue: Tongue) => Promise<number>,
): Promise<Won> {
  await page.goto(base);
  await layOut(page, base, game, { motion: 'none', lang: language, speech: 'short' });
  await page.locator('patience-game').evaluate((element: PatienceGame, moves) => {
    element.adviser = ({ cursor }) => Promise.resolve(moves.slice(cursor, cursor + 1));
    const doubles = new Set<string>();
    const look = async (): Promise<void> => {
      await element.updateComplete;
      const names = [...element.shadowRoot!.querySelectorAll('.table button')].map((button) => button.getAttribute('aria-label')!);
      for (const [i, name] of names.entries()) if (names.indexOf(name) !== i) doubles.add(name);
      element.dataset['doubles'] = JSON.stringify([...doubles]);
    };
    element.addEventListener('patience-move', () => void look());
    return look();
  }, game.gestures.flat());
  const deeds = await play(TONGUES[language]);
  const { status, doubles } = await page.locator('patience-game').evaluate((element: PatienceGame) => ({
    status: element.status,
    doubles: JSON.parse(element.dataset['doubles']!) as string[],
  }));
  if (status !== 'won') throw new Error(`It was said that the game is won, but it is ${String(status)}.`);
  return { deeds, doubles };
}

/** Wins a recorded game by screen reader and keys. */
export const winByScreenReader = (page: Page, base: string, game: WonGame, language: Language): Promise<Won> =>
  winByWords(page, base, game, language, (tongue) => new BlindPlayer(page, tongue).win());
