import { Game, type SavedGame } from '@patience/core';
import type { PatienceGame } from '@patience/element';
import { packRecipe } from '@patience/recipe';
import { SolverClient } from '@patience/solver';
import { html, type TemplateResult } from 'lit';
import { pageAddress } from '@patience/web/address/site.js';
import { encodeGame } from '@patience/web/share/code.js';
import { copyText } from '@patience/web/share/copy.js';
import { joinCodes } from '@patience/web/share/watch-code.js';
import type { Shell } from '@patience/web/app-shell/start.js';
import { makeSolver } from '@patience/web/table/solver.js';
import { errorMessage } from '@patience/web/text/error-message.js';
import { fill } from '@patience/web/text/fill.js';
import { forceAnnounce } from '@patience/web/text/force-announce.js';
import { Player } from '@patience/web/table/player.js';
import type { Subject } from '../knowledge/kept-results.js';
import { randomGame } from '../knowledge/games.js';
import { makeGames } from '../knowledge/make-games.js';
import type { WorkshopWords } from '../words/index.js';

/** Limits of the search for a win: positions, bytes and milliseconds. */
const LIMITS = { budget: 300_000, memory: 64e6, time: 20_000 } as const;
/** Milliseconds between two moves, by speed. */
const PACES = { slow: 1800, normal: 900, fast: 300 } as const;
type Speed = keyof typeof PACES;
/** Shortest pace, in milliseconds, at which a screen reader can speak each move. Faster films are silent until they pause. */
const SPOKEN = 1500;

/** The games that can be shown: a win that the solver finds, or a game of the random player. */
type FilmOf = 'win' | 'random';

/** A film on the table. */
interface Film {
  /** The game, with no move played yet, and the recipe of its patience. */
  readonly save: SavedGame;
  readonly text: string;
  readonly player: Player;
  /** The table it plays on, and the game that lay there before. */
  readonly table: PatienceGame;
  readonly before: SavedGame;
  /** Position of the film, and whether it was running, at its last change. */
  at: number;
  wasRunning: boolean;
}

/** The deal on the table. */
interface DealOnTable {
  readonly subject: Subject;
  readonly seed: number;
  /** The recipe as text. */
  readonly text: string;
}

/** Plays a win or a random game of the deal on the table as a film. */
export class FilmView {
  readonly #client = new SolverClient(makeSolver);
  #run = new AbortController();
  #film: Film | undefined;
  #speed: Speed = 'normal';
  #status = '';
  /** Whether a game for the film is being looked for. */
  #busy = false;

  constructor(
    private readonly shell: Shell,
    private readonly words: WorkshopWords,
    /** The part of the page with the table and the film. */
    private readonly part: HTMLElement,
    private readonly draw: () => void,
    /** Waits until the game before the film is on the table. */
    private readonly laid: () => Promise<void>,
  ) {}

