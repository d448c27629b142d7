import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { InstalledEntry } from '@patience/web/catalogue/entry.js';
import { nameOf } from '@patience/web/catalogue/names.js';
import { MOST_DRAFTS, type DraftRecord } from '@patience/web/store/draft-records.js';
import { fill } from '@patience/web/text/fill.js';
import { forceAnnounce } from '@patience/web/text/force-announce.js';
import { regional } from '@patience/web/text/regional.js';
import { LONGEST_NAME, nameIn, withName } from '../draft/draft-name.js';
import type { Change } from '../workbench.js';
import { DraftPictures } from './draft-pictures.js';
import { WorkshopPart } from './workshop-part.js';

/** The part of the workshop that lists all drafts: to open, rename, copy and delete them. */
export class DraftsPart extends WorkshopPart {
  #status = '';
  /** Id of the draft that is being renamed. */
  #renaming: string | undefined;
  /** The drafts that were deleted since the page was opened, which can be restored; the last one first. */
  #removed: readonly DraftRecord[] = [];
  #pictures: DraftPictures | undefined;
  #time: Intl.DateTimeFormat | undefined;
  /** The installed patiences, by which drafts are named that began with one; none until the list was opened. */
  #installed: readonly InstalledEntry[] = [];

  protected override follow(change: Change): void {
    if (change === 'list') this.draw();
    else this.requestUpdate();
  }

  protected override render(): TemplateResult {
    return this.closable('drafts', this.words.drafts.title, () => this.#list());
  }

  #list(): TemplateResult {
    const { drafts: words } = this.words;
    const { drafts } = this.bench;
    this.#pictures ??= new DraftPictures(this.workshop.lang, () => this.draw());
    this.#pictures.keepOnly(drafts.map(({ playable }) => playable));
    return html`<p class="help">${words.lead}</p>
      <p class="help" role="status">${this.#status}</p>
      ${
        this.#removed.length === 0
          ? nothing
          : html`<div class="buttons">
              ${repeat(
                this.#removed,
                ({ id }) => id,
                (record) =>
                  html`<button type="button" class="plain" id="restore-${record.id}" @click=${() => this.#restore(record)}>
                    ${words.restore}: ${this.workshop.nameOf(record)}
                  </button>`,
              )}
            </div>`
      }
      <ul class="drafts">
        ${repeat(
          drafts,
          ({ id }) => id,
          // A draft that is as before is not rendered again: there may be 50 of them.
          (each) =>
            guard(
              [
                this.#installed,
                this.bench.kept,
                this.bench.isStored,
                each,
                each.id === this.bench.id,
                each.id === this.#renaming,
                this.#pictures?.address(each.playable),
              ],
              () => this.#item(each),
            ),
        )}
      </ul>`;
  }

