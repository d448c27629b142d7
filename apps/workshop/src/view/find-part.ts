import { html, nothing, type TemplateResult } from 'lit';
import { makeSolver } from '@patience/web/table/solver.js';
import { fill } from '@patience/web/text/fill.js';
import { forceAnnounce } from '@patience/web/text/force-announce.js';
import { withoutUnused } from '../form/sections.js';
import { formatJson } from '../json/format.js';
import type { FieldKey, FieldValue } from '../form/field.js';
import { Finder, knobsOf, type Difference, type Find } from '../knowledge/finder.js';
import type { JsonObject } from '../json/path.js';
import type { FieldWords } from '../words/index.js';
import { WorkingPart } from './workshop-part.js';
import { act } from './act.js';
import { rowName } from './pile-names.js';
import { shareBar, shareSentence } from './share-view.js';

/** Percentage points that a share may be off. */
const TOLERANCE = 10;
/** Largest number of moves that can be asked for. */
const MOST_MOVES = 1000;

/** The part of the page that searches variations with a requested share of deals that can be won. */
export class FindPart extends WorkingPart {
  #made: Finder | undefined;
  /** Whether the part was ever open: its fields keep what was chosen while it is closed. */
  #wasOpen = false;
  #status = '';
  #known = 0;
  #wasBusy = false;
  /** Texts of the game that is being varied and of the variations that were taken over. An edit to any other text ends the search. */
  #texts = new Set<string>();

