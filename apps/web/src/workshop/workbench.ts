import type { Json } from '@patience/recipe';
import { beginDraft, edit, readingsOf, redo, undo, type Draft } from './draft/draft.js';
import { keepDraft } from './draft/kept-draft.js';
import type { Reading } from './draft/reading.js';
import { withoutUnused } from './form/sections.js';
import { formatJson } from './json/format.js';
import type { JsonObject } from './json/path.js';

/** The draft of the workshop. Every part of the page changes the draft here and is notified of changes. */
export class Workbench {
  #draft: Draft;
  readonly #listeners = new Set<() => void>();
  /** False when the browser could not store the draft. */
  isKept = true;

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  get draft(): Draft {
    return this.#draft;
  }

  /** The present text and the result of reading it. */
  get now(): Reading {
    return readingsOf(this.#draft).now;
  }

  /** The text of the patience on the table, and the result of reading it. */
  get onTable(): Reading {
    return readingsOf(this.#draft).table;
  }

  /** Calls a listener after every change. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /**
   * Replaces the recipe by one that the form changed.
   * @param source names the control; edits of one control in a row are undone together
   */
  change(recipe: JsonObject, source?: string): void {
    this.write(formatJson(withoutUnused(recipe)), source);
  }

  /** Replaces the text, even by one with mistakes. */
  write(text: string, source?: string): void {
    this.#set(edit(this.#draft, text, source));
  }

  undo(): void {
    this.#set(undo(this.#draft));
  }

  redo(): void {
    this.#set(redo(this.#draft));
  }

  #set(draft: Draft): void {
    if (draft === this.#draft) return;
    this.#draft = draft;
    this.isKept = keepDraft(draft);
    for (const listener of this.#listeners) listener();
  }
}

/** Begins a draft with a recipe. */
export const draftOf = (recipe: Json): Draft => beginDraft(formatJson(recipe));
