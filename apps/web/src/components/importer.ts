import { html, nothing, type TemplateResult } from 'lit';
import { addVariant } from '../added/add.js';
import { applyColours } from '../settings/apply.js';
import { change, settings } from '../settings/settings.js';
import { portableSettings } from '../settings/portable-settings.js';
import type { Shell } from '../app-shell/start.js';
import { previewOf, type Preview } from '../store/preview.js';
import type { Store } from '../store/store.js';
import { LARGEST_FILE, merge, replaceAll, type Checked, type PlayerFile, type Taken } from '../store/transfer.js';
import { canUndo, noteAdded } from '../store/undo.js';
import { counted, fill } from '../text/fill.js';
import { regional } from '../text/regional.js';
import type { Outcome, WorkQueue } from './work-queue.js';

/** Id of the heading of the preview, which gets the focus when the preview appears. */
const TITLE = 'import-title';

/**
 * Shows what a file with a player's data contains. Writes nothing until the player chooses to add it to the data of this browser or to replace
 * them. If the file names JavaScript modules of added games, the next step asks whether to load these.
 */
export class Importer {
  /** Addresses of modules that the imported file names and that are missing here. */
  #missing: readonly string[] = [];
  #offer: { readonly file: PlayerFile; readonly preview: Preview } | undefined;
  /** Whether the player is asked to confirm that everything here is replaced. */
  #sure = false;
  readonly #numbers: Intl.NumberFormat;

  /** @param back id of the control that gets the focus when the preview is closed @param onImport is called after an import */
  constructor(
    private readonly shell: Shell,
    private readonly store: Store,
    private readonly queue: WorkQueue,
    private readonly back: string,
    private readonly onImport: (undoable: boolean) => void = () => undefined,
  ) {
    this.#numbers = new Intl.NumberFormat(shell.lang);
  }

  /** Removes the preview and the question about modules. */
  reset(): void {
    this.#offer = undefined;
    this.#missing = [];
    this.#sure = false;
  }

  /** Shows the preview of a file, or tells why it cannot be used. @returns the outcome for the queue in which this runs */
  async show(checked: Checked): Promise<Outcome> {
    this.reset();
    if (!checked.ok) return { text: this.#badFile(checked), wrong: true };
    this.#offer = { file: checked.file, preview: await previewOf(this.store, checked.file, settings()) };
    return { text: '', focus: TITLE };
  }

  /** Draws the preview or the question about modules; nothing while there is neither. */
  view(): TemplateResult | typeof nothing {
    if (this.#offer) return this.#previewView(this.#offer.preview);
    return this.#missing.length > 0 ? this.#missingView() : nothing;
  }

  #previewView(preview: Preview): TemplateResult {
    const { words: all, lang } = this.shell;
    const words = all.importing.preview;
    const n = (value: number): string => this.#numbers.format(value);
    const rows: readonly (readonly [name: string, text: string])[] = [
      ...(preview.written
        ? [[words.written, preview.written.toLocaleString(regional(lang), { dateStyle: 'long', timeStyle: 'short' })] as const]
        : []),
      [
        words.games,
        preview.games === 0 ? words.none : fill(words.gamesOf, { n: n(preview.games), won: n(preview.won), of: n(preview.variants) }),
      ],
      ...(preview.games === 0 ? [] : [[words.fresh, fill(words.freshOf, { n: n(preview.fresh), later: n(preview.later) })] as const]),
      [words.settings, preview.settings === 0 ? words.same : counted(words.differ, preview.settings, lang)],
      [words.favourites, fill(words.favouritesOf, { n: n(preview.favourites), fresh: n(preview.freshFavourites) })],
      ...(preview.added === 0 ? [] : [[words.added, n(preview.added)] as const]),
      ...(preview.drafts === 0
        ? []
        : [[words.drafts, fill(words.draftsOf, { n: n(preview.drafts), fresh: n(preview.freshDrafts) })] as const]),
    ];
    return html`<div class="ask" role="group" aria-labelledby=${TITLE}>
      <h3 id=${TITLE} tabindex="-1">${words.title}</h3>
      <dl class="import">
        ${rows.map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}
      </dl>
      ${this.#sure ? this.#sureView(preview) : this.#choices()}
    </div>`;
  }

  #choices(): TemplateResult {
    const words = this.shell.words.importing.preview;
    return html`<p class="help" id="merge-help">${words.mergeHelp}</p>
      <div class="buttons">
        <button type="button" class="button" id="merge" aria-describedby="merge-help" @click=${() => this.#import(false)}>${words.merge}</button>
        <button type="button" class="plain danger" id="replace" @click=${() => this.#ask(true)}>${words.replace}</button>
        <button type="button" class="plain" @click=${() => this.#cancel()}>${words.cancel}</button>
      </div>`;
  }

