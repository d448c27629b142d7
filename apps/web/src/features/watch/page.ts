import '../../styles/page.css';
import './style.css';
import '@patience/element/define';
import type { PatienceGame } from '@patience/element';
import { html, nothing, type TemplateResult } from 'lit';
import { pageAddress } from '../../address/site.js';
import { openStore } from '../../app-shell/open.js';
import { Page } from '../../app-shell/page.js';
import type { Shell } from '../../app-shell/start.js';
import { applyToTable } from '../../settings/apply.js';
import { settings } from '../../settings/settings.js';
import { openerOf } from '../../table/opener-of.js';
import { Player } from '../../table/player.js';
import { fill } from '../../text/fill.js';
import { listenForKeys } from './keys.js';
import { findGame, WatchModel } from './model.js';
import type { Words } from './words.js';

/** The controls below the table on which a game is watched. Without a game its model is a sentence that says why. */
class WatchPage extends Page<WatchModel | string, Words> {
  readonly #table = document.querySelector('patience-game')!;
  #player!: Player;

  protected async open(shell: Shell<Words>, changed: () => void): Promise<WatchModel | string> {
    const store = await openStore(shell);
    addEventListener('hashchange', () => location.reload());
    const game = await findGame(location.hash.slice(1), store, shell);
    if (typeof game === 'string') return this.#wrong(game);
    this.#prepareTable();
    const opener = await openerOf(game.entry, this.#table, shell);
    const loaded = await opener.load(game.save);
    if (!loaded.ok) return this.#wrong(fill(shell.words.gameLink.illegal, { why: loaded.why }));
    this.#player = new Player(this.#table, opener, game.save, changed);
    const model = new WatchModel(game, opener, shell, store, changed);
    document.querySelector('h1')!.textContent = `${shell.words.watch.page.title}: ${model.title}`;
    return model;
  }

  /** Lays out the game after the controls are drawn: the table fills the remaining room. Keys work before the first deal, too. */
  protected override firstUpdated(): void {
    const { model } = this;
    if (typeof model === 'string') return;
    void this.#player.lay(0);
    this.#listen(model);
  }

  protected override render(): TemplateResult {
    const { model, shell } = this;
    const { words } = shell;
    if (typeof model === 'string')
      return html`<h2>${words.watch.page.title}</h2>
        <p class="wrong" role="alert">${model}</p>
        <p>${words.watch.where}</p>
        <p class="buttons">
          <a class="button" href=${pageAddress(shell, 'statistics/')}>${words.nav.statistics}</a>
          <a class="plain" href=${pageAddress(shell, 'games/')}>${words.nav.gallery}</a>
          <a class="plain" href=${pageAddress(shell, 'add/')}>${words.nav.add}</a>
        </p>`;
    const { position, length } = this.#player;
    const where = fill(words.player.position, { n: this.#player.moves(position), of: this.#player.moves() });
    const slide = ({ target }: Event): void => this.#player.go(Number((target as HTMLInputElement).value));
    return html`<p class="what"><strong>${model.title}</strong> <span role="status">${where}</span></p>
      <input
        type="range"
        min="0"
        max=${length}
        .value=${String(position)}
        aria-label=${where}
        aria-valuetext=${where}
        @input=${slide}
      />
      ${this.#steps(model)} ${model.notKept === undefined ? nothing : html`<p class="wrong" role="alert">${model.notKept}</p>`}
      <p class="help">${words.watch.lead}${model.game.brought ? ` ${words.watch.brought}` : ''}</p>`;
  }

  #steps(model: WatchModel): TemplateResult {
    const { watch: words, player: all } = this.shell.words;
    const player = this.#player;
    const { position, length, running } = player;
    const button = (label: string, sign: string, run: () => void, off = false): TemplateResult =>
      html`<button type="button" class="step" aria-label=${label} title=${label} ?disabled=${off} @click=${run}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${sign} /></svg>
      </button>`;
    return html`<div class="steps">
      ${button(words.first, 'M7 5.5v13M17 5.5 10.5 12l6.5 6.5', () => player.go(0), position === 0)}
      ${button(all.back, 'M14.5 5.5 8 12l6.5 6.5', () => player.go(position - 1), position === 0)}
      ${button(running ? all.pause : all.play, running ? 'M8 5v14M16 5v14' : 'M8 5v14l11-7z', () => player.toggle())}
      ${button(all.forth, 'M9.5 5.5 16 12l-6.5 6.5', () => player.go(position + 1), position === length)}
      ${button(words.last, 'M17 5.5v13M7 5.5 13.5 12 7 18.5', () => player.go(length), position === length)}
      <button
        type="button"
        class="go-on"
        ?disabled=${this.#table.snapshot?.status !== 'playing'}
        @click=${() => void this.#leave((shown) => model.goOn(shown))}
      >
        ${words.goOn}
      </button>
    </div>`;
  }

  #prepareTable(): void {
    const table = this.#table;
    applyToTable(table, settings());
    table.withoutTools = true;
    table.addEventListener('patience-before-deal', (event) => event.preventDefault());
    table.addEventListener('patience-before-sheet', (event) => {
      if (['new', 'deal'].includes(event.detail.sheet)) event.preventDefault();
    });
  }

  #listen(model: WatchModel): void {
    // Only the player's moves fire this event; steps of the replay undo, redo or lay out a position.
    this.#table.addEventListener('patience-move', () => void this.#leave((shown) => model.continued(shown)));
    // The table's undo and redo keys step through the watched game too; its deal keys do nothing.
    for (const event of ['patience-ready', 'patience-undo', 'patience-redo', 'patience-restart'] as const)
      this.#table.addEventListener(event, () => this.requestUpdate());
    listenForKeys(this.#player);
    this.requestUpdate();
  }

  /** Stops the replay, and opens the page on which the game goes on. */
  async #leave(addressOf: (shown: PatienceGame['snapshot']) => Promise<string | undefined>): Promise<void> {
    this.#player.stop();
    const address = await addressOf(this.#table.snapshot);
    if (address !== undefined) location.assign(address);
  }

  #wrong(sentence: string): string {
    this.#table.hidden = true;
    document.body.classList.add('nothing');
    return sentence;
  }
}

customElements.define('watch-page', WatchPage);
