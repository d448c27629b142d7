import { html, nothing, type TemplateResult } from 'lit';
import { nextTask } from '@patience/web/app-shell/tasks.js';
import { makeSolver } from '@patience/web/table/solver.js';
import { fill } from '@patience/web/text/fill.js';
import type { JsonObject } from '../json/path.js';
import { GAPS, hasNeighbours, neighboursOf, SUITS, type Neighbour } from '../knowledge/neighbours.js';
import { tally } from '../knowledge/results.js';
import { RoundSurvey } from '../knowledge/round-survey.js';
import { WorkingPart } from './workshop-part.js';
import { act } from './act.js';
import { isKnown, shareBar, shareText } from './share-view.js';

/** The part of the page that shows nine variations of the columns' rules, each with the share of deals that can be won. */
export class NeighboursPart extends WorkingPart {
  #made: RoundSurvey | undefined;
  #neighbours: readonly Neighbour[] = [];
  /** The recipe whose variations are shown. */
  #recipe: JsonObject | undefined;

  get #survey(): RoundSurvey {
    return (this.#made ??= new RoundSurvey(this.workshop.kept, makeSolver, () => this.requestUpdate()));
  }

  protected override render(): TemplateResult {
    const { around } = this.words;
    const { recipe } = this.bench.onTable;
    return this.closable('around', around.title, () =>
      recipe && hasNeighbours(recipe)
        ? html`<p class="sr" role="status">${this.#progress}</p>
            <p class="help" id="around-lead">${around.lead} ${this.#survey.busy ? this.words.knowledge.searching : nothing}</p>
            ${this.#neighbours.length === 9 ? this.#table() : nothing}`
        : html`<p class="help">${around.none}</p>`,
    );
  }

  /** Compares the variations of the patience on the table, if the part is open and they are not those that it shows. */
  protected override async work(): Promise<void> {
    const { recipe } = this.bench.onTable;
    if (!this.isOpen || !recipe || recipe === this.#recipe) return;
    this.#survey.stop();
    this.#recipe = recipe;
    const neighbours: Neighbour[] = [];
    if (hasNeighbours(recipe))
      for (const neighbour of neighboursOf(recipe)) {
        neighbours.push(neighbour);
        await nextTask();
        if (this.#recipe !== recipe) return;
      }
    this.#neighbours = neighbours;
    const compared = this.#survey.compare(neighbours.flatMap(({ subject }) => subject ?? []));
    this.requestUpdate();
    await compared;
  }

  /** Returns the sentence that is announced when a comparison begins and ends. */
  get #progress(): string {
    const { around } = this.words;
    return this.#neighbours.length < 9 ? '' : this.#survey.busy ? around.comparing : around.compared;
  }

  protected override toggled(): void {
    if (this.isOpen) return void this.work();
    this.#survey.stop();
    this.#recipe = undefined;
  }

  #table(): TemplateResult {
    const { around, fields } = this.words;
    const suits: Readonly<Record<string, string>> = fields.suit.values;
    return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="around-caption">
      <table class="around">
        <caption id="around-caption" class="sr">
          ${around.caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">${around.gaps}</th>
            ${SUITS.map((suit) => html`<th scope="col">${suits[suit]}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${GAPS.map(
            (gap) =>
              html`<tr>
                <th scope="row">${around.gap[gap]}</th>
                ${this.#neighbours.filter((each) => each.gap === gap).map((each) => html`<td>${this.#cell(each)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  #cell({ gap, suit, recipe, subject, isSame }: Neighbour): TemplateResult {
    const { around, fields } = this.words;
    if (!subject) return html`<span class="help">${around.impossible}</span>`;
    const counted = tally(this.workshop.kept.of(subject));
    const unknown = !isKnown(counted);
    const text = unknown
      ? html`<span aria-hidden="true">…</span><span class="sr">${around.searching}</span>`
      : shareText(this.words, this.workshop.lang, counted);
    const name = `${around.gap[gap]}, ${fields.suit.values[suit]}`;
    return html`<button
      type="button"
      class="neighbour"
      data-n=${counted.won + counted.lost + counted.unknown}
      aria-current=${isSame ? 'true' : nothing}
      @click=${() => isSame || act(this.workshop, recipe, fill(around.taken, { name }))}
    >
      <span class="sr">${name}: </span>${text}${isSame ? html`<span class="sr">, </span><span class="now">${around.now}</span>` : html`<span class="sr">. ${around.take}</span>`}
      ${shareBar(counted)}
    </button>`;
  }
}

customElements.define('near-variations', NeighboursPart);
