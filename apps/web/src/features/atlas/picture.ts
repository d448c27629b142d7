import { nothing, svg, type TemplateResult } from 'lit';
import type { Shell } from '../../app-shell/start.js';
import { atLeast, atMost } from '../../catalogue/hundredths.js';
import type { Format } from '../../statistics/format.js';
import { fill } from '../../text/fill.js';
import { rowDetails, rowName, rowTitle, type AtlasRow } from './data.js';
import type { Words } from './words.js';

/** Positions in the atlas picture in pixels: one line for each rule set, two lines on a narrow page. */
interface Frame {
  readonly wide: boolean;
  readonly line: number;
  readonly head: number;
  /** Baseline of a name in its line, and the most letters it may have. */
  readonly name: number;
  readonly letters: number;
  /** Top of the bars within a line. */
  readonly bar: number;
  readonly winnable: readonly [from: number, to: number];
  readonly skill: readonly [from: number, to: number];
}

const BAR = 12;
/** Shares at which the picture has a labelled grid line. */
const MARKS = [0, 0.5, 1];
const EDGE = 4;

function frameOf(width: number): Frame {
  if (width >= 640) {
    const from = Math.round(width * 0.36);
    const to = Math.round(width * 0.66);
    return {
      wide: true,
      line: 24,
      head: 44,
      name: 16,
      letters: Math.floor((from - 12) / 6.8),
      bar: 6,
      winnable: [from, to],
      skill: [to + 92, width - 48],
    };
  }
  const middle = Math.round(width * 0.58);
  return {
    wide: false,
    line: 46,
    head: 44,
    name: 15,
    letters: Math.floor((width - 90) / 6.8),
    bar: 23,
    winnable: [EDGE, middle],
    skill: [middle + 16, width - 40],
  };
}

/** Returns the values of options without the option names when the full text has more than `letters` characters. */
const brief = (details: string, letters: number): string => (details.length > letters ? details.replace(/(^|, )[^,:]+: /g, '$1') : details);
const cut = (text: string, letters: number): string => (text.length > letters ? `${text.slice(0, letters - 1)}…` : text);

/**
 * Draws the rule sets one below the other. A bar is an interval; the stroke in it is the share that was solved, a ring marks what others
 * published. Skill is filled, luck is empty, and the unknown part between them is hatched, so that nothing depends
 * on colours.
 * @param width in pixels, at least 280
 */
export function picture(
  rows: readonly AtlasRow[],
  published: ReadonlyMap<string, number>,
  width: number,
  shell: Shell<Words>,
  format: Format,
): { readonly height: number; readonly shapes: TemplateResult } {
  const frame = frameOf(width);
  const height = frame.head + rows.length * frame.line + EDGE;
  return {
    height,
    shapes: svg`<defs
        ><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"
          ><line x1="0" x2="0" y1="0" y2="5" class="hatch" /></pattern></defs
      >${head(frame, height, shell.words.atlas, format)}${rows.map((row, i) => line(row, published.get(row.name), frame.head + i * frame.line, width, frame, shell, format))}`,
  };
}

const at = ([from, to]: readonly [number, number], share: number): number => from + (to - from) * share;

const grid = ({ winnable }: Frame, from: number, to: number): TemplateResult[] =>
  MARKS.map((share) => svg`<line class="grid" x1=${at(winnable, share)} x2=${at(winnable, share)} y1=${from} y2=${to} />`);

function head(frame: Frame, height: number, words: Words['atlas'], format: Format): TemplateResult {
  const { wide, winnable, skill } = frame;
  return svg`<text class="title" x=${winnable[0]} y="14">${words.winnable}</text>
    <text class="title" x=${skill[0]} y="14">${words.skill}</text><text class="title" x=${skill[1]} y=${wide ? 14 : 34} text-anchor="end">${words.luck}</text>
    ${MARKS.map(
      (share) =>
        svg`<text x=${at(winnable, share)} y="34" text-anchor=${share === 0 ? 'start' : share === 1 ? 'end' : 'middle'}>${format.percent(share)}</text>`,
    )}${wide ? grid(frame, 40, height) : nothing}<text x="100%" y=${wide ? 34 : 14} text-anchor="end">${words.moves}</text>`;
}

function line(
  row: AtlasRow,
  published: number | undefined,
  top: number,
  width: number,
  frame: Frame,
  { lang, words }: Shell<Words>,
  format: Format,
): TemplateResult {
  const { wide, winnable, skill, bar, letters } = frame;
  const y = top + bar;
  const [low, high] = [at(winnable, row.winnable[0]), at(winnable, row.winnable[1])];
  const solved = at(winnable, row.solved / row.deals);
  const name = rowName(row, lang);
  const details = rowDetails(row, lang);
  const span = fill(words.atlas.span, { low: atLeast(row.winnable[0]), high: atMost(row.winnable[1]) });
  const room = letters - name.length - 2;
  return svg`<g
    ><title>${rowTitle(row, lang)}</title>${wide ? nothing : grid(frame, y - 2, y + BAR + 2)}<text class="name" x=${EDGE} y=${top + frame.name}>${cut(name, letters)}${
      details && room > 1 ? svg`<tspan class="details" dx="6">${cut(brief(details, room), room)}</tspan>` : nothing
    }</text
    ><text x=${wide ? winnable[1] + 8 : width} y=${top + frame.name} text-anchor=${wide ? 'start' : 'end'}>${span}</text
    ><rect class="interval" x=${low} y=${y} width=${Math.max(2, high - low)} height=${BAR} rx="3" /><line class="solved" x1=${solved} x2=${solved} y1=${y - 2} y2=${y + BAR + 2} />${
      published === undefined ? nothing : svg`<circle class="published" cx=${at(winnable, published)} cy=${y + BAR / 2} r="5" />`
    }${row.skill ? skills(row.skill, skill, y) : nothing}<text x=${width} y=${wide ? top + frame.name : y + BAR - 1} text-anchor="end"
      >${row.moves === undefined ? '–' : format.number(row.moves)}</text></g>`;
}

function skills([low, high]: readonly [number, number], track: readonly [number, number], y: number): TemplateResult {
  const [from, to] = [at(track, low), at(track, high)];
  return svg`<rect class="luck" x=${track[0]} y=${y} width=${track[1] - track[0]} height=${BAR} rx="3" /><rect
      class="skill" x=${track[0]} y=${y} width=${from - track[0]} height=${BAR} rx="3" /><rect
      class="between" x=${from} y=${y} width=${to - from} height=${BAR} fill="url(#hatch)" />`;
}
