/**
 * Shapes are path data of whole numbers, quarters of a unit, with relative commands only (m, l, h, v, c, s and z). They begin at the
 * current
 * point, and scaling or turning one is a single replacement.
 */
export type Shape = string;

const NUMBER = /-?\d+/g;
const hundredths = (n: number): number => Math.round(n * 100) / 100;

/** Returns a shape as a path with its origin at (x, y), scaled. A negative scale turns it upside down. */
export const place = (shape: Shape, x: number, y: number, scale = 1): string =>
  `M${hundredths(x)} ${hundredths(y)}${shape.replace(NUMBER, (n) => `${hundredths((Number(n) * scale) / 4)} `)}`;