  #item(record: DraftRecord): TemplateResult {
    const { drafts: words } = this.words;
    const { id, changed, text } = record;
    const name = this.workshop.nameOf(record);
    const isOpen = id === this.bench.id;
    this.#time ??= new Intl.DateTimeFormat(regional(this.workshop.lang), { dateStyle: 'medium', timeStyle: 'short' });
    const when = this.#time.format(changed);
    const button = (label: string, run: () => void, key: string, off = false): TemplateResult =>
      html`<button type="button" class="plain" id="${key}-${id}" aria-label="${label}: ${name}" ?disabled=${off} @click=${run}>${label}</button>`;
    return html`<li class="draft" aria-current=${isOpen ? 'true' : nothing}>
      ${this.#picture(record)}
      <div>
        <strong>${name}</strong> ${isOpen ? html`<span class="now">${words.now}</span>` : nothing}
        <p class="help">${[isOpen && (this.bench.kept === 'full' || this.bench.isOnlyInAddress) ? words.unkept : fill(words.changed, { when }), this.#origin(record)].filter(Boolean).join(' · ')}</p>
      </div>
      ${
        this.#renaming === id
          ? this.#renameForm(id, name)
          : html`<div class="buttons">
              ${isOpen ? nothing : button(words.open, () => this.#open(id, name), 'open')}
              ${button(words.rename, () => this.#rename(id), 'rename', nameIn(text, this.workshop.lang) === undefined)}
              ${button(words.copy, () => this.#copy(record, name), 'copy')} ${button(words.remove, () => this.#remove(id, name), 'remove')}
            </div>`
      }
    </li>`;
  }

  #picture({ playable }: DraftRecord): TemplateResult {
    const address = this.#pictures?.address(playable);
    return !address ? html`<span class="picture"></span>` : html`<img class="picture" src=${address} alt="" width="96" height="72" />`;
  }

  #renameForm(id: string, name: string): TemplateResult {
    const { drafts: words } = this.words;
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      const given = (new FormData(event.target as HTMLFormElement).get('name') as string).trim();
      this.#renaming = undefined;
      if (given && given !== name) {
        this.bench.rewrite(id, (text) => withName(text, this.workshop.lang, given));
        this.#tell(fill(words.renamed, { name: given }));
      } else this.draw();
      this.#focus(`rename-${id}`);
    };
    const cancel = (): void => {
      this.#renaming = undefined;
      this.draw();
      this.#focus(`rename-${id}`);
    };
    return html`<form @submit=${submit} @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && cancel()}>
      <label class="field" for="new-name">${words.name}</label>
      <input class="control" id="new-name" name="name" type="text" maxlength=${LONGEST_NAME} required autocomplete="off" .value=${name} />
      <div class="buttons">
        <button type="submit" class="plain">${words.rename}</button>
        <button type="button" class="plain" @click=${cancel}>${words.cancel}</button>
      </div>
    </form>`;
  }

  protected override async toggled(): Promise<void> {
    const { installed } = await import('@patience/web/catalogue/installed.js');
    if (this.#installed === installed) return;
    this.#installed = installed;
    this.draw();
  }

  #open(id: string, name: string): void {
    const { drafts: words } = this.words;
    this.#tell(fill(this.bench.open(id) ? words.opened : words.gone, { name }));
    this.#focus(`rename-${id}`);
  }

  #rename(id: string): void {
    this.#renaming = id;
    this.draw();
    this.#focus('new-name');
    this.querySelector<HTMLInputElement>('#new-name')?.select();
  }

  #copy({ id }: DraftRecord, name: string): void {
    const { drafts: words } = this.words;
    // The list may be older than the last edit of the open draft.
    const record = this.bench.drafts.find((each) => each.id === id);
    if (!record) return this.#tell(fill(words.gone, { name }));
    const own = fill(words.copyName, { name }).slice(0, LONGEST_NAME);
    const done = this.bench.copy(record, `copy:${name}`, (text) =>
      nameIn(text, this.workshop.lang) === undefined ? text : withName(text, this.workshop.lang, own),
    );
    this.#tell(fill(done ? words.copied : words.many, { name: own, n: MOST_DRAFTS }));
    if (done) this.#focus(`rename-${this.bench.id}`);
  }

  #remove(id: string, name: string): void {
    this.#removed = [this.bench.remove(id, this.workshop.fresh), ...this.#removed];
    this.#tell(fill(this.words.drafts.removed, { name }));
    this.#focus(`restore-${id}`);
  }

  #restore(record: DraftRecord): void {
    const name = this.workshop.nameOf(record);
    const done = this.bench.restore(record);
    if (done) this.#removed = this.#removed.filter((each) => each !== record);
    this.#tell(fill(done ? this.words.drafts.restored : this.words.full, { name }));
    this.#focus(`open-${record.id}`);
  }

  /** Returns what the draft was made from. */
  #origin({ origin }: DraftRecord): string {
    const { drafts: words, templates } = this.words;
    const [kind = ''] = origin.split(':', 1);
    const rest = origin.slice(kind.length + 1);
    if (kind === 'template' && Object.hasOwn(templates, rest))
      return fill(words.from.template, { name: (templates as Readonly<Record<string, string>>)[rest]! });
    const entry = kind === 'game' ? this.#installed.find(({ id }) => id === rest) : undefined;
    if (kind === 'game') return fill(words.from.game, { name: entry ? nameOf(entry, this.workshop.lang) : rest });
    if (kind === 'copy') return fill(words.from.copy, { name: rest });
    return kind === 'link' || kind === 'text' ? words.from[kind] : '';
  }

  /** Moves the focus from a removed button to another one. */
  #focus(id: string): void {
    this.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.focus();
  }

  #tell(text: string): void {
    this.#status = forceAnnounce(text, this.#status);
    this.draw();
  }
}

customElements.define('draft-list', DraftsPart);
