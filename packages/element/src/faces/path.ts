/**
 * Shapes are path data of whole numbers, quarters of a unit, with relative commands only (m, l, h, v, c, s and z): they
 * begin where the pen stands, and to scale or turn one is a single replacement.
 */
export type Shape = string;

const NUMBER = /-?\d+/g;
const hundredths = (n: number): number => Math.round(n * 100) / 100;

/** The shape as a path with its origin at (x, y), scaled; a negative scale turns it upside down. */
export const place = (shape: Shape, x: number, y: number, scale = 1): string =>
  `M${hundredths(x)} ${hundredths(y)}${shape.replace(NUMBER, (n) => `${hundredths((Number(n) * scale) / 4)} `)}`;
