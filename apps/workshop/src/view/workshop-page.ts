import { html, nothing, type TemplateResult } from 'lit';
import { nextTask } from '@patience/web/app-shell/tasks.js';
import { browserStorage } from '@patience/web/store/draft-records.js';
import { fill } from '@patience/web/text/fill.js';
import { saveFile } from '../out/outputs.js';
import { forgetAddress, openAddress } from '../start/address.js';
import { start } from '../start/opening.js';
import { undoByKey } from '../undo-keys.js';
import type { Change } from '../workbench.js';
import { changeSentence } from './complaint-text.js';
import './drafts-part.js';
import './find-part.js';
import './form-part.js';
import './games-part.js';
import './knowledge-part.js';
import { firstMistake, mistakesView } from './mistakes-view.js';
import './neighbours-part.js';
import './out-part.js';
import './rules-part.js';
import './start-list.js';
import './table-part.js';
import { tabsView, type Tab } from './tabs-view.js';
import './text-part.js';
import { toolsView } from './tools-view.js';
import { nextTurn, WorkshopPart } from './workshop-part.js';

/** Pause in editing, in milliseconds, before deals are searched. */
const BEFORE_SEARCH = 400;
/** Pause before the first search: on a device with few cores it would slow down the page that is being opened. */
const BEFORE_FIRST_SEARCH = 2000;

/** The page of the workshop: the bar with its tabs, and all parts. It shows an edit at once. */
export class WorkshopPage extends WorkshopPart {
  #tab: Tab = 'edit';
  /** A sentence that says what the last change of the workbench has made of the game on the table. */
  #fate = '';
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** Scroll position of the page when the tab of the form was left, in pixels. */
  #editedAt = 0;

  protected override turn(): Promise<void> {
    return Promise.resolve();
  }

  protected override firstUpdated(): void {
    const { bench, workshop } = this;
    workshop.onSay(() => this.draw());
    bench.followOtherTabs();
    this.addEventListener('keydown', (event) => undoByKey(event, bench));
    void this.#begin();
  }

  /** Begins to search, and opens the link in the address, when every part was rendered once. */
  async #begin(): Promise<void> {
    const { workshop } = this;
    await nextTask();
    await nextTurn();
    this.#study(BEFORE_FIRST_SEARCH);
    addEventListener('hashchange', () => void openAddress(workshop));
    void openAddress(workshop);
  }

  protected override follow(change: Change): void {
    if (change === 'list') return;
    const { workshop } = this;
    forgetAddress(this.bench);
    this.#fate = this.#fateOfGame();
    workshop.trouble = '';
    workshop.say(changeSentence(workshop, change));
    this.#study();
  }

  protected override render(): TemplateResult {
    const { workshop, bench, words } = this;
    const { status, trouble, lang } = workshop;
    const { ok } = bench.now.read;
    return html`<div class="tabs" data-tab=${this.#tab}>
        ${tabsView(words, this.#tab, (tab) => this.#show(tab))} ${toolsView(words, bench)}
        <p class=${ok ? 'said' : 'said wrong'} role="status">
          ${status}${ok && status ? html`<span class=${this.#fate === words.dealt ? 'unseen' : ''}> ${this.#fate}</span>` : nothing}
        </p>
        ${firstMistake(workshop)}
        <short-share class="bar-share" .workshop=${workshop}></short-share>
        ${bench.kept === 'full' ? this.#notKept() : nothing}
      </div>
      <div class="bench" data-tab=${this.#tab}>
        <div class="edit" id="edit" role="tabpanel" aria-labelledby="tab-edit">
          <start-list
            .words=${words}
            .lang=${lang}
            .origin=${bench.origin}
            .start=${(name: string) => void start(workshop, name)}
          ></start-list>
          ${trouble ? html`<p class="wrong" role="alert">${trouble}</p>` : nothing} ${mistakesView(workshop)}
          <recipe-form .workshop=${workshop}></recipe-form>
          <recipe-text .workshop=${workshop}></recipe-text>
          <draft-list .workshop=${workshop}></draft-list>
          <recipe-out .workshop=${workshop}></recipe-out>
        </div>
        <div class="play" id="play" role="tabpanel" aria-labelledby="tab-play">
          <draft-table .workshop=${workshop}></draft-table>
          <winnable-share .workshop=${workshop}></winnable-share>
          <played-games .workshop=${workshop}></played-games>
          <near-variations .workshop=${workshop}></near-variations>
          <found-variations .workshop=${workshop}></found-variations>
          <draft-rules .workshop=${workshop}></draft-rules>
        </div>
      </div>`;
  }

  /** Says that the open draft is not stored, and offers it as a file. */
  #notKept(): TemplateResult {
    const { words, bench } = this;
    const { onTable, draft } = bench;
    const name = onTable.read.ok ? onTable.read.value.id : 'patience';
    return html`<div class="note wrong not-kept" role="alert">
      <p>${browserStorage() ? words.full : words.notKept}</p>
      <button type="button" class="plain" @click=${() => saveFile(`${name}.json`, draft.text)}>${words.out.file}</button>
    </div>`;
  }

  #fateOfGame(): string {
    const { of, moves } = this.workshop.game.kept;
    if (of === 0) return this.words.dealt;
    return moves === of ? this.words.goesOn : fill(this.words.goesOnPart, { n: of, k: moves });
  }

  /** Searches deals of the patience on the table after a pause in editing. */
  #study(pause = BEFORE_SEARCH): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      const { read } = this.bench.onTable;
      if (read.ok) void this.workshop.survey.study(read);
    }, pause);
  }

  /** Shows the other tab: the table as a whole, or the form where the player has left it. */
  #show(tab: Tab): void {
    if (tab === this.#tab) return;
    if (tab === 'play') this.#editedAt = scrollY;
    this.#tab = tab;
    // The result of the last edit says nothing about what has happened on the other side since.
    this.workshop.status = '';
    this.draw();
    if (tab === 'edit') scrollTo({ top: this.#editedAt, behavior: 'instant' });
    else this.querySelector('.bench')!.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}

customElements.define('workshop-page', WorkshopPage);
