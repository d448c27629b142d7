import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, type EditorState, type Transaction } from '@codemirror/state';
import { drawSelection, EditorView, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Path } from '../json/path.js';
import { placeAt, rangeOf } from './places.js';
import { allowedAt, namesAt, valuesAt } from './schema.js';

/** A mistake as a sentence, and where in the recipe it is. */
export interface TextMistake {
  readonly path: Path;
  readonly sentence: string;
}

/** Data and actions of the page that the editor needs. */
export interface EditorHost {
  readonly label: string;
  /** Called with a text that was typed. */
  write(text: string): void;
  /** Returns the sentence that explains a field; undefined where the form has none. */
  about(path: Path): string | undefined;
}

/** Marks changes that come from the form, so that they are not sent back to it. */
const fromForm = Annotation.define<boolean>();

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)', fontWeight: '600' },
  { tag: tags.string, color: 'var(--ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--wrong)' },
]);

const look = EditorView.theme({
  '&': { border: '1px solid var(--soft)', borderRadius: '8px', background: 'var(--card)', color: 'var(--ink)', maxHeight: '32rem' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  '.cm-scroller': { font: '0.9rem/1.5 ui-monospace, monospace', overflow: 'auto' },
  '.cm-gutters': { background: 'transparent', color: 'var(--soft)', border: 'none' },
  '.cm-cursor': { borderInlineStartColor: 'var(--ink)' },
  '.cm-tooltip': { background: 'var(--card)', color: 'var(--ink)', border: '1px solid var(--line)', maxWidth: '28rem' },
  '.cm-about': { padding: '6px 10px' },
});

/** The text of a recipe in an editor with completion, hover and marks of mistakes, all made from the schema of recipes. */
export class TextEditor {
  readonly #view: EditorView;

  /**
   * @param place element that gets a shadow root: only there the editor writes its styles as constructed style sheets, which the policy of
   * the site allows
   */
  constructor(place: HTMLElement, text: string, host: EditorHost) {
    const root = place.attachShadow({ mode: 'open' });
    this.#view = new EditorView({
      root,
      parent: root,
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        json(),
        bracketMatching(),
        closeBrackets(),
        syntaxHighlighting(colours),
        autocompletion({ override: [complete] }),
        lintGutter(),
        hoverTooltip((view, at) => hover(view.state, at, host)),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
        EditorView.lineWrapping,
        EditorView.domEventHandlers({ beforeinput: replaceSelected }),
        EditorView.contentAttributes.of({ 'aria-label': host.label, spellcheck: 'false', tabindex: '0' }),
        look,
        EditorView.updateListener.of((update) => {
          if (!update.docChanged || update.transactions.some((each) => each.annotation(fromForm))) return;
          host.write(update.state.doc.toString());
        }),
      ],
    });
  }

  /** Shows a text and marks its mistakes. A text that is already shown stays, with its cursor. */
  show(text: string, mistakes: readonly TextMistake[]): void {
    const { state } = this.#view;
    if (state.doc.toString() !== text)
      this.#view.dispatch({ changes: { from: 0, to: state.doc.length, insert: text }, annotations: fromForm.of(true) });
    const marks = mistakes.map(({ path, sentence }): Diagnostic => ({
      ...rangeOf(this.#view.state, path),
      severity: 'error',
      message: sentence,
    }));
    this.#view.dispatch(setDiagnostics(this.#view.state, marks));
  }
}

/**
 * Types over selected text by a change of the editor's state. Chromium would merge the lines itself and write their computed styles into
 * `style` attributes: the policy of the site forbids those, and the colour of a marked bracket would fill the whole line.
 * @returns whether the event was handled
 */
function replaceSelected(event: InputEvent, view: EditorView): boolean {
  const { inputType, data: text } = event;
  const range = selectedIn(view);
  if (inputType !== 'insertText' || text === null || range === undefined || view.composing) return false;
  const [from, to] = range;
  const insert = (): Transaction =>
    view.state.update({
      changes: { from, to, insert: text },
      selection: { anchor: from + text.length },
      scrollIntoView: true,
      userEvent: 'input.type',
    });
  event.preventDefault();
  const handlers = view.state.facet(EditorView.inputHandler);
  if (!handlers.some((handle) => handle(view, from, to, text, insert))) view.dispatch(insert());
  return true;
}

/**
 * Returns where the selection of the page starts and ends in the text; undefined if nothing is selected, or in a browser other than
 * Chromium, which alone has `getSelection` in a shadow root. The state of the editor may lag behind this selection.
 */
function selectedIn(view: EditorView): readonly [number, number] | undefined {
  const selection = (view.root as { getSelection?(): Selection | null }).getSelection?.();
  if (!selection?.anchorNode || !selection.focusNode || selection.isCollapsed) return undefined;
  const anchor = view.posAtDOM(selection.anchorNode, selection.anchorOffset);
  const focus = view.posAtDOM(selection.focusNode, selection.focusOffset);
  return anchor < focus ? [anchor, focus] : [focus, anchor];
}

/** Suggests names of fields and values that the schema allows. */
function complete({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const { path, inName, node } = placeAt(state, pos);
  const isText = node.name === 'PropertyName' || VALUES.includes(node.name);
  if (!isText && !explicit) return null;
  const options = inName ? namesAt(path).map((name) => JSON.stringify(name)) : valuesAt(path);
  if (options.length === 0) return null;
  return {
    from: isText ? node.from : pos,
    to: isText ? node.to : pos,
    options: options.map((label) => ({ label, type: inName ? 'property' : 'constant' })),
    filter: true,
  };
}

const VALUES = ['String', 'Number', 'True', 'False', 'Null'];

/** Explains in a hover what a field does, and which values it may have. */
function hover(state: EditorState, at: number, host: EditorHost): { readonly pos: number; create(): { dom: HTMLElement } } | null {
  const { path, node } = placeAt(state, at);
  const parent = node.name === 'PropertyName' ? [...path, state.doc.sliceString(node.from + 1, node.to - 1)] : path;
  const text = [host.about(parent), allowedAt(parent)].filter(Boolean).join(' ');
  if (text === '') return null;
  return {
    pos: node.from,
    create: () => ({ dom: Object.assign(document.createElement('div'), { className: 'cm-about', textContent: text }) }),
  };
}