  #sureView({ here }: Preview): TemplateResult {
    const { words, lang } = this.shell;
    return html`<div class="buttons">
      <p class="wrong" role="alert">${counted(words.importing.preview.sure, here, lang)}</p>
      <button type="button" class="button danger" @click=${() => this.#import(true)}>${words.importing.preview.replaceYes}</button>
      <button type="button" class="plain" id="replace-no" @click=${() => this.#ask(false)}>${words.importing.preview.replaceNo}</button>
    </div>`;
  }

  #missingView(): TemplateResult {
    const { importing: words, adding } = this.shell.words;
    return html`<div class="ask" role="group" aria-labelledby="bring">
      <p id="bring">${words.bring}</p>
      <ul>
        ${this.#missing.map((address) => html`<li>${address}</li>`)}
      </ul>
      <p class="note">${adding.trust}</p>
      <div class="buttons">
        <button type="button" class="button" @click=${() => this.queue.enqueue(adding.busy, this.back, () => this.#bringMissing())}>
          ${words.bringYes}</button
        ><button type="button" class="plain" @click=${() => this.#cancel()}>${words.bringNo}</button>
      </div>
    </div>`;
  }

  #ask(now: boolean): void {
    this.#sure = now;
    this.queue.tell('');
    this.queue.focus(now ? 'replace-no' : 'replace');
  }

  #cancel(): void {
    this.reset();
    this.queue.tell('');
    this.queue.focus(this.back);
  }

  #import(instead: boolean): void {
    if (!this.#offer) return;
    const { file } = this.#offer;
    this.queue.enqueue(this.shell.words.importing.busy, this.back, () => this.#take(file, instead));
  }

  async #take(file: PlayerFile, instead: boolean): Promise<Outcome> {
    const { words: all, lang } = this.shell;
    const words = all.importing;
    this.reset();
    const taken = instead ? await replaceAll(this.store, file) : await this.#merge(file);
    applyColours(document.documentElement, change(portableSettings(file.settings)));
    this.#missing = taken.missing;
    await this.#takeRecipes(file.recipes ?? []);
    this.onImport(!instead && (await canUndo(this.store)));
    const sentences = [
      ...(instead ? [words.preview.replaced] : []),
      ...(taken.games > 0 ? [counted(words.imported, taken.games, lang)] : []),
      ...(taken.others && !instead ? [words.importedOthers] : []),
      ...(taken.drafts ? [counted(words.importedDrafts, taken.drafts.taken, lang)] : []),
      ...(taken.drafts?.refused ? [counted(words.refusedDrafts, taken.drafts.refused, lang)] : []),
    ];
    return { text: sentences.length > 0 || taken.missing.length > 0 ? sentences.join(' ') : words.importedNone };
  }

  #merge(file: PlayerFile): Promise<Taken> {
    let tenths = 0;
    return merge(this.store, file, settings(), undefined, (written, of) => {
      // The message is announced: ten times are enough.
      if (written === of || Math.floor((10 * written) / of) === tenths) return;
      tenths = Math.floor((10 * written) / of);
      this.queue.tell(fill(this.shell.words.importing.busyWith, { n: this.#numbers.format(written), of: this.#numbers.format(of) }));
    });
  }

  /**
   * Adds the recipes of a file without a question, since recipes are plain data. An invalid recipe, or one whose id is taken, is left out.
   */
  async #takeRecipes(recipes: readonly string[]): Promise<void> {
    if (recipes.length === 0) return;
    const { keepRecipe, readRecipe } = await import('../added/recipe.js');
    for (const text of recipes) {
      const read = await readRecipe(text, 'JSON', this.shell.lang);
      const kept = read.ok ? await keepRecipe(this.store, read.recipe, '') : undefined;
      if (kept?.ok) await noteAdded(this.store, kept.record.id);
    }
  }

  /** Fetches and tries the modules that the file names. Each refused one is reported with the reason. */
  async #bringMissing(): Promise<Outcome> {
    const { importing: words, adding } = this.shell.words;
    const refused: string[] = [];
    let count = 0;
    for (const address of this.#missing) {
      const added = await addVariant(this.shell.root, this.store, address);
      if (added.ok) {
        await noteAdded(this.store, added.record.id);
        count++;
      } else {
        const { reason, why } = added.refused;
        refused.push(`${address}: ${fill(adding.bad[reason], { why, id: why, n: why })}`);
      }
    }
    this.#missing = [];
    return { text: [counted(words.brought, count, this.shell.lang), ...refused].join(' '), wrong: refused.length > 0 };
  }

  #badFile({ reason, count }: Extract<Checked, { ok: false }>): string {
    const words = this.shell.words.importing;
    return reason === 'damaged'
      ? counted(words.importDamaged, count, this.shell.lang)
      : fill(words.importBad[reason], { n: LARGEST_FILE / 1e6 });
  }
}
