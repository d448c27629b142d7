import { wordsOf } from '@patience/core';
import { packRecipe, type ReadRecipe } from '@patience/recipe';
import { html, nothing, type TemplateResult } from 'lit';
import { openStore } from '@patience/web/app-shell/open.js';
import { pageAddress, tablePath } from '@patience/web/address/site.js';
import { copyText } from '@patience/web/share/copy.js';
import { errorMessage } from '@patience/web/text/error-message.js';
import { fill } from '@patience/web/text/fill.js';
import { forceAnnounce } from '@patience/web/text/force-announce.js';
import { hasDefaultName, LONGEST_NAME, withOwnName } from '../draft/draft-name.js';
import { linesFor, linkTo, saveFile, solvitaireOf } from '../out/outputs.js';
import { openRecipe } from '../start/opening.js';
import { canShare, canShareAll, canSharePictures, passOn } from '../out/pass-on.js';
import type { Shape } from '../out/picture.js';
import { dropRedo } from '@patience/web/share/drop-redo.js';
import { encodeGame } from '@patience/web/share/code.js';
import { WorkshopPart } from './workshop-part.js';
import { knownShare } from './share-view.js';

/** Size of the largest file that is opened, in bytes. */
const LARGEST = 400_000;

/** The part of the workshop that keeps, shares and opens recipes. */
export class OutPart extends WorkshopPart {
  #status = '';
  #wrong = false;
  /** Id of the button that was pressed last. The result is also shown beside it, because the status may be out of sight. */
  #beside = '';
  /** The result of opening a text, which is shown beside the button. */
  #opened = { text: '', wrong: false };
  /** Address of the table with the game that was kept last. */
  #table = '';
  /** Whether the link names the deal on the table. */
  #withDeal = false;
  /** Whether the link also brings the moves. */
  #withMoves = false;
  #encoded: { readonly key: string; readonly code: string } | undefined;
  /** Id of the draft that was looked for among the player's games, and of one that is there. */
  #askedDraft: string | undefined;
  #keptDraft: string | undefined;
  #shape: Shape = matchMedia('(width < 60em)').matches ? 'tall' : 'wide';
  #link: { readonly text: string; readonly code: string } | undefined;

