import type { Page } from 'playwright-core';
import { STUBBORN, winByWords, type Language, type Tongue, type Won } from './screen-reader-player.js';
import type { WonGame } from './site.js';

/**
 * A player with voice control: every move is one or two single clicks on names, such as "click ten of clubs, fan 1", and nothing else.
 * Knows
 * the names that voice control shows, and the hint.
 */
class VoicePlayer {
  #clicks = 0;

  constructor(
    private readonly page: Page,
    private readonly tongue: Tongue,
  ) {}

  /** Follows the hints until the game is won. @returns the number of clicks @throws Error with the name that was not found */
  async win(): Promise<number> {
    const { ask, hint, pair, action, possible, won } = this.tongue;
    for (let former = '', last = '', again = 0; ;) {
      const announced = await this.#click('the hint', (name) => name === ask);
      const now = `${last} ${announced}`;
      again = now === former ? again + 1 : 0;
      former = now;
      if (again === STUBBORN)
        throw new Error(
          `Voice commands make no progress: the command from the announcement "${announced}" changed nothing ${STUBBORN} times.`,
        );
      const [, card, from, to] = hint.exec(announced) ?? pair.exec(announced) ?? [];
      if (card !== undefined && from !== undefined && to !== undefined) {
        await this.#click(`${card}, ${from}`, (name) => name.startsWith(`${card},`) && speaksOf(name, from));
        last = await this.#click(to, (name) => name.endsWith(`, ${possible}`) && speaksOf(name, to));
      } else {
        const [, what] = action.exec(announced) ?? [];
        if (what === undefined) throw new Error(`No hint: "${announced}"`);
        last = await this.#click(what, (name) => speaksOf(name, what));
      }
      if (last.includes(won)) return this.#clicks;
    }
  }

  /** Clicks the last button with such a name, and returns the next announcement. */
  async #click(what: string, wanted: (name: string) => boolean): Promise<string> {
    this.#clicks++;
    const names = await this.page.evaluate(() =>
      [...document.querySelector('patience-game')!.shadowRoot!.querySelectorAll<HTMLElement>('button:not([hidden])')].map((button) =>
        (button.getAttribute('aria-label') ?? button.innerText).trim(),
      ),
    );
    const at = names.findLastIndex(wanted);
    if (at < 0) throw new Error(`Nothing is called "${what}" among ${names.join(' | ')}`);
    return this.page.evaluate(async (index) => {
      const element = document.querySelector('patience-game')!;
      const root = element.shadowRoot!;
      const announced = (): string => root.querySelector('[role=status]')!.textContent;
      const before = announced();
      root.querySelectorAll<HTMLElement>('button:not([hidden])')[index]!.click();
      for (let tries = 0; tries < 200 && announced() === before; tries++) await new Promise((wake) => setTimeout(wake));
      return announced().trim();
    }, at);
  }
}

const speaksOf = (name: string, part: string): boolean => `, ${name},`.includes(`, ${part},`);

/** Wins a recorded game by single clicks on names. */
export const winByVoice = (page: Page, base: string, game: WonGame, language: Language): Promise<Won> =>
  winByWords(page, base, game, language, (tongue) => new VoicePlayer(page, tongue).win());