  get #finder(): Finder {
    return (this.#made ??= new Finder(this.workshop.kept, makeSolver, () => {
      this.#tell();
      this.requestUpdate();
    }));
  }

  protected override follow(): void {
    this.#dropOld();
    super.follow();
  }

  protected override render(): TemplateResult {
    this.#wasOpen ||= this.isOpen;
    return this.closable('find', this.words.find.title, () => this.#search(), this.#wasOpen);
  }

  #search(): TemplateResult {
    const { find } = this.words;
    const { recipe } = this.bench.onTable;
    const keys = recipe ? [...new Set(knobsOf(recipe).map(({ field }) => field.key))] : [];
    const { busy, tried, progress, finds, nearest } = this.#finder;
    return html`<p class="help">${find.lead}</p>
      <form
        @input=${boundMoves}
        @change=${({ currentTarget }: Event) => busy && this.#searchAnew(currentTarget as HTMLFormElement)}
        @submit=${(event: SubmitEvent) => this.#submit(event)}
      >
        ${this.#number('share', find.share, 60, 0, 100)}
        <p class="help">${fill(find.tolerance, { n: TOLERANCE })}</p>
        ${this.#number('shortest', find.shortest, 0, 0, MOST_MOVES)} ${this.#number('longest', find.longest, MOST_MOVES, 1, MOST_MOVES)}
        <fieldset class="one several">
          <legend>${find.knobs}</legend>
          <div class="boxes">
            ${keys.map((key) => html`<label class="check"><input type="checkbox" name="knob" value=${key} checked />${this.words.fields[key].label}</label>`)}
          </div>
        </fieldset>
        <div class="buttons">
          <button type=${busy ? 'button' : 'submit'} class="button" ?disabled=${keys.length === 0} @click=${() => busy && this.#cancel()}>
            ${busy ? find.cancel : find.go}
          </button>
        </div>
      </form>
      ${
        busy
          ? html`<progress value=${progress} max="1" aria-label=${find.title}></progress>
              <p class="help">${fill(find.tried, { n: tried })}</p>`
          : nothing
      }
      <p class="help" role="status">${this.#status}</p>
      ${nearest ? html`<p>${find.nearest}</p><ol class="finds">${this.#find(nearest, false)}</ol>` : nothing}
      ${finds.length > 0 ? html`<ol class="finds">${finds.map((each) => this.#find(each, true))}</ol>` : nothing}`;
  }

  #number(name: string, label: string, value: number, min: number, max: number): TemplateResult {
    return html`<div class="one">
      <label class="field" for="find-${name}">${label}</label>
      <input class="control number" type="number" id="find-${name}" name=${name} value=${value} min=${min} max=${max} step="1" required />
    </div>`;
  }

  #find({ recipe, differences, tally, length }: Find, isFit: boolean): TemplateResult {
    const { find } = this.words;
    const changes = differences.map((each) => this.#sentence(each)).join('; ');
    return html`<li>
      <p>${isFit ? nothing : html`<strong>${find.unfit}</strong> `}${changes}</p>
      ${shareBar(tally)}
      <p class="help">${shareSentence(this.words, this.workshop.lang, tally)} ${fill(find.length, { n: length })}</p>
      <button type="button" class="plain" @click=${() => this.#take(recipe, changes)}>${find.take}<span class="sr">: ${changes}</span></button>
    </li>`;
  }

  /** Writes a change, such as "columns 1 to 7 · Number of piles: 7 → 8". */
  #sentence({ from: { field, section }, to }: Difference): string {
    const { role = '', first = '', last = '', shape } = section.names;
    const piles = [first, last].map((id) => ({ id, role }));
    const place = section.key === 'row' ? `${rowName(piles, this.workshop, shape)} · ` : '';
    return `${place}${this.words.fields[field.key].label}: ${this.#value(field.key, field.value!)} → ${this.#value(field.key, to)}`;
  }

  #value(key: FieldKey, value: FieldValue): string {
    const { values }: FieldWords = this.words.fields[key];
    if (typeof value === 'boolean') return value ? this.words.find.yes : this.words.find.no;
    const text = String(value);
    return Object.hasOwn(values, text) ? values[text]! : text;
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    const { recipe } = this.bench.onTable;
    if (!recipe) return;
    const form = new FormData(event.target as HTMLFormElement);
    const number = (name: string): number => Number(form.get(name));
    this.#known = 0;
    this.#wasBusy = false;
    this.#texts = new Set([this.bench.onTable.text]);
    void this.#finder.find(recipe, {
      share: number('share'),
      tolerance: TOLERANCE,
      shortest: number('shortest'),
      longest: number('longest'),
      keys: new Set(form.getAll('knob') as FieldKey[]),
    });
  }

  /** Searches for the values that the fields have now, or ends the search if they are not possible. */
  #searchAnew(form: HTMLFormElement): void {
    if (!form.checkValidity()) this.#cancel();
    form.requestSubmit();
  }

  /** Takes over a variation. */
  #take(recipe: JsonObject, changes: string): void {
    this.#texts.add(formatJson(withoutUnused(recipe)));
    act(this.workshop, recipe, fill(this.words.find.taken, { changes }));
  }

  /** Ends the search and drops its results when the game that is varied was edited: taking a variation over would undo that edit. */
  #dropOld(): void {
    const { busy, finds, nearest } = this.#finder;
    if (this.#texts.has(this.bench.onTable.text) || (!busy && finds.length === 0 && !nearest)) return;
    this.#finder.drop();
    this.#tell(this.words.find.edited);
    this.requestUpdate();
  }

  #cancel(): void {
    this.#finder.stop();
    this.#tell(this.words.find.cancelled);
    this.requestUpdate();
  }

  /** Announces a new variation and the end of the search, and nothing between them. */
  #tell(end?: string): void {
    const { find } = this.words;
    const { busy, finds, tried } = this.#finder;
    const ended =
      end ?? (this.#wasBusy && !busy ? fill(finds.length > 0 ? find.ended : find.nothing, { n: finds.length, tried }) : undefined);
    const text =
      ended ?? (finds.length > this.#known ? fill(find.found, { n: finds.length }) : busy && !this.#wasBusy ? find.begun : undefined);
    this.#known = finds.length;
    this.#wasBusy = busy;
    if (text !== undefined) this.#status = forceAnnounce(text, this.#status);
  }
}

/** Marks a largest number of moves that is below the smallest: no win has such a length. */
function boundMoves({ currentTarget }: Event): void {
  const { shortest, longest } = (currentTarget as HTMLFormElement).elements as unknown as Record<string, HTMLInputElement>;
  longest!.min = String(Math.max(1, Number(shortest!.value)));
}

customElements.define('found-variations', FindPart);
