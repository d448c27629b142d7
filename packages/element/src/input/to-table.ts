import type { Point } from '../layout/fit.js';

/** Side of the square that the probes mark, in pixels of the table. */
const SIDE = 100;
const CORNERS = [
  [0, 0],
  [SIDE, 0],
  [SIDE, SIDE],
  [0, SIDE],
] as const;

type Four = [number, number, number, number];

/**
 * Returns four elements without size at the corners of a square of the table. Their position on the screen shows how the page has moved,
 * scaled, turned, mirrored, tilted or zoomed the table, without reading styles of the page.
 */
function probesOf(table: Element): readonly Element[] {
  const made = [...table.querySelectorAll('.probe')];
  if (made.length > 0) return made;
  const probes = CORNERS.map(([x, y]) => {
    const probe = table.ownerDocument.createElement('i');
    probe.className = 'probe';
    probe.style.translate = `${x}px ${y}px`;
    probe.style.inset = '0 auto auto 0';
    return probe;
  });
  table.append(...probes);
  return probes;
}

/**
 * Converts a point of the window, as pointer events give it, to the point of the table that is drawn there.
 * Solves the projection of the probes' square to the window (P. Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.3).
 * @param table the element that contains the probes
 * @returns pixels of the table; undefined when the table is not drawn, or seen from its edge
 */
export function toTable(table: Element, { x, y }: Point): Point | undefined {
  const zoom = legacyZoom(table);
  const corners = probesOf(table).map((probe) => probe.getBoundingClientRect());
  const [x0, x1, x2, x3] = corners.map((corner) => corner.x * zoom) as Four;
  const [y0, y1, y2, y3] = corners.map((corner) => corner.y * zoom) as Four;
  const [ux, uy, vx, vy] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const area = ux * vy - vx * uy;
  const [g, h] = [(sx * vy - vx * sy) / area, (ux * sy - sx * uy) / area];
  const [a, b, d, e] = [x1 - x0 + g * (x1 - x), x3 - x0 + h * (x3 - x), y1 - y0 + g * (y1 - y), y3 - y0 + h * (y3 - y)];
  const scale = SIDE / (a * e - b * d);
  const point = { x: ((x - x0) * e - b * (y - y0)) * scale, y: (a * (y - y0) - (x - x0) * d) * scale };
  return Number.isFinite(point.x + point.y) ? point : undefined;
}

/**
 * Returns the CSS zoom by which `getBoundingClientRect` must be multiplied to get pixels of the window. Browsers without `currentCSSZoom`
 * (WebKit, Chromium before 128) divide the box of an element by its zoom.
 */
function legacyZoom(element: Element): number {
  if ((element as { readonly currentCSSZoom?: number }).currentCSSZoom !== undefined) return 1;
  let zoom = 1;
  for (
    let at: Element | null | undefined = element;
    at;
    at = at.assignedSlot ?? at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host
  )
    zoom *= Number(getComputedStyle(at).zoom) || 1;
  return zoom;
}
