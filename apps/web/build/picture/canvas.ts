import type { Pixels } from './png.js';

type Colour = readonly [red: number, green: number, blue: number];

/** Lines a pixel is divided into from top to bottom; from left to right the coverage is exact. */
const LINES = 4;
/** Straight pieces of a curve. */
const PIECES = 8;

/** Reads `#rrggbb`. */
export const colour = (hex: string): Colour => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Colour;

/** A picture that fills paths with smooth edges: what the build needs to make pictures without a browser. */
export class Canvas implements Pixels {
  readonly data: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
    ground: Colour,
  ) {
    this.data = new Uint8Array(width * height * 3);
    for (let i = 0; i < this.data.length; i++) this.data[i] = ground[i % 3]!;
  }

  /** Fills path data of absolute M, L, C, Q and Z, by the nonzero rule, moved and scaled. */
  fill(path: string, ink: Colour, x = 0, y = 0, scale = 1, opacity = 1): void {
    const edges = edgesOf(path, x, y, scale);
    if (edges.length === 0) return;
    const top = Math.max(0, Math.floor(Math.min(...edges.map(([, y0, , y1]) => Math.min(y0, y1)))));
    const bottom = Math.min(this.height, Math.ceil(Math.max(...edges.map(([, y0, , y1]) => Math.max(y0, y1)))));
    const cover = new Float32Array(this.width);
    for (let row = top; row < bottom; row++) {
      cover.fill(0);
      for (let line = 0; line < LINES; line++) addLine(cover, edges, row + (line + 0.5) / LINES);
      this.#blend(row, cover, ink, opacity);
    }
  }

  #blend(row: number, cover: Float32Array, ink: Colour, opacity: number): void {
    for (let x = 0; x < this.width; x++) {
      const share = Math.min(1, cover[x]! / LINES) * opacity;
      if (share <= 0) continue;
      const at = (row * this.width + x) * 3;
      for (let i = 0; i < 3; i++) this.data[at + i] = Math.round(this.data[at + i]! * (1 - share) + ink[i]! * share);
    }
  }
}

/** Path data of a rectangle with round corners. */
export function roundRect(width: number, height: number, r: number, inset = 0): string {
  const [l, t, R, b] = [inset, inset, width - inset, height - inset];
  const k = r * 0.45;
  return `M${l + r} ${t}L${R - r} ${t}C${R - k} ${t} ${R} ${t + k} ${R} ${t + r}L${R} ${b - r}C${R} ${b - k} ${R - k} ${b} ${R - r} ${b}L${l + r} ${b}C${l + k} ${b} ${l} ${b - k} ${l} ${b - r}L${l} ${t + r}C${l} ${t + k} ${l + k} ${t} ${l + r} ${t}Z`;
}

type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

/** How much of each pixel of a row one line through it covers. */
function addLine(cover: Float32Array, edges: readonly Edge[], y: number): void {
  const crossings: [x: number, turn: number][] = [];
  for (const [x0, y0, x1, y1] of edges)
    if (y0 <= y !== y1 <= y) crossings.push([x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), y0 <= y ? 1 : -1]);
  crossings.sort((a, b) => a[0] - b[0]);
  let winding = 0;
  crossings.forEach(([x, turn], i) => {
    winding += turn;
    const next = crossings[i + 1];
    if (winding === 0 || !next) return;
    const [from, to] = [Math.max(0, x), Math.min(cover.length, next[0])];
    for (let pixel = Math.floor(from); pixel < to; pixel++) cover[pixel]! += Math.max(0, Math.min(to, pixel + 1) - Math.max(from, pixel));
  });
}

/** Straight edges of a path, curves in pieces. */
function edgesOf(path: string, dx: number, dy: number, scale: number): Edge[] {
  const edges: Edge[] = [];
  let [sx, sy, x, y] = [0, 0, 0, 0];
  const line = (nx: number, ny: number): void => {
    if (ny !== y) edges.push([x * scale + dx, y * scale + dy, nx * scale + dx, ny * scale + dy]);
    [x, y] = [nx, ny];
  };
  for (const [, command = '', text = ''] of path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const n = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'Z') line(sx, sy);
    const size = { M: 2, L: 2, C: 6, Q: 4 }[command] ?? Infinity;
    for (let i = 0; i + size <= n.length; i += size) {
      const [a, b, c, d, e, f] = n.slice(i, i + size) as [number, number, number, number, number, number];
      if (command === 'M') {
        line(sx, sy);
        [sx, sy, x, y] = [a, b, a, b];
      } else if (command === 'L') line(a, b);
      else {
        const [x0, y0] = [x, y];
        for (let t = 1 / PIECES; t < 1.0001; t += 1 / PIECES) {
          const u = 1 - t;
          if (command === 'Q') line(u * u * x0 + 2 * u * t * a + t * t * c, u * u * y0 + 2 * u * t * b + t * t * d);
          else
            line(
              u ** 3 * x0 + 3 * u * u * t * a + 3 * u * t * t * c + t ** 3 * e,
              u ** 3 * y0 + 3 * u * u * t * b + 3 * u * t * t * d + t ** 3 * f,
            );
        }
      }
    }
  }
  line(sx, sy);
  return edges;
}
