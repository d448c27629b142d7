import { html, nothing, svg, type TemplateResult } from 'lit';
import { fill } from '../../text/fill.js';
import type { Format } from '../../statistics/format.js';
import type { PeopleShare, PlayedShare, RuleShares } from './shares.js';
import type { Words } from './words.js';

/** Smallest number of games of which a chart is drawn: of fewer, a share says little. */
export const ENOUGH = 5;

/** A line of the comparison: a name, a bar, and its value as text. */
interface Rung {
  readonly name: string;
  readonly kind: 'you' | 'people' | 'fair' | 'possible';
  /** The games that were counted, or who counted. */
  readonly detail: string;
  readonly value: string;
  /** Length of the bar, from 0 to 1; the part up to `to` is uncertain. Absent: no bar. */
  readonly from?: number;
  readonly to?: number;
}

/** Returns the shares of games that players of several sites won, as one interval; undefined where none is known. */
export function peopleRange({ people = [] }: Partial<RuleShares>): { readonly from: number; readonly to: number } | undefined {
  const shares = people.filter(({ by }) => by === 'players').map(({ won, games }) => won / games);
  return shares.length === 0 ? undefined : { from: Math.min(...shares), to: Math.max(...shares) };
}

/**
 * Draws how often the player wins a rule set, beside how often other people do and how many deals can be won: bars on one scale from 0 to
 * 100 %, each with its value and the number of games.
 */
export function ladder(
  own: PlayedShare,
  shares: RuleShares,
  { ladder: words }: Words['statistics'],
  format: Pick<Format, 'percent' | 'number' | 'month' | 'range'>,
): TemplateResult {
  const rungs = rungsOf(own, shares, words, format);
  return html`<figure class="plot ladder">
    <figcaption>${words.title}</figcaption>
    <dl>
      ${rungs.map(
        ({ name, kind, detail, value, from, to = from }) =>
          html`<div class=${kind}>
            <dt>${name} <small>${detail}</small></dt>
            <dd>${value}</dd>
            ${from === undefined ? nothing : html`<dd class="track" aria-hidden="true">${bar(from, to!)}</dd>`}
          </div>`,
      )}
    </dl>
    <p class="axis" aria-hidden="true">${[0, 0.5, 1].map((share) => html`<span>${format.percent(share)}</span>`)}</p>
    <p class="help">${words.help}</p>
  </figure>`;
}

const bar = (from: number, to: number): TemplateResult =>
  html`<svg viewBox="0 0 100 10" preserveAspectRatio="none">
    ${[0, 25, 50, 75, 100].map((x) => svg`<line class="grid" x1=${x} x2=${x} y1="0" y2="10" vector-effect="non-scaling-stroke" />`)}
    <rect class="unsure" width=${to * 100} height="10" />
    <rect class="sure" width=${from * 100} height="10" />
  </svg>`;

function rungsOf(
  own: PlayedShare,
  { possible, fair, people = [] }: RuleShares,
  words: Words['statistics']['ladder'],
  format: Pick<Format, 'percent' | 'number' | 'month' | 'range'>,
): readonly Rung[] {
  const played = ({ won, games }: PlayedShare): Pick<Rung, 'value' | 'from'> => ({
    value: format.percent(won / games),
    from: won / games,
  });
  const of = ({ won, games }: PlayedShare): string => fill(words.of, { won: format.number(won), games: format.number(games) });
  const when = ({ source, month }: PeopleShare): string => (month === undefined ? source : `${source}, ${format.month(month)}`);
  return [
    own.games < ENOUGH
      ? { name: words.you, kind: 'you', detail: of(own), value: fill(words.few, { enough: ENOUGH }) }
      : { name: words.you, kind: 'you', detail: of(own), ...played(own) },
    ...people.map((one): Rung => ({ name: words[one.by], kind: 'people', detail: `${of(one)} (${when(one)})`, ...played(one) })),
    ...(fair ? [{ name: words.fair, kind: 'fair', detail: of(fair), ...played(fair) } as const] : []),
    {
      name: words.possible,
      kind: 'possible',
      detail: possible.source ?? words.ours,
      value: format.range(possible),
      from: possible.from,
      to: possible.to,
    },
  ];
}