  view(deal: DealOnTable): TemplateResult {
    const { film: words } = this.words;
    return html`<div class="film">
      ${
        this.#film
          ? this.#controls(this.#film)
          : html`<div class="buttons">
              <button type="button" class="plain" aria-disabled=${this.#busy} @click=${() => void this.#show('win', deal)}>${words.win}</button>
              <button type="button" class="plain" aria-disabled=${this.#busy} @click=${() => void this.#show('random', deal)}>${words.random}</button>
            </div>`
      }
      <p class="help" role="status">${this.#status}</p>
    </div>`;
  }

  /** Whether a film is on the table. */
  get isShown(): boolean {
    return this.#film !== undefined;
  }

  /** Drops the film, because another game is on the table or the player has made a move. */
  end(): void {
    this.#run.abort();
    const film = this.#film;
    this.#film = undefined;
    film?.player.stop();
    if (film) quieten(film.table, false);
    this.#busy = false;
    this.#status = '';
  }

  #controls({ player, save, text }: Film): TemplateResult {
    const { film: words } = this.words;
    const { player: texts } = this.shell.words;
    const { position, length, running } = player;
    const where = fill(texts.position, { n: position, of: length });
    const button = (label: string, run: () => void, off = false): TemplateResult =>
      html`<button type="button" class="plain" ?disabled=${off} @click=${run}>${label}</button>`;
    return html`<input
        type="range"
        min="0"
        max=${length}
        .value=${String(position)}
        aria-label=${words.position}
        aria-valuetext=${where}
        @input=${({ target }: Event) => player.go(Number((target as HTMLInputElement).value))}
      />
      <div class="buttons">
        <button type="button" class="button" @click=${() => player.toggle()}>${running ? texts.pause : texts.play}</button>
        ${button(texts.back, () => player.go(position - 1), position === 0)} ${button(texts.forth, () => player.go(position + 1), position === length)}
        <label class="speed"
          >${words.speed}
          <select class="control" aria-describedby="film-speed-note" @change=${({ target }: Event) => this.#setSpeed((target as HTMLSelectElement).value as Speed)}>
            ${(Object.keys(PACES) as Speed[]).map((speed) => html`<option value=${speed} ?selected=${speed === this.#speed}>${words.speeds[speed]}</option>`)}
          </select></label
        >
        <span class="sr" id="film-speed-note">${words.speedNote}</span>
        ${button(words.link, () => void this.#copyLink(save, text))} ${button(words.close, () => this.#close())}
      </div>
      <p class="help"><span data-film=${position}>${where}</span>. ${words.goOn}</p>`;
  }

  /** Copies a link to the page that plays the film, with the patience in it. */
  async #copyLink(save: SavedGame, text: string): Promise<void> {
    const [game, recipe] = await Promise.all([encodeGame({ ...save, cursor: save.gestures.length }), packRecipe(text)]);
    const copied = await copyText(`${pageAddress(this.shell, 'watch/')}#${joinCodes(game, recipe)}`);
    this.#tell(copied ? this.words.out.copied : this.words.out.notCopied);
  }

  #setSpeed(speed: Speed): void {
    this.#speed = speed;
    if (!this.#film) return;
    this.#film.player.pace = PACES[speed];
    this.#follow();
  }

  /** Shows a change of the film, and announces where it has stopped. */
  #follow(): void {
    const film = this.#film;
    if (!film) return this.draw();
    const { running, position, length } = film.player;
    quieten(film.table, running && PACES[this.#speed] < SPOKEN);
    const { player: texts } = this.shell.words;
    const { film: words } = this.words;
    if (film.wasRunning && !running)
      this.#status = position === length ? words.ended : fill(words.paused, { where: fill(texts.position, { n: position, of: length }) });
    else if (running !== film.wasRunning || (!running && position !== film.at)) this.#status = '';
    film.wasRunning = running;
    film.at = position;
    this.draw();
  }

  /** Finds a game of the deal, and begins its film. */
  async #show(of: FilmOf, { subject, seed, text }: DealOnTable): Promise<void> {
    const { film: words } = this.words;
    if (this.#busy) return;
    this.end();
    const { signal } = (this.#run = new AbortController());
    const hadFocus = hasFocus();
    this.#busy = true;
    this.#tell(words.searching);
    try {
      const found = of === 'win' ? await this.#win(subject, seed, signal) : await randomGame(makeGames, subject.value, seed, signal);
      const { PageOpener } = await import('@patience/web/table/opener.js');
      await this.laid();
      signal.throwIfAborted();
      this.#busy = false;
      if (typeof found === 'string') {
        this.#tell(found);
        return this.#focusOn(hadFocus, 'button');
      }
      const save = saved(subject, seed, found);
      const table = this.part.querySelector('patience-game')!;
      const opener = new PageOpener(table, subject.value, { data: subject.value }, this.shell.lang);
      const player = new Player(table, { lay: (game, stored) => opener.lay(game, stored).then(this.draw) }, save, () => this.#follow());
      player.pace = PACES[this.#speed];
      this.#film = { save, text, player, table, before: table.game!.save(), at: 0, wasRunning: true };
      await player.lay(0);
      player.toggle();
      this.#tell(fill(of === 'win' ? words.found : words.played, { n: save.gestures.length }));
      this.#focusOn(hadFocus, '.button');
    } catch (error) {
      if (signal.aborted) return;
      this.#busy = false;
      this.#tell(fill(this.words.knowledge.fault, { why: errorMessage(error) }));
    }
  }

  /** Searches a win. @returns its moves, or the sentence that there is none */
  async #win({ value }: Subject, seed: number, signal: AbortSignal): Promise<readonly string[] | string> {
    const question = { ask: 'solve', position: { seed }, search: LIMITS } as const;
    const { verdict } = await this.#client.ask({ data: value, variant: value }, question, { signal });
    if (verdict.verdict === 'solved' && verdict.line) return verdict.line.text;
    return verdict.verdict === 'impossible' ? this.words.film.lost : this.words.film.none;
  }

  /** Puts the game back that lay on the table before the film. */
  #close(): void {
    const film = this.#film;
    const hadFocus = hasFocus();
    this.end();
    film?.table.load(film.before);
    this.draw();
    this.#focusOn(hadFocus, 'button');
  }

  /** Focuses a control of the film if the focused one was removed and the player has not moved the focus since. */
  #focusOn(had: boolean, selector: string): void {
    const { activeElement, body } = document;
    if (had && (activeElement === null || activeElement === body || hasFocus()))
      this.part.querySelector<HTMLElement>(`.film ${selector}`)?.focus();
  }

  #tell(text: string): void {
    this.#status = forceAnnounce(text, this.#status);
    this.draw();
  }
}

/** Turns the announcements of a table off or on. */
function quieten(table: PatienceGame, on: boolean): void {
  const region = table.shadowRoot?.querySelector('[role=status]');
  if (on) region?.setAttribute('aria-live', 'off');
  else region?.removeAttribute('aria-live');
}

/** Returns whether a control of the film has the focus. */
const hasFocus = (): boolean => document.activeElement?.closest('.film') !== null;

/** Returns a game that has all moves of a line before it, as moves that can be redone. @throws Error when a move is not legal */
function saved({ value }: Subject, seed: number, line: readonly string[]): SavedGame {
  const started = Game.start(value, { seed });
  if (!started.ok) throw new Error(started.error.message);
  return { ...started.value.save(), gestures: line.map((move) => [move]), cursor: 0 };
}
