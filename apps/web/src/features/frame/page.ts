import '../../styles/page.css';
import '../../styles/embed.css';
import '@patience/element/define';
import { directionOf } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit';
import { here } from '../../address/site.js';
import { Page } from '../../app-shell/page.js';
import type { Shell } from '../../app-shell/start.js';
import { nameOf } from '../../catalogue/names.js';
import { installed } from '../../catalogue/installed.js';
import { notice } from '../../components/notices.js';
import { watchDeployment } from '../../offline/deployment.js';
import { applyToTable } from '../../settings/apply.js';
import { settings } from '../../settings/settings.js';
import { problemText } from '../../text/cut.js';
import { fill } from '../../text/fill.js';
import { loadWords, nearestLanguage } from '../../words/load.js';
import { FrameModel, requestOf } from './model.js';
import type { Words } from './words.js';

/**
 * The page inside a frame: no header, no storage except that of the element, and the component, which is the single link out of the frame.
 * For an unknown patience there is no model.
 */
class FramePage extends Page<FrameModel | undefined, Words> {
  readonly #table = document.querySelector('patience-game')!;
  readonly #query = new URLSearchParams(location.search);
  readonly #request = requestOf(this.#query);

  /** Takes language and colours from the address; the document has no language, since it cannot know that of the page around it. */
  protected override async begin(): Promise<Shell<Words>> {
    const { lang: asked, theme } = this.#request;
    const root = document.documentElement;
    const lang = nearestLanguage(asked === undefined ? navigator.languages : [asked]);
    root.lang = lang;
    root.dir = directionOf(lang);
    if (theme) root.dataset['theme'] = theme;
    this.#table.hidden = true; // Hide the table until it has something to show.
    const words = await loadWords<Words>(lang);
    watchDeployment(words.notices);
    root.dataset['started'] = '';
    return { ...here(), lang, words };
  }

  protected async open(shell: Shell<Words>, changed: () => void): Promise<FrameModel | undefined> {
    const { id, theme } = this.#request;
    const entry = installed.find((one) => one.id === id);
    if (!entry) {
      const { showGameNotFound } = await import('../../table/game-not-found.js');
      showGameNotFound(shell, shell.words, id, '_blank');
      return undefined;
    }
    const { words, lang } = shell;
    const table = this.#table;
    const variant = await entry.load();
    const model = new FrameModel(entry, variant, shell, changed);
    applyToTable(table, { ...settings(), ...(theme && { theme }) });
    for (const event of ['patience-ready', 'patience-move', 'patience-undo', 'patience-redo', 'patience-restart'] as const)
      table.addEventListener(event, () => void this.#follow(model));
    const problem = model.deal(table, this.#query);
    table.hidden = false;
    document.title = document.querySelector('h1')!.textContent = nameOf(entry, lang);
    table.pageKeys = true;
    if (problem) notice(fill(words.table.badOption, { why: problemText(problem, lang, variant) }), { close: words.notices.ok });
    return model;
  }

  protected override render(): TemplateResult | typeof nothing {
    const address = this.model?.address;
    if (address === undefined) return nothing;
    return html`<a id="open" class="open" target="_blank" rel="noopener" href=${address}>${this.shell.words.frame.open}</a>`;
  }

  async #follow(model: FrameModel): Promise<void> {
    const { game } = this.#table;
    const cursor = game?.cursor;
    if (game) await model.follow(game, () => this.#table.game === game && game.cursor === cursor);
  }
}

customElements.define('frame-page', FramePage);
