import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { writeDeal } from '../../address/deal.js';
import { pageAddress, tablePath } from '../../address/site.js';
import type { Shell } from '../../app-shell/start.js';
import { factRow, factTable } from '../../components/fact-table.js';
import { isTimed } from '../../statistics/count.js';
import type { Format } from '../../statistics/format.js';
import { isOpen } from '../../store/records.js';
import type { ResultRecord } from '../../store/results.js';
import { counted } from '../../text/fill.js';
import { peopleRange } from './ladder.js';
import type { StatisticsModel } from './model.js';
import { rateBar, wholeFromTen } from './numbers.js';
import type { Scope } from './tally.js';
import type { Words } from './words.js';

/** The games that the lists of the page show, and their links and buttons. */
export interface ListContext {
  readonly model: StatisticsModel;
  readonly shell: Shell<Words>;
  readonly format: Format;
  /** Draws a link that shows other games. */
  readonly link: (scope: Scope, name: string) => TemplateResult;
  readonly remove: (id: string) => void;
}

/** Number of rows up to which the table of the parts is unfolded. */
const FEW = 8;

const moreButton = (words: Shell<Words>['words']['statistics'], more: () => void): TemplateResult =>
  html`<p><button type="button" class="plain" @click=${more}>${words.more}</button></p>`;

/** Draws a table with a row for each variant, or for each rule set of the shown variant. */
export function partsTable({ model, shell, format, link }: ListContext): TemplateResult | typeof nothing {
  const words = shell.words.statistics;
  const { parts, tally } = model;
  if (parts.length < 2) return nothing;
  const ofAll = model.scope.variant === undefined;
  const isScored = parts.some((one) => tally.summary(one).bestScore !== undefined);
  const heads = [
    ofAll ? words.game : words.rules,
    words.games,
    words.wins,
    words.rate,
    words.winnable,
    ...(ofAll ? [] : [words.people]),
    words.streak,
    words.best,
    words.time,
    words.quickest,
    ...(isScored ? [words.bestScore, words.meanOfScores] : []),
  ];
  const rows = parts.map((one) => {
    const s = tally.summary(one);
    return factRow(link(one, one.name || words.usualRules), [
      s.games,
      s.rate === undefined ? '–' : s.wins,
      html`${format.percent(s.rate)}${rateBar(s.rate, words, format)}`,
      ...(ofAll ? [format.possible(model.entryOf(one.variant) ?? {})] : fromElsewhere(model, one, format)),
      ...(s.rate === undefined ? ['–', '–'] : [s.streak, s.best]),
      format.time(s.time),
      format.time(s.quickest),
      ...(isScored ? [format.number(s.bestScore), format.number(wholeFromTen(s.meanScore))] : []),
    ]);
  });
  return html`<details class="parts" ?open=${parts.length <= FEW}>
    <summary><h2>${ofAll ? words.byGame : words.byRules}</h2></summary>
    ${factTable({ label: ofAll ? words.byGame : words.byRules }, heads, rows, 'variants')}
    ${model.hasMoreParts ? moreButton(words, () => model.moreParts()) : nothing}
  </details>`;
}

/** Returns what can be won by a rule set, and what people win. */
function fromElsewhere(model: StatisticsModel, scope: Scope, format: Format): readonly [possible: string, people: string] {
  const known = model.sharesOf(scope);
  const people = peopleRange(known ?? {});
  return [known ? format.range(known.possible) : '–', people ? format.range(people) : '–'];
}

export function gamesList(context: ListContext): TemplateResult {
  const { model, shell } = context;
  const words = shell.words.statistics;
  return html`<h2 id="list" tabindex="-1">${words.list}</h2>
    ${factTable(
      { labelledBy: 'list' },
      [words.date, words.game, words.result, words.moveCount, words.do],
      repeat(
        model.listed,
        ({ id }) => id,
        (result) => line(context, result),
      ),
      'games',
    )}
    ${model.hasMore ? moreButton(words, () => model.more()) : nothing}`;
}

function line(context: ListContext, result: ResultRecord): TemplateResult {
  const { model, shell, format, remove } = context;
  const { words: all, lang } = shell;
  const words = all.statistics;
  const { id, variant, source, outcome, stuck, watched, moves, updated, ms, score } = result;
  const name = model.titleOf(variant);
  return html`<tr>
    <td>${format.date(updated)}</td>
    <th scope="row">${name} <small>${String(source).startsWith('deck ') ? '' : source}</small></th>
    <td>
      <span class="outcome ${outcome}">${words.outcome[stuck ? (outcome === 'open' ? 'stuck' : 'lost') : outcome]}</span>
      ${score === undefined ? nothing : html`<small>${counted(words.points, score, lang)}</small>`}
      ${isTimed(result) ? html`<small>${format.time(ms)}</small>` : nothing}${watched ? html` <small>${words.watched}</small>` : nothing}
    </td>
    <td><span class="bare">${moves}</span><small class="unit">${counted(all.table.moves, moves, lang)}</small></td>
    <td class="do">
      ${links(context, result)}
      <button type="button" data-delete=${id} aria-label=${`${words.delete}: ${name}, ${format.date(updated)}`} @click=${() => remove(id)}>
        ${words.delete}
      </button>
    </td>
  </tr>`;
}

/** Draws the links to a game. They appear once the whole game was read, since they contain its deal. */
function links({ model, shell }: ListContext, { id, variant, outcome }: ResultRecord): TemplateResult | typeof nothing {
  const [entry, game] = [model.entryOf(variant), model.gameOf(id)];
  if (!entry || !game) return nothing;
  const words = shell.words.statistics;
  const open = isOpen({ outcome });
  const query = writeDeal(game.save, {});
  if (open) query.set('game', id);
  return html`<a href=${pageAddress(shell, tablePath(entry, query))}>${open ? words.open : words.again}</a>
    <a href="${pageAddress(shell, 'watch/')}#game=${id}">${words.watch}</a>`;
}
