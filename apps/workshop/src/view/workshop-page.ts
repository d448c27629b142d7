import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '@patience/web/text/fill.js';
import { START, openRecipe, start } from '../start/opening.js';
import { undoByKey } from '../undo-keys.js';
import type { Change } from '../workbench.js';
import { changeSentence } from './change-sentence.js';
import './drafts-part.js';
import './find-part.js';
import './form-part.js';
import './games-part.js';
import './knowledge-part.js';
import { complaintContext, firstMistake, mistakesView } from './mistakes-view.js';
import './neighbours-part.js';
import { notKeptView } from './not-kept-view.js';
import './out-part.js';
import './rules-part.js';
import './start-list.js';
import './table-part.js';
import { tabsView, type Tab } from './tabs-view.js';
import './text-part.js';
import { toolsView } from './tools-view.js';
import { nextTask, nextTurn, WorkshopPart } from './workshop-part.js';

/** Pause in editing, in milliseconds, before deals are searched. */
const BEFORE_SEARCH = 400;

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
    await nextTask();
    await nextTurn();
    this.#study();
    addEventListener('hashchange', () => this.#openLink());
    this.#openLink();
  }

  protected override follow(change: Change): void {
    if (change === 'list') return;
    const { workshop } = this;
    this.#forgetLink();
    this.#fate = this.#fateOfGame();
    workshop.trouble = '';
    workshop.say(changeSentence(workshop, change));
    this.#study();
  }

  protected override render(): TemplateResult {
    const { workshop, bench, words } = this;
    const { complaints, status, trouble, lang } = workshop;
    const { ok } = bench.now.read;
    const context = complaintContext(workshop);
    return html`<div class="tabs" data-tab=${this.#tab}>
        ${tabsView(words, this.#tab, (tab) => this.#show(tab))} ${toolsView(words, bench)}
        <p class=${ok ? 'said' : 'said wrong'} role="status">
          ${status}${ok && status ? html`<span class=${this.#fate === words.dealt ? 'unseen' : ''}> ${this.#fate}</span>` : nothing}
        </p>
        ${firstMistake(complaints, context)}
        <short-share class="bar-share" .workshop=${workshop}></short-share>
        ${bench.kept === 'full' ? notKeptView(words, bench) : nothing}
      </div>
      <div class="bench" data-tab=${this.#tab}>
        <div class="edit" id="edit" role="tabpanel" aria-labelledby="tab-edit">
          <start-list
            .words=${words}
            .lang=${lang}
            .origin=${bench.origin}
            .start=${(name: string) => void start(workshop, name)}
          ></start-list>
          ${trouble ? html`<p class="wrong" role="alert">${trouble}</p>` : nothing} ${mistakesView(complaints, context)}
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

  /** Opens what the fragment of the address names: a recipe, or a beginning. */
  #openLink(): void {
    const { hash } = location;
    if (hash.startsWith('#recipe=')) void this.#openRecipe(hash);
    if (hash.startsWith(START)) void start(this.workshop, decoded(hash.slice(START.length)));
  }

  async #openRecipe(hash: string): Promise<void> {
    const { ok, says } = await openRecipe(this.workshop, hash);
    if (ok) return this.workshop.say(says);
    this.#forgetLink();
    this.workshop.refuse(says);
  }

  /** Removes the draft from the address, except while it is the only place where the open draft is: then a reload opens it again. */
  #forgetLink(): void {
    if (/^#(recipe|start)=/.test(location.hash) && !this.bench.isOnlyInAddress) history.replaceState(history.state, '', location.pathname);
  }

  #fateOfGame(): string {
    const { of, moves } = this.workshop.game.kept;
    if (of === 0) return this.words.dealt;
    return moves === of ? this.words.goesOn : fill(this.words.goesOnPart, { n: of, k: moves });
  }

  /** Searches deals of the patience on the table after a pause in editing. */
  #study(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      const { read } = this.bench.onTable;
      if (read.ok) void this.workshop.survey.study(read);
    }, BEFORE_SEARCH);
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

/** Decodes a part of an address. A text that is not encoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