  /** Shows the deal and the moves on the table, too. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.workshop.game.onChange(() => this.requestUpdate());
  }

  protected override render(): TemplateResult | typeof nothing {
    const { read, text, recipe } = this.bench.onTable;
    if (!read.ok || !recipe) return nothing;
    return this.closable('out', this.words.out.title, () => this.#parts(read, text));
  }

  /** Renders what is in the part. */
  #parts(read: Extract<ReadRecipe, { ok: true }>, text: string): TemplateResult {
    const words = this.words.out;
    const { id } = read.value;
    const solvitaire = solvitaireOf(read.value);
    this.#pack(text);
    const code = this.#link?.text === text ? this.#link.code : '';
    const link =
      code === '' ? '' : linkTo(this.workshop.shell, code, this.#withDeal ? this.workshop.game.deal.seed : undefined, this.#gameCode);
    if (this.#askedDraft !== this.bench.id) void this.#lookForDraft();
    const isKept = this.#keptDraft === this.bench.id;
    return html`<p class=${this.bench.now.read.ok ? 'help' : 'note wrong'}>${this.bench.now.read.ok ? words.lead : words.stale}</p>
      ${hasDefaultName(this.bench.draft.text, this.workshop.lang) ? this.#ownName() : nothing}
      ${this.#copied('out-link', words.link, words.linkHelp, link, () => void this.#shareLink(link))} ${this.#dealChoice()}
      <div class="buttons">
        <button type="button" class="button" @click=${() => void this.#keep()}>${isKept ? words.update : words.keep}</button>
        <button type="button" class="plain" @click=${() => saveFile(`${id}.json`, text)}>${words.file}</button>
      </div>
      <p class=${this.#wrong ? 'wrong' : 'help'} role="status">
        ${this.#status} ${this.#table ? html`<a href=${this.#table}>${words.play}</a>` : nothing}
      </p>
      ${this.#pictureView()} ${this.#copied('out-lines', words.page, words.pageHelp, linesFor(this.workshop.shell.root, id))}
      ${
        'text' in solvitaire
          ? this.#copied('out-solvitaire', words.solvitaire, words.solvitaireHelp, solvitaire.text)
          : html`<p class="help">${fill(words.noSolvitaire, { fields: solvitaire.missing.join(', ') })}</p>`
      }
      <form class="open" @submit=${(event: SubmitEvent) => this.#submit(event)}>
        <label class="field" for="open-text">${words.text}</label>
        <textarea class="control" id="open-text" translate="no" name="recipe" rows="3" required autocomplete="off" spellcheck="false"></textarea>
        <div class="buttons">
          <button type="submit" class="plain">${words.open}</button>
          <label class="plain file"
            >${words.choose}<input type="file" class="sr" accept=".json,application/json" @change=${(event: Event) => void this.#choose(event)}
          /></label>
        </div>
        <p class=${this.#opened.wrong ? 'wrong' : 'help'} role="status">${this.#opened.text}</p>
      </form>
      <div class="buttons">
        <button type="button" class="plain" @click=${() => void this.#savePackage()}>${words.zip}</button>
        ${this.#echo('zip')}
      </div>
      <p class="help">${words.zipHelp}</p>`;
  }

  /** Asks for a name while the patience has the one that the workshop gave it. */
  #ownName(): TemplateResult {
    const { bench, words, workshop } = this;
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      const name = (new FormData(event.target as HTMLFormElement).get('name') as string).trim();
      if (name) bench.write(withOwnName(bench.draft.text, workshop.lang, name));
    };
    return html`<form class="own-name" @submit=${submit}>
      <label class="field" for="own-name">${words.out.nameFirst}</label>
      <div class="line">
        <input class="control" id="own-name" name="name" type="text" maxlength=${LONGEST_NAME} required autocomplete="off" />
        <button type="submit" class="plain">${words.drafts.rename}</button>
      </div>
    </form>`;
  }

  /** Renders the choice whether the link brings the deal on the table, and the moves. */
  #dealChoice(): TemplateResult {
    const words = this.words.out;
    const { deal, saved } = this.workshop.game;
    const moves = saved?.cursor ?? 0;
    const box = (label: string, checked: boolean, set: (on: boolean) => void): TemplateResult =>
      html`<label class="check"
        ><input type="checkbox" .checked=${checked} @change=${({ target }: Event) => set((target as HTMLInputElement).checked)} />${label}</label
      >`;
    return html`${box(fill(words.withDeal, { n: deal.seed }), this.#withDeal, (on) => this.#setDeal(on, on && this.#withMoves))}
    ${this.#withDeal && moves > 0 ? box(fill(words.withMoves, { n: moves }), this.#withMoves, (on) => this.#setDeal(true, on)) : nothing}`;
  }

  #pictureView(): TemplateResult {
    const words = this.words.out;
    return html`<div class="picture-out">
      <label class="field" for="shape">${words.picture}</label>
      <p class="help" id="shape-help">${words.pictureHelp}</p>
      <select
        class="control"
        id="shape"
        aria-describedby="shape-help"
        @change=${({ target }: Event) => (this.#shape = (target as HTMLSelectElement).value as Shape)}
      >
        ${(['wide', 'tall'] as const).map((shape) => html`<option value=${shape} ?selected=${shape === this.#shape}>${words.shapes[shape]}</option>`)}
      </select>
      <div class="buttons">
        <button type="button" class="plain" @click=${() => void this.#picture(false)}>${words.savePicture}</button>
        ${
          canSharePictures()
            ? html`<button type="button" class="plain" @click=${() => void this.#picture(true)}>${words.sharePicture}</button>`
            : nothing
        }
      </div>
    </div>`;
  }

  /** Draws the picture of the deal on the table, and saves it or passes it to the share dialog of the device. */
  async #picture(share: boolean): Promise<void> {
    const { read } = this.bench.onTable;
    if (!read.ok) return;
    const { lang } = this.workshop.shell;
    const { id } = read.value;
    const words = this.words.out;
    const name = wordsOf(read.value, this.workshop.lang).name;
    try {
      const { pictureFile } = await import('../out/picture.js');
      const address = pageAddress(this.workshop.shell, 'workshop/')
        .replace(/^https?:\/\//, '')
        .replace(/\/$/, '');
      const content = { variant: read.value, seed: this.workshop.game.deal.seed, lang, name, about: knownShare(this.workshop), address };
      const file = await pictureFile(content, this.#shape, `${id}.png`);
      if (share) {
        const alone = { title: name, files: [file] };
        const whole = this.#link?.code ? { ...alone, url: linkTo(this.workshop.shell, this.#link.code) } : alone;
        if ((await passOn(canShareAll(whole) ? whole : alone)) !== 'refused') return this.#tell('');
      }
      saveFile(file.name, file, file.type);
      this.#tell(share ? words.pictureNotShared : words.pictureSaved);
    } catch (error) {
      this.#tell(fill(words.pictureFailed, { why: errorMessage(error) }), true);
    }
  }

  /** Passes the link to the share dialog of the device, or copies it if the device refuses. */
  async #shareLink(url: string): Promise<void> {
    const words = this.words.out;
    const { read } = this.bench.onTable;
    if (!read.ok) return;
    if ((await passOn({ title: wordsOf(read.value, this.workshop.lang).name, url })) !== 'refused') return this.#tell('');
    const copied = await copyText(url);
    this.#tellBeside('out-link', copied ? words.linkNotShared : words.notCopied, !copied);
  }

  /** Opens the text of a recipe, and shows whether that succeeded. */
  async open(text: string): Promise<void> {
    const { ok, says } = await openRecipe(this.workshop, text);
    this.#tellOpened(says, !ok);
  }

  /** Shows beside its button whether a text was opened. */
  #tellOpened(text: string, wrong: boolean): void {
    this.#opened = { text: forceAnnounce(text, this.#opened.text), wrong };
    this.draw();
  }

  /** Renders a text with a button that copies it. @param share passes the text to the share dialog of the device */
  #copied(id: string, title: string, help: string, text: string, share?: () => void): TemplateResult {
    const { out } = this.words;
    const copy = async (): Promise<void> => {
      const copied = await copyText(text);
      this.#tellBeside(id, copied ? out.copied : out.notCopied, !copied);
    };
    return html`<div class="copied">
      <label class="field" for=${id}>${title}</label>
      <p class="help" id="${id}-help">${help}</p>
      <textarea class="control lines" id=${id} translate="no" readonly rows="2" aria-describedby="${id}-help" .value=${text}></textarea>
      <button type="button" class="plain" aria-label=${`${out.copy}: ${title}`} @click=${() => void copy()}>${out.copy}</button>
      ${share && canShare() ? html`<button type="button" class="plain" ?disabled=${text === ''} @click=${share}>${out.shareLink}</button>` : nothing}
      ${this.#echo(id)}
    </div>`;
  }

  /** Shows the result of the last button beside it, where it has this id. */
  #echo = (id: string): TemplateResult | typeof nothing =>
    this.#beside === id ? html`<span class="help" aria-hidden="true">${this.#status}</span>` : nothing;

  #setDeal(deal: boolean, moves: boolean): void {
    this.#withDeal = deal;
    this.#withMoves = moves;
    this.draw();
  }

  /** The code of the game on the table, if the link brings its moves; empty while it is being encoded. */
  get #gameCode(): string | undefined {
    const { saved } = this.workshop.game;
    if (!this.#withDeal || !this.#withMoves || !saved || saved.cursor === 0) return undefined;
    const save = dropRedo(saved);
    const key = JSON.stringify([save.variant, save.seed, save.options, save.gestures]);
    if (this.#encoded?.key === key) return this.#encoded.code;
    this.#encoded = { key, code: '' };
    void encodeGame(save).then((code) => {
      if (this.#encoded?.key !== key) return;
      this.#encoded = { key, code };
      this.draw();
    });
    return '';
  }

  /** Packs a text for a link, once for each text. */
  #pack(text: string): void {
    if (this.#link?.text === text) return;
    this.#link = { text, code: '' };
    void packRecipe(text).then((code) => {
      if (this.#link?.text !== text) return;
      this.#link = { text, code };
      this.draw();
    });
  }

  /** Saves a package of its own, with tests and a page, as `npm create patience-variant` makes it. */
  async #savePackage(): Promise<void> {
    const { text, recipe, read } = this.bench.onTable;
    if (!recipe || !read.ok) return;
    const { id } = read.value;
    try {
      const { packageZip } = await import('../out/package-zip.js');
      saveFile(`patience-${id}.zip`, packageZip(id, text, recipe), 'application/zip');
      this.#tellBeside('zip', this.words.out.zipped, false);
    } catch (error) {
      this.#tellBeside('zip', errorMessage(error), true);
    }
  }

  /** Adds the patience to the player's games, or updates it there. */
  async #keep(): Promise<void> {
    const words = this.words.out;
    try {
      const [{ keepDraft }, { RECIPE_QUOTA }, store] = await Promise.all([
        import('../out/keep-draft.js'),
        import('@patience/web/added/recipe-quota.js'),
        openStore(this.workshop.shell),
      ]);
      const { text, recipe } = this.bench.onTable;
      if (!recipe) return;
      this.bench.keepNow();
      const kept = await keepDraft(store, { id: this.bench.id, text, recipe, game: this.workshop.game.saved }, this.workshop.lang);
      if (!kept.ok && kept.mistakes === 'full')
        return this.#tell(fill(words.full, { n: RECIPE_QUOTA.recipes, size: RECIPE_QUOTA.size / 1e6 }), true);
      if (!kept.ok) return this.#tell((kept.mistakes as readonly string[]).join(' '), true);
      this.#keptDraft = this.bench.id;
      const name = wordsOf(kept.recipe.value, this.workshop.lang).name;
      const address = pageAddress(this.workshop.shell, tablePath({ id: kept.recipe.value.id, added: true }, kept.query));
      const sentence = store.hasUnwritten ? words.keptHere : kept.isUpdate ? words.updated : words.kept;
      this.#tell(fill(sentence, { name }), store.hasUnwritten, address);
      this.querySelector('#out > [role=status]')?.scrollIntoView({ block: 'nearest' });
    } catch (error) {
      this.#tell(errorMessage(error), true);
    }
  }

  /** Finds out whether the open draft is among the player's games, for the label of the button. */
  async #lookForDraft(): Promise<void> {
    const { id } = this.bench;
    this.#askedDraft = id;
    const [{ recipeOfDraft }, store] = await Promise.all([import('@patience/web/added/recipe.js'), openStore(this.workshop.shell)]);
    if (!(await recipeOfDraft(store, id))) return;
    this.#keptDraft = id;
    this.draw();
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    void this.open(new FormData(event.target as HTMLFormElement).get('recipe') as string);
  }

  async #choose({ target }: Event): Promise<void> {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    input.value = '';
    if (!file) return;
    if (file.size > LARGEST) return this.#tellOpened(this.words.out.large, true);
    await this.open(await file.text().catch(() => ''));
  }

  /** Shows a message in the status line, and also beside the button with this id. */
  #tellBeside(id: string, text: string, wrong: boolean): void {
    this.#tell(text, wrong);
    this.#beside = id;
    this.draw();
  }

  #tell(text: string, wrong = false, table = ''): void {
    this.#status = forceAnnounce(text, this.#status);
    this.#wrong = wrong;
    this.#table = table;
    this.#beside = '';
    this.draw();
  }
}

customElements.define('recipe-out', OutPart);
