import { html, nothing, type TemplateResult } from 'lit';
import type { ResultRecord } from '../../store/results.js';
import { fill } from '../../text/fill.js';
import type { Bests } from './bests.js';
import type { Counted, Summary } from '../../statistics/count.js';
import type { Format } from '../../statistics/format.js';
import { ENOUGH, ladder } from './ladder.js';
import { coursePlot, spreadPlot } from './plots.js';
import type { RuleShares } from './shares.js';
import type { Words as PageWords } from './words.js';

type Words = PageWords['statistics'];

/**
 * Draws the games in which the player was best, each with its day and a link that replays it; nothing without a win or a score.
 * @param longest most wins in a row
 * @param watch returns the address of the replay of a game
 */
export function bestGames(
  { quickest, fewest, highest }: Bests,
  longest: number,
  watch: (id: string) => string,
  words: Words,
  format: Format,
): TemplateResult | typeof nothing {
  if (!fewest && !highest) return nothing;
  const item = (name: string, value: string, { id, updated }: ResultRecord): TemplateResult =>
    html`<div>
      <dt>${name}</dt>
      <dd>
        ${value}
        <small>${format.day(updated)} · <a href=${watch(id)} aria-label=${`${words.watch}: ${name}`}>${words.watch}</a></small>
      </dd>
    </div>`;
  return html`<h2>${words.bests}</h2>
    <dl class="numbers bests">
      ${highest ? item(words.bestScore, format.number(highest.score), highest) : nothing}
      ${quickest ? item(words.quickest, format.time(quickest.ms), quickest) : nothing}
      ${
        fewest
          ? html`${item(words.fewest, format.number(fewest.moves), fewest)}
              <div>
                <dt>${words.longest}</dt>
                <dd>${format.number(longest)}</dd>
              </div>`
          : nothing
      }
    </dl>`;
}

/**
 * Draws the charts of a set of games: where all have one rule set, the comparison with other people and with what is possible; the course of
 * the win rate, and the lengths of games. Of very few games no chart is drawn.
 * @param played the games that count, in order: see `over`
 * @param known what is known of their rule set from elsewhere; undefined where they have several
 */
export function charts(
  played: readonly Counted[],
  { games, wins }: Pick<Summary, 'games' | 'wins'>,
  known: RuleShares | undefined,
  words: Words,
  format: Format,
): TemplateResult {
  const comparison = known ? ladder({ won: wins, games }, known, words, format) : nothing;
  if (games < ENOUGH)
    return html`<div class="plots">${comparison}</div>
      ${games > 0 ? html`<p class="help">${fill(words.tooFew, { n: ENOUGH })}</p>` : nothing}`;
  return html`<div class="plots">${comparison} ${coursePlot(played, known, words, format)} ${spreadPlot(played, words, format)}</div>`;
}
