import type { Json } from '@patience/recipe';
import { beginDraft, edit, readingsOf, redo, undo, type Draft } from './draft/draft.js';
import { keepDraft } from './draft/kept-draft.js';
import type { Reading } from './draft/reading.js';
import { withoutUnused } from './form/sections.js';
import { formatJson } from './json/format.js';
import type { JsonObject } from './json/path.js';

/** The draft on the page: every part of the page changes it here and hears of changes here. */
export class Workbench {
  #draft: Draft;
  readonly #listeners = new Set<() => void>();
  /** False where the browser stores nothing. */
  isKept = true;

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  get draft(): Draft {
    return this.#draft;
  }

  /** The text as it is now. */
  get now(): Reading {
    return readingsOf(this.#draft).now;
  }

  /** The text whose patience lies on the table. */
  get onTable(): Reading {
    return readingsOf(this.#draft).table;
  }

  /** Calls back after every change. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Takes a recipe from the form. @param source names the control; edits of one control in a row are undone together */
  change(recipe: JsonObject, source?: string): void {
    this.write(formatJson(withoutUnused(recipe)), source);
  }

  /** Takes a text, whatever it says. */
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
