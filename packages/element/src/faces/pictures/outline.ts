/**
 * Path data in the units of a card, which is 100 × 140. Only absolute commands are allowed (M, L, C, Q, S and Z), whose numbers come in
 * pairs, so that an outline can be turned or mirrored by mapping its points.
 */
export type Outline = string;

const PAIR = /(?<![\d.])(-?[\d.]+)[ ,](-?[\d.]+)/g;
const hundredth = (n: number): number => Math.round(n * 100) / 100;

/** Returns the outline with each point mapped. */
export const moved = (outline: Outline, to: (x: number, y: number) => readonly [number, number]): Outline =>
  outline.replace(PAIR, (_, x: string, y: string) => to(Number(x), Number(y)).map(hundredth).join(' '));

/** Rotates an outline by 180° about the middle of the card. */
export const turned = (outline: Outline): Outline => moved(outline, (x, y) => [100 - x, 140 - y]);

/** Mirrors an outline at the vertical line through x. */
export const mirrored = (outline: Outline, x: number): Outline => moved(outline, (u, v) => [2 * x - u, v]);

/** Scales an outline about the origin and moves it to (x, y). A negative scale turns it upside down. */
export const laid = (outline: Outline, x: number, y: number, scale = 1): Outline =>
  moved(outline, (u, v) => [x + u * scale, y + v * scale]);

/** Returns the outline of an ellipse around (x, y). */
export function oval(x: number, y: number, rx: number, ry = rx): Outline {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const at = (...points: readonly (readonly [number, number])[]): string =>
    points.map(([u, v]) => `${hundredth(x + u)} ${hundredth(y + v)}`).join(' ');
  return (
    `M${at([rx, 0])}C${at([rx, ky], [kx, ry], [0, ry])} ${at([-kx, ry], [-rx, ky], [-rx, 0])} ` +
    `${at([-rx, -ky], [-kx, -ry], [0, -ry])} ${at([kx, -ry], [rx, -ky], [rx, 0])}Z`
  );
}
