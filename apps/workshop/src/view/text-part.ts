import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { createRef, ref } from 'lit/directives/ref.js';
import { pathText, type Path } from '../json/path.js';
import type { TextEditor } from '../text/editor.js';
import { sentenceOf } from './complaint-text.js';
import { WorkshopPart } from './workshop-part.js';

/** Pause in typing, in milliseconds, before a text is read. */
const REST = 300;

/** The part of the workshop with the recipe as text: in an editor that is loaded when it is first opened, or in a plain field. */
export class TextPart extends WorkshopPart {
  /** The element that gets the editor. */
  readonly #place = createRef<HTMLElement>();
  #editor: TextEditor | undefined;
  #loadsEditor = false;
  /** Text that was typed and not taken over yet. Rendering may not overwrite it. */
  #typed: string | undefined;
  #typing: ReturnType<typeof setTimeout> | undefined;

  protected override render(): TemplateResult {
    // Show the latest edit of the form first: typing into an older text would revert it.
    const first = { handleEvent: () => this.performUpdate(), capture: true };
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
      <div id="editor" translate="no" ${ref(this.#place)}></div>
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

  /** Shows text and mistakes in the editor, unless something is being typed there. */
  protected override updated(): void {
    const { bench, lang } = this.workshop;
    const { now } = bench;
    if (this.#typed !== undefined) return;
    this.#editor?.show(
      now.text,
      now.read.ok
        ? []
        : now.read.mistakes.map((mistake) => ({
            path: mistake.path.split('.').filter(Boolean),
            sentence: sentenceOf(mistake, lang),
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
    this.#editor = new loaded.TextEditor(this.#place.value!, this.bench.draft.text, {
      label: 'JSON',
      write: (text) => this.#type(text),
      about: (path) => this.#about(path),
    });
    this.draw();
  }

  /** Returns the sentence with which the form explains a part of the recipe. */
  #about(path: Path): string | undefined {
    const { parts, words } = this.workshop;
    const field = parts.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields)).find((each) => each.path === pathText(path));
    if (!field) return undefined;
    const { label, help } = words.fields[field.key];
    return help === undefined ? label : `${label}. ${help}`;
  }
}

customElements.define('recipe-text', TextPart);
