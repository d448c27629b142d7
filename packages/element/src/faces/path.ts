/**
 * Shapes are path data with absolute coordinates and the commands M, L, C, Q and Z only, so that every second
 * number is an x: placing, scaling and turning a shape is one replacement, and any number of shapes is one path.
 */
export type Shape = string;

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** The shape moved to (x, y) and scaled; a negative scale turns it upside down. */
export function place(shape: Shape, x: number, y: number, scale = 1): Shape {
  let odd = 1;
  return shape.replace(NUMBER, (n) => {
    odd ^= 1;
    return `${Math.round((Number(n) * scale + (odd ? y : x)) * 100) / 100} `;
  });
}
