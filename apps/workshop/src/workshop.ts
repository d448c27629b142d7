import { wordsOf, type LanguageTag, type Words } from '@patience/core';
import type { Shell } from '@patience/web/app-shell/start.js';
import { makeSolver } from '@patience/web/table/solver.js';
import { forceAnnounce } from '@patience/web/text/force-announce.js';
import { beginDraft, type Draft } from './draft/draft.js';
import { nameIn } from './draft/draft-name.js';
import { newDraft, type KeptDraft } from './draft/kept-drafts.js';
import { readText } from './draft/reading.js';
import { complaintsOf, type Complaint } from './form/complaints.js';
import { doubtsOf } from './form/doubts.js';
import { controlName, editedField } from './form/edited-field.js';
import type { Field, FieldValue } from './form/field.js';
import { partsOf, type Part } from './form/sections.js';
import { formatJson } from './json/format.js';
import type { JsonObject } from './json/path.js';
import { KeptResults } from './knowledge/kept-results.js';
import { Survey } from './knowledge/survey.js';
import { TableGame } from './running/table-game.js';
import { fromTemplate, type NamingWords } from './start/beginning.js';
import { TEMPLATES } from './start/templates.js';
import type { Workbench } from './workbench.js';
import type { WorkshopWords } from './words/index.js';
import { namedFirst } from './words/naming.js';

/** Largest number of workers. They leave one core to the page, except on a machine with two cores: the page is idle most of the time. */
const MOST_WORKERS = 4;

/** The form for a draft, and what is wrong or doubtful in it. */
interface FormOfDraft {
  readonly draft: Draft;
  readonly parts: readonly Part[];
  readonly complaints: readonly Complaint[];
}

/** The state that all parts of the page share: words, the open draft and its faults, the game on the table, and the results of its deals. */
export class Workshop {
  readonly lang: LanguageTag;
  /** Languages in which a patience gets a name, that of the page first. */
  readonly named: readonly LanguageTag[];
  readonly kept = new KeptResults();
  readonly survey: Survey;
  readonly game: TableGame;
  /** The last sentence about what the player has done. */
  status = '';
  /** The reason why a link or a beginning could not be opened; empty if nothing was refused. */
  trouble = '';
  #form: FormOfDraft | undefined;
  /** Complaints about the draft before its last change. */
  complaintsBefore: readonly Complaint[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly shell: Shell,
    readonly words: WorkshopWords,
    readonly naming: NamingWords,
    readonly bench: Workbench,
  ) {
    this.lang = shell.lang;
    this.named = namedFirst(this.lang);
    const cores = navigator.hardwareConcurrency || 2;
    this.survey = new Survey(this.kept, makeSolver, Math.max(1, Math.min(MOST_WORKERS, cores - 1)));
    this.game = new TableGame(bench);
  }

  /** Calls a listener after each sentence. */
  onSay(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Announces a sentence, also when it is the same as the last one. */
  say(text: string): void {
    this.status = forceAnnounce(text, this.status);
    for (const listener of this.#listeners) listener();
  }

  /** Shows why a link or a beginning could not be opened. */
  refuse(why: string): void {
    this.trouble = why;
    for (const listener of this.#listeners) listener();
  }

  /** Makes the form for the open draft, which is cached. */
  makeForm(): void {
    this.#formOf(this.bench.draft);
  }

  /** Parts of the form for the open draft. */
  get parts(): readonly Part[] {
    return this.#formOf(this.bench.draft).parts;
  }

  /** Mistakes in the recipe of the open draft; without any, the reasons why it cannot be won. */
  get complaints(): readonly Complaint[] {
    return this.#formOf(this.bench.draft).complaints;
  }

  /** Whether the player has edited the text of the recipe last, rather than the form. */
  get inText(): boolean {
    return this.bench.draft.source === 'text';
  }

  /** The recipe that the form shows; an empty one while the text is none. */
  get recipe(): JsonObject {
    return this.bench.now.recipe ?? {};
  }

  /** The words of the patience on the table, as its player sees them; none if it has mistakes. */
  get says(): Partial<Words> {
    const { read } = this.bench.onTable;
    return read.ok ? wordsOf(read.value, this.lang) : {};
  }

  /** Gives a field of the form another value. */
  change(field: Field, value: FieldValue): void {
    this.bench.change(field.set(value), controlName(field));
  }

  /** Makes the draft that is open when there is no other. */
  readonly fresh = (): KeptDraft => freshDraft(this.naming);

  /** Returns the name of a draft. A patience without one is shown by its id. */
  nameOf({ text, playable }: Pick<Draft, 'text' | 'playable'>): string {
    const { lang, words } = this;
    const { read } = readText(playable);
    const shown = read.ok ? (read.value.strings[lang] ?? read.value.strings['en'])?.name : undefined;
    return nameIn(text, lang) ?? nameIn(playable, lang) ?? shown ?? words.drafts.nameless;
  }

  /** Several parts ask for the same draft. */
  #formOf(draft: Draft): FormOfDraft {
    if (this.#form?.draft === draft) return this.#form;
    const { recipe, read } = this.bench.now;
    const parts = recipe ? partsOf(recipe, this.named) : [];
    const complaints = read.ok ? (recipe ? doubtsOf(recipe) : []) : complaintsOf(recipe, read.mistakes, parts, editedField(draft, parts));
    this.complaintsBefore = this.#form?.complaints ?? [];
    return (this.#form = { draft, parts, complaints });
  }
}

/** Returns a new draft of the template of columns and a stock. */
export const freshDraft = (naming: NamingWords): KeptDraft =>
  newDraft(beginDraft(formatJson(fromTemplate(TEMPLATES.stock, 'stock', naming))), 'template:stock');
