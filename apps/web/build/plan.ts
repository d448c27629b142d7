import { roleName, textOf, type LanguageTag, type Role, type Variant } from '@patience/core';
import { fit, spread } from '@patience/element/drawing';
import { html, langOf, Markup } from './html.js';
import { sampleDeal } from './sample-deal.js';

/** Width of the figure on a rules page, in pixels. */
export const PLAN_WIDTH = 640;
const TALLEST = 440;
const MARGIN = 10;
const FELT = '#14532d';
/** Colour of each kind of pile in the figure; the style sheet has the same colours for the legend below it. */
const INK: Readonly<Record<Role, string>> = {
  foundation: '#ffd54f',
  cell: '#9ad0f5',
  tableau: '#fffdf8',
  stock: '#f4b183',
  waste: '#f7d9c0',
  reserve: '#c5e1a5',
  discard: '#d7c6f0',
};

interface Plan {
  readonly svg: string;
  readonly height: number;
  /** Kinds of piles in the figure, in the order of the table. */
  readonly roles: readonly Role[];
}

const drawn = new Map<string, Plan>();

/** Draws the figure of a rules page: the table after a deal, each kind of pile in its colour, face-down cards with a back. */
export function drawPlan(variant: Variant): Plan {
  if (!drawn.has(variant.id)) drawn.set(variant.id, draw(variant));
  return drawn.get(variant.id)!;
}

/** Returns the legend of the figure: the names of the kinds of piles in their colours, each marked where it is in another language than the page. */
export const planNames = (variant: Variant, lang: LanguageTag): Markup =>
  html`${drawPlan(variant).roles.map((role) => {
    const own = textOf(variant, lang, ({ piles }) => piles?.[role]);
    return html`<span${langOf(own, lang)}><i class="key ${role}"></i>${roleName(role, lang, variant)}</span> `;
  })}`;

function draw(variant: Variant): Plan {
  const game = sampleDeal(variant);
  if (!game) return { svg: '', height: 1, roles: [] };
  const { piles, view } = game;
  const faces = (pile: string): boolean[] =>
    Array.from({ length: view.count(pile) }, (_, i) => view.card(pile, view.count(pile) - 1 - i) !== null);
  const frame = fit(piles, { width: PLAN_WIDTH, height: TALLEST }, { reserve: faces });
  const { cardWidth: w, cardHeight: h } = frame;
  let bottom = 0;
  const card = (x: number, y: number, role: Role, look: 'up' | 'down' | 'empty'): Markup => {
    bottom = Math.max(bottom, y + h);
    const box = (ink: string, inset = 0): Markup =>
      html`<rect
        x="${x + inset}"
        y="${y + inset}"
        width="${Math.round(w) - 2 * inset}"
        height="${h - 2 * inset}"
        rx="${Math.round(w * 0.08)}"
        ${new Markup(ink)}
      />`;
    if (look === 'empty') return box(`fill="none" stroke="${INK[role]}" stroke-width="2.5"`);
    return html`${box(`fill="${INK[role]}" stroke="#1d211c" stroke-width=".7"`)}${look === 'down' && box(`fill="${FELT}" fill-opacity=".5"`, Math.max(2, Math.round(w * 0.07)))}`;
  };
  const shapes = piles.map(({ id, role }) => {
    const lie = faces(id);
    const { x, y } = frame.places.get(id)!;
    const points = spread(frame, id, lie);
    return points.length === 0 ? card(x, y, role, 'empty') : points.map((point, i) => card(point.x, point.y, role, lie[i] ? 'up' : 'down'));
  });
  const height = Math.ceil(bottom) + MARGIN;
  const svg = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PLAN_WIDTH} ${height}">
    <rect width="100%" height="100%" rx="14" fill="${FELT}" />
    ${shapes}
  </svg>`.text;
  return { svg, height, roles: [...new Set(piles.map(({ role }) => role))] };
}
