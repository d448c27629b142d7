import { formatNumber } from '@patience/core/internals';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { GameResult, ResultDay, ResultSuggestion } from '../../result.js';
import type { Settings } from '../../settings.js';
import type { TableSession } from '../../game/table-session.js';
import { featureWords } from '../../words/features/index.js';
import type { MenuItem } from '../../menu-item.js';
import { plainTemplate } from '../../view/tools.js';
import { clockText } from '../../words/index.js';

/** Number of letters above which a name or a value takes the whole width of the result. */
const LONG = 15;

/**
 * Renders the result of a game that is won, or over with a score: its figures, the additions of the page, and buttons.
 * @param aside the button that hides it, to look at the cards
 */
export function resultTemplate(
  { result = {} }: Pick<Settings, 'result'>,
  { game, describer }: TableSession,
  { title, actions }: { readonly title: string; readonly actions: readonly MenuItem[] },
  aside: TemplateResult,
): TemplateResult {
  const words = featureWords(describer.locale);
  const { headline, days, next } = result;
  const lines: (readonly [string, string])[] = [
    [words.moveCount, formatNumber(game.moves, describer.locale)],
    [words.time, clockText(game.elapsedMs)],
    ...(game.score === undefined ? [] : [[words.score, formatNumber(game.score, describer.locale)] as const]),
    ...(result.lines ?? []),
  ];
  // A line without a name, such as a milestone, is a chip.
  const chips = lines.filter(([name]) => name === '');
  return html`<section class="notice won result" part="notice notice-won" aria-label=${title}>
    <strong>${title}</strong>
    ${headline ? html`<p class="headline">${headline}</p>` : nothing} ${days ? daysTemplate(days) : nothing}
    ${chips.length > 0 ? html`<ul class="chips">${chips.map(([, text]) => html`<li>${text}</li>`)}</ul>` : nothing}
    <dl>
      ${lines
        .filter(([name]) => name !== '')
        .map(
          ([name, value]) =>
            html`<div class=${name.length > LONG || value.length > LONG ? 'long' : ''}>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
    </dl>
    ${next?.first ? suggestionTemplate(next) : nothing}
    <div class="next">${buttonsOf(actions, result.actions).map(plainTemplate)}</div>
    ${next && !next.first ? suggestionTemplate(next) : nothing} ${aside}
  </section>`;
}

/** Returns the buttons of element and page in their order. */
const buttonsOf = (own: readonly MenuItem[], added: GameResult['actions'] = []): readonly MenuItem[] =>
  [...added.filter(({ first }) => first), ...own, ...added.filter(({ first }) => !first)].map(({ label, run }) => ({ label, run }));

/** The sign of each state of a day. */
const MARKS = { won: '✓', late: '✓', tried: '–', open: '' } as const satisfies Record<ResultDay['state'], string>;

const daysTemplate = (days: readonly ResultDay[]): TemplateResult =>
  html`<ol class="days">
    ${days.map(
      ({ label, name, state }) =>
        html`<li class=${state}><span aria-hidden="true">${label}</span><i role="img" aria-label=${name}>${MARKS[state]}</i></li>`,
    )}
  </ol>`;

const suggestionTemplate = ({ lead, name, text, picture, first, run }: ResultSuggestion): TemplateResult =>
  html`<button type="button" class=${first ? 'suggestion main' : 'suggestion'} part="button" @click=${run}>
    ${picture === undefined ? nothing : html`<img src=${picture} width="160" height="120" alt="" />`}
    <span><small>${lead}</small> <b>${name}</b> ${text === undefined ? nothing : html`<span>${text}</span>`}</span>
  </button>`;
