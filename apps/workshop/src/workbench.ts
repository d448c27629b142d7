import {
  draftRecord,
  draftRecords,
  idOfKey,
  isWritable,
  MOST_DRAFTS,
  putDraft,
  type DraftRecord,
} from '@patience/web/store/draft-records.js';
import { beginDraft, edit, readingsOf, redo, undo, type Draft } from './draft/draft.js';
import { draftIn, forget, keep, newDraft, noteOpen, recordOf, type Keeping, type KeptDraft } from './draft/kept-drafts.js';
import type { Reading } from './draft/reading.js';
import { withoutUnused } from './form/sections.js';
import { formatJson } from './json/format.js';
import type { JsonObject } from './json/path.js';

/**
 * The reason for a change of the workbench. `edit`: the open draft was edited; `undo`, `redo`: an edit was undone or redone; `open`: another
 * draft is open; `newer`: another tab has changed the open draft; `list`: other drafts have changed.
 */
export type Change = 'edit' | 'undo' | 'redo' | 'open' | 'newer' | 'list';

/** The draft of the workshop that is open, and the list of all drafts. Every part of the page changes drafts here and is notified of changes. */
export class Workbench {
  #open: KeptDraft;
  readonly #listeners = new Set<(change: Change) => void>();
  /** The result of storing the last change: `apart` if another tab had changed the draft, `full` if it could not be stored. */
  kept: Keeping['how'] = howIfUnchanged();

  constructor(open: KeptDraft) {
    this.#open = open;
    noteOpen(open.id);
  }

  get draft(): Draft {
    return this.#open.draft;
  }

  /** Template, patience, link or text with which the open draft began. */
  get origin(): string {
    return this.#open.origin;
  }

  /** Id of the open draft. */
  get id(): string {
    return this.#open.id;
  }

  /** Whether the open draft has no other place than the address yet: it is stored at its first edit. */
  get isOnlyInAddress(): boolean {
    return !this.isStored && canBeginAgain(this.#open);
  }

  /** Whether a version of the open draft is stored. */
  get isStored(): boolean {
    return this.#open.token !== undefined;
  }

  /** All drafts, the one that was changed last first. The open one is among them even if it is not stored. */
  get drafts(): readonly DraftRecord[] {
    const stored = draftRecords();
    return stored.some(({ id }) => id === this.id) ? stored : [recordOf(this.#open, Date.now(), ''), ...stored];
  }

  /** The present text and the result of reading it. */
  get now(): Reading {
    return readingsOf(this.draft).now;
  }

  /** The text of the patience on the table, and the result of reading it. */
  get onTable(): Reading {
    return readingsOf(this.draft).table;
  }

  /** Calls a listener after every change. */
  onChange(listener: (change: Change) => void): void {
    this.#listeners.add(listener);
  }

  /** Follows the changes that other tabs make. */
  followOtherTabs(): void {
    addEventListener('storage', (event) => {
      const { key } = event as StorageEvent;
      const id = idOfKey(key);
      if (id === this.id) this.#followOther();
      if (id !== undefined) this.#tell('list');
    });
    // A page that was frozen has missed the events.
    document.addEventListener('visibilitychange', () => document.hidden || this.#followOther());
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
    this.#set(edit(this.draft, text, source));
  }

  undo(): void {
    this.#set(undo(this.draft), 'undo');
  }

  redo(): void {
    this.#set(redo(this.draft), 'redo');
  }

  /** Stores the open draft if it is not stored yet, because something else refers to it now. */
  keepNow(): void {
    if (this.isStored) return;
    this.#keep(this.#open);
    noteOpen(this.id);
    this.#tell('list');
  }

  /**
   * Begins a draft and opens it. One from a template, a game or a link is stored at its first edit: it can be begun again, and drafts that
   * were never changed must not fill the list.
   * @param text of a recipe; a text with mistakes is kept too
   * @param origin see the record of a draft
   * @returns false if there are too many drafts
   */
  begin(text: string, origin: string): boolean {
    const same = this.drafts.find((each) => each.text === text);
    if (same) return this.open(same.id);
    if (origin !== 'link' && draftRecords().length >= MOST_DRAFTS) return false;
    const next = newDraft({ ...beginDraft(text), playable: edit(this.draft, text).playable }, origin);
    if (canBeginAgain(next)) {
      this.#open = next;
      this.kept = howIfUnchanged();
    } else {
      this.#keep(next);
      noteOpen(this.id);
    }
    this.#tell('open');
    return true;
  }

  /** Opens a draft; listeners are notified even if it was open, since the player expects an answer. @returns false if it is not there any more */
  open(id: string): boolean {
    if (id === this.id) {
      this.#tell('open');
      return true;
    }
    const record = draftRecord(id);
    if (!record) return false;
    this.#open = draftIn(record);
    this.kept = 'kept';
    noteOpen(id);
    this.#tell('open');
    return true;
  }

  /** Copies a draft and opens the copy. @param change changes its text @returns false if there are too many drafts */
  copy(record: DraftRecord, origin: string, change: (text: string) => string): boolean {
    if (this.drafts.length >= MOST_DRAFTS) return false;
    const { text, playable } = record;
    const own = change(text);
    this.#keep(newDraft({ ...beginDraft(own), playable: text === playable ? own : playable }, origin));
    noteOpen(this.id);
    this.#tell('open');
    return true;
  }

  /** Changes the text of a draft that need not be open, as an edit that can be undone. */
  rewrite(id: string, change: (text: string) => string): void {
    if (id === this.id) return this.write(change(this.draft.text));
    const record = draftRecord(id);
    if (!record) return;
    const other = draftIn(record);
    keep({ ...other, draft: edit(other.draft, change(record.text)) });
    this.#tell('list');
  }

  /** Deletes a draft. If it is open, the one that was changed last is opened, or a new one begun. @returns its record, to restore it */
  remove(id: string, fresh: () => KeptDraft): DraftRecord {
    const record = forget(id) ?? recordOf(this.#open, Date.now());
    if (id !== this.id) this.#tell('list');
    else {
      const [next] = draftRecords();
      this.#open = next ? draftIn(next) : fresh();
      this.kept = howIfUnchanged();
      noteOpen(this.id);
      this.#tell('open');
    }
    return record;
  }

  /** Restores a deleted draft. @returns false if there is no room */
  restore(record: DraftRecord): boolean {
    const done = draftRecord(record.id) !== undefined || putDraft(record);
    this.#tell('list');
    return done;
  }

  /** Takes over what another tab has made of the open draft. A version that is not stored is never replaced. */
  #followOther(): void {
    const record = draftRecord(this.id);
    if (!record || this.#open.token === undefined || record.token === this.#open.token || this.kept === 'full') return;
    this.#open = draftIn(record);
    this.kept = 'kept';
    this.#tell('newer');
  }

  #set(draft: Draft, change: Change = 'edit'): void {
    if (draft === this.draft) return;
    const isFirst = this.#open.token === undefined;
    this.#keep({ ...this.#open, draft });
    if (isFirst || this.kept === 'apart') noteOpen(this.id);
    this.#tell(change);
  }

  #keep(draft: KeptDraft): void {
    const { kept, how } = keep(draft);
    this.#open = kept;
    this.kept = how;
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}

/** Tells whether a draft without edits can be begun again from where it came. */
const canBeginAgain = ({ origin }: KeptDraft): boolean => /^(template:|game:|link$)/.test(origin);

/** Returns the result of storing for a draft that has no changes to store: whether the first one could be stored. */
const howIfUnchanged = (): Keeping['how'] => (isWritable() ? 'kept' : 'full');
