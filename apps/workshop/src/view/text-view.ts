import type { LanguageTag } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { partsOf } from '../form/sections.js';
import { pathText, type Path } from '../json/path.js';
import type { TextEditor } from '../text/editor.js';
import type { Workbench } from '../workbench.js';
import type { WorkshopWords } from '../words/index.js';
import { sentenceOf } from './mistakes-view.js';

/** Pause in typing, in milliseconds, before a text is read. */
const REST = 300;

/** The part of the workshop with the recipe as text: in an editor that is loaded when it is first opened, or in a plain field. */
export class TextView {
  #editor: TextEditor | undefined;
  #loadsEditor = false;
  /** Text that was typed and not taken over yet. Rendering may not overwrite it. */
  #typed: string | undefined;
  #typing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly words: WorkshopWords,
    private readonly lang: LanguageTag,
    private readonly bench: Workbench,
    /** Languages in which a patience gets a name. */
    private readonly named: readonly LanguageTag[],
    /** Renders this part. */
    private readonly draw: () => void,
    /** Renders this part if it does not show the latest edit of the form yet. Typing into an older text would revert that edit. */
    private readonly catchUp: () => void,
  ) {}

  view(): TemplateResult {
    const first = { handleEvent: this.catchUp, capture: true };
    return html`<details
      class="part"
      id="text"
      @toggle=${(event: Event) => void this.#open(event)}
      @focusout=${() => this.#take()}
      @focusin=${first}
      @keydown=${first}
      @paste=${first}
      @beforeinput=${first}
    >
      <summary><h2>JSON</h2></summary>
      <div id="editor" translate="no"></div>
      ${
        this.#editor
          ? nothing
          : html`<textarea
              class="code"
              translate="no"
              rows="24"
              spellcheck="false"
              aria-label="JSON"
              .value=${live(this.#typed ?? this.bench.draft.text)}
              @input=${({ target }: Event) => this.#type((target as HTMLTextAreaElement).value)}
            ></textarea>`
      }
    </details>`;
  }

  /** Shows text and mistakes in the editor, unless something is being typed there. Call it after the view is rendered. */
  show(): void {
    const { now } = this.bench;
    if (this.#typed !== undefined) return;
    this.#editor?.show(
      now.text,
      now.read.ok
        ? []
        : now.read.mistakes.map((mistake) => ({
            path: mistake.path.split('.').filter(Boolean),
            sentence: sentenceOf(mistake, this.lang),
          })),
    );
  }

  /** Notes a typed text, and makes it the recipe of the draft after a pause in typing. */
  #type(text: string): void {
    clearTimeout(this.#typing);
    this.#typed = text;
    this.#typing = setTimeout(() => this.#take(), REST);
  }

  /** Takes over the text that was typed last. Called when the focus leaves the text, before the form makes an edit. */
  #take(): void {
    clearTimeout(this.#typing);
    const text = this.#typed;
    this.#typed = undefined;
    if (text !== undefined) this.bench.write(text, 'text');
  }

  async #open({ target }: Event): Promise<void> {
    if (this.#editor || this.#loadsEditor || !(target as HTMLDetailsElement).open) return;
    this.#loadsEditor = true;
    // Keep the plain field if the editor cannot be loaded.
    const loaded = await import('../text/editor.js').catch(() => undefined);
    if (!loaded) return;
    this.#take();
    this.#editor = new loaded.TextEditor(document.getElementById('editor')!, this.bench.draft.text, {
      label: 'JSON',
      write: (text) => this.#type(text),
      about: (path) => this.#about(path),
    });
    this.draw();
  }

  /** Returns the sentence with which the form explains a part of the recipe. */
  #about(path: Path): string | undefined {
    const { recipe } = this.bench.now;
    const field =
      recipe &&
      partsOf(recipe, this.named)
        .flatMap(({ sections }) => sections.flatMap(({ fields }) => fields))
        .find((each) => each.path === pathText(path));
    if (!field) return undefined;
    const { label, help } = this.words.fields[field.key];
    return help === undefined ? label : `${label}. ${help}`;
  }
}
