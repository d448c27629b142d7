import { html, nothing, type TemplateResult } from 'lit';
import { counted, fill } from '@patience/web/text/fill.js';
import { makeGames } from '../knowledge/make-games.js';
import { Games, type DealtPile, type Score } from '../knowledge/games.js';
import { PLAYERS } from '../knowledge/play-game.js';
import { tally } from '../knowledge/results.js';
import { WorkingPart } from './workshop-part.js';
import { pileNames } from './pile-names.js';

/** Number of games after which piles without a part in them are named: in fewer it may be chance. */
const ENOUGH = 40;

/** The part of the page that shows how three players fare, and what the rules break. */
export class GamesPart extends WorkingPart {
  readonly #games = new Games(makeGames, () => this.requestUpdate());
  /** The text of the recipe whose games are shown. */
  #text = '';

  protected override render(): TemplateResult {
    const { games: words } = this.words;
    const { scores, busy } = this.#games;
    return this.closable(
      'games',
      words.title,
      () => html`<p class="help">${words.lead}</p>
      ${this.#warnings()}
      <div class="scroll" tabindex="0" role="group" aria-label=${words.title}>
        <table class="around">
          <thead>
            <tr>
              ${[words.player, words.won, words.stuck, words.length].map((title) => html`<th scope="col">${title}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${PLAYERS.map(
              (player) =>
                html`<tr data-player=${player} data-games=${scores[player].games}>
                  <th scope="row">${words.players[player]}</th>
                  ${this.#cells(scores[player])}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p class="help">${counted(words.count, scores.random.games, this.workshop.lang)} ${busy ? words.busy : nothing}</p>`,
    );
  }

  /** Plays games of the patience on the table, if the part is open and they are not those that it shows. */
  protected override async work(): Promise<void> {
    const { text, read } = this.bench.onTable;
    if (!this.isOpen || !read.ok || text === this.#text) return;
    this.#text = text;
    const { withTexts } = await import('@patience/recipe/describe');
    if (this.#text === text) this.#games.play(withTexts(read.value));
  }

  protected override toggled(): void {
    if (this.isOpen) return void this.work();
    if (this.#games.busy) this.#text = '';
    this.#games.stop();
  }

  #cells({ games, won, stuck, lengths }: Score): TemplateResult {
    if (games === 0) return html`<td>–</td><td>–</td><td>–</td>`;
    const percent = new Intl.NumberFormat(this.workshop.lang, { style: 'percent', maximumFractionDigits: 0 });
    const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => lengths.toSorted((a, b) => a - b)[Math.floor(part * lengths.length)]!);
    return html`<td>${percent.format(won / games)}</td>
      <td>${percent.format(stuck / games)}</td>
      <td>${fill(this.words.games.moves, { n: middle!, low: low!, high: high! })}</td>`;
  }

  /** Counts the deals that were searched, and those of them that can be won. */
  #searched(): { readonly n: number; readonly won: number } {
    const { read } = this.bench.onTable;
    const { won, lost, unknown } = tally(read.ok ? this.workshop.kept.of(read) : new Map());
    return { n: won + lost + unknown, won };
  }

  /** Tells whether neither a player nor the search has won any deal, of which the search has tried enough. */
  #isUnwon(): boolean {
    const { n, won } = this.#searched();
    return won === 0 && n >= ENOUGH && PLAYERS.every((player) => this.#games.scores[player].won === 0);
  }

  #warnings(): TemplateResult {
    const { games: words } = this.words;
    const { scores, faults, silent, idle } = this.#games;
    const enough = scores.greedy.games >= ENOUGH;
    const { read } = this.bench.onTable;
    const naming = { words: this.words, lang: this.workshop.lang, ...(read.ok && { variant: read.value }) };
    const named = (piles: readonly DealtPile[]): string => new Intl.ListFormat(this.workshop.lang).format(pileNames(piles, naming));
    const n = scores.random.games + scores.greedy.games;
    const warnings = [
      ...faults.map((fault) => words.faults[fault]),
      ...(silent ? [words.silent] : []),
      ...(enough && this.#isUnwon() ? [fill(words.unwon, { n: this.#searched().n })] : []),
      ...(enough && idle.unreached.length > 0 ? [fill(words.unreached, { piles: named(idle.unreached), n })] : []),
      ...(enough && idle.kept.length > 0 ? [fill(words.kept, { piles: named(idle.kept), n })] : []),
    ];
    return html`<div class="warnings" role="status">
      ${warnings.length > 0 ? html`<ul>${warnings.map((warning) => html`<li class="wrong">${warning}</li>`)}</ul>` : nothing}
    </div>`;
  }
}

customElements.define('played-games', GamesPart);
