import { Game, roleName, type Locale, type Role, type Variant } from '@patience/core';
import { fit, spread } from '@patience/element/drawing';
import { html } from './html.js';

const BOX = { width: 640, height: 480 };
const INK: Readonly<Record<Role, string>> = {
  foundation: '#ffd54f', cell: '#9ad0f5', tableau: '#fffdf8', stock: '#f4b183', waste: '#f7d9c0', reserve: '#c5e1a5', discard: '#d7c6f0',
};

/** The figure of a rules page: the table after a deal, each kind of pile in its colour and named once. */
export function drawPlan(variant: Variant, lang: Locale, seed: number): string {
  const started = Game.start(variant, { seed });
  if (!started.ok) return '';
  const { piles, view } = started.value;
  const faces = (pile: string): boolean[] => Array.from({ length: view.count(pile) }, (_, i) => view.card(pile, view.count(pile) - 1 - i) !== null);
  const roles = [...new Set(piles.map(({ role }) => role))];
  const legend = 44;
  const frame = fit(piles, { width: BOX.width, height: BOX.height - legend }, { reserve: faces });
  const { cardWidth: w, cardHeight: h } = frame;
  const shapes = piles.map(({ id, role }) => {
    const { x, y } = frame.places.get(id)!;
    const points = spread(frame, id, faces(id));
    const card = (px: number, py: number, empty: boolean) =>
      html`<rect x="${px}" y="${py}" width="${Math.round(w)}" height="${h}" rx="${Math.round(w * 0.08)}" fill="${empty ? 'none' : INK[role]}" stroke="${empty ? INK[role] : '#1d211c'}" stroke-width="${empty ? 2.5 : 0.7}"/>`;
    return points.length === 0 ? card(x, y, true) : points.map((point) => card(point.x, point.y, false));
  });
  const step = BOX.width / roles.length;
  const names = roles.map(
    (role, i) => html`<g transform="translate(${Math.round(i * step + 12)} ${BOX.height - legend + 12})"><rect width="20" height="20" rx="4" fill="${INK[role]}"/><text x="28" y="15.5">${roleName(role, lang, variant)}</text></g>`,
  );
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX.width} ${BOX.height}"><rect width="100%" height="100%" rx="14" fill="#14532d"/><g font-family="system-ui,sans-serif" font-size="16" fill="#fff">${names}</g>${shapes}</svg>`.text;
}
