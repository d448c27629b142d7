import { place, type Shape } from './path.js';

/** A letter as a path, 80 units high from the top at 0, and its width in quarters of these units. */
export interface Glyph {
  readonly shape: Shape;
  readonly width: number;
}

/** Capitals and digits of the index, 20 units high from the top at 0. Drawn as paths, so that they look the same on every screen. */
const GLYPHS: Record<string, Glyph> = {
  A: { width: 16, shape: 'm0 80l23-80h18l23 80h-17l-4-17h-22l-4 17zm25-30h14l-7-29z' },
  B: {
    width: 13.5,
    shape:
      'h27c15 0 24 8 24 20 0 8-4 15-11 18 9 2 14 9 14 19 0 14-10 23-26 23h-28zm16 14v18h10c6 0 9-3 9-9s-3-9-9-9zm0 31v21h10c8 0 12-4 12-10 0-8-4-11-12-11z',
  },
  C: {
    width: 14,
    shape:
      'm57 27h-16c-1-8-5-13-11-13-9 0-14 9-14 26s5 26 14 26c6 0 10-5 11-13h16c-1 17-11 27-27 27-18 0-30-16-30-40s12-40 30-40c16 0 26 10 27 27z',
  },
  D: { width: 14, shape: 'h24c20 0 32 15 32 40s-12 40-32 40h-24zm16 14v52h7c11 0 17-9 17-26s-6-26-17-26z' },
  E: { width: 12, shape: 'h47v14h-31v18h28v14h-28v20h32v14h-48z' },
  F: { width: 11.5, shape: 'h46v14h-30v19h27v14h-27v33h-16z' },
  G: {
    width: 15,
    shape:
      'm59 27h-16c-1-8-6-13-12-13-10 0-15 9-15 26s5 26 15 26c7 0 12-5 13-14h-14v-13h30c0 26-10 41-30 41-19 0-30-16-30-40s12-40 31-40c16 0 26 10 28 27z',
  },
  H: { width: 14.5, shape: 'h16v32h26v-32h16v80h-16v-34h-26v34h-16z' },
  I: { width: 4, shape: 'h16v80h-16z' },
  J: { width: 10, shape: 'm24 0h16v54c0 17-8 26-21 26-11 0-19-7-19-22h16c0 6 1 8 4 8s4-3 4-10z' },
  K: { width: 15, shape: 'h16v31l23-31h19l-24 32 26 48h-18l-19-35-7 9v26h-16z' },
  L: { width: 11.5, shape: 'h16v66h30v14h-46z' },
  M: { width: 18, shape: 'h18l18 48 18-48h18v80h-16v-46l-15 40h-10l-15-40v46h-16z' },
  N: { width: 15, shape: 'h16l28 52v-52h16v80h-16l-28-52v52h-16z' },
  O: {
    width: 15,
    shape: 'm30 0c18 0 30 16 30 40s-12 40-30 40-30-16-30-40 12-40 30-40zm0 14c-9 0-14 9-14 26s5 26 14 26 14-9 14-26-5-26-14-26z',
  },
  P: { width: 13.5, shape: 'h28c16 0 26 10 26 25s-10 25-26 25h-12v30h-16zm16 14v22h10c7 0 11-4 11-11s-4-11-11-11z' },
  Q: {
    width: 15.3,
    shape:
      'm30 0c18 0 30 16 30 40 0 11-2 20-7 27l8 9-10 10-9-10c-4 3-8 4-12 4-18 0-30-16-30-40s12-40 30-40zm0 14c-9 0-14 9-14 26s5 26 14 26c0 0 1 0 2-1l-6-6 10-10 6 6c1-4 2-9 2-15 0-17-5-26-14-26z',
  },
  R: { width: 14.5, shape: 'h29c16 0 25 9 25 24 0 10-5 17-13 21l16 35h-18l-14-32h-9v32h-16zm16 14v21h11c7 0 11-4 11-10 0-7-4-11-11-11z' },
  S: {
    width: 13.5,
    shape:
      'm52 24h-16c0-7-4-11-10-11-5 0-9 3-9 8 0 6 5 8 14 11 14 4 23 10 23 24 0 15-11 24-27 24-17 0-27-9-27-25h16c0 8 4 12 11 12 6 0 10-3 10-9 0-7-6-9-15-12-13-4-21-10-21-23 0-14 10-23 25-23 16 0 26 9 26 24z',
  },
  T: { width: 13, shape: 'h52v14h-18v66h-16v-66h-18z' },
  U: { width: 14.5, shape: 'h16v52c0 9 5 14 13 14s13-5 13-14v-52h16v52c0 18-12 28-29 28s-29-10-29-28z' },
  V: { width: 15, shape: 'h17l13 56 13-56h17l-22 80h-16z' },
  W: { width: 20, shape: 'h16l9 52 10-52h11l10 52 9-52h16l-17 80h-15l-9-48-9 48h-15z' },
  X: { width: 15, shape: 'h18l12 26 12-26h18l-20 39 21 41h-18l-13-28-13 28h-18l21-41z' },
  Y: { width: 15, shape: 'h17l13 31 13-31h17l-22 48v32h-16v-32z' },
  Z: { width: 12.5, shape: 'h49v13l-31 53h32v14h-50v-13l31-53h-31z' },
  '0': { width: 12, shape: 'm24 0c16 0 24 14 24 40s-8 40-24 40-24-14-24-40 8-40 24-40zm0 14c-6 0-9 8-9 26s3 26 9 26 9-8 9-26-3-26-9-26z' },
  '1': { width: 7.6, shape: 'm14 0h12v80h-15v-62l-11 6v-15z' },
  '2': {
    width: 12.6,
    shape: 'm1 25c0-15 10-25 25-25 14 0 24 9 24 22 0 10-5 17-14 26l-16 18h30v14h-50v-12l26-28c6-6 8-11 8-16 0-6-3-10-9-10s-9 4-9 11z',
  },
  '3': {
    width: 12.8,
    shape:
      'm1 22c1-14 10-22 24-22 15 0 24 8 24 20 0 9-4 15-11 18 8 3 13 10 13 19 0 14-10 23-25 23-16 0-25-8-26-23h16c0 6 4 9 10 9s9-3 9-10c0-6-4-10-11-10h-6v-14h5c7 0 10-4 10-10 0-5-3-8-8-8s-8 2-9 8z',
  },
  '4': { width: 13.4, shape: 'm27 0h18v49h9v13h-9v18h-16v-18h-29v-12zm2 49v-28l-15 28z' },
  '5': {
    width: 12.7,
    shape:
      'm6 0h41v14h-27l-1 15c3-1 6-2 9-2 14 0 23 9 23 25 0 17-10 28-26 28-14 0-24-8-25-22h16c0 6 4 8 9 8 6 0 10-4 10-13 0-8-4-13-10-13-4 0-7 2-9 5l-13-1z',
  },
  '6': {
    width: 12.7,
    shape:
      'm25 0h18l-15 28c13 0 23 10 23 25 0 16-11 27-26 27s-25-11-25-26c0-8 2-15 7-22zm0 42c-6 0-9 4-9 12 0 7 3 12 9 12 7 0 10-5 10-12 0-8-3-12-10-12z',
  },
  '7': { width: 12.6, shape: 'h50v13l-24 67h-17l23-66h-32z' },
  '8': {
    width: 13,
    shape:
      'm26 0c14 0 23 8 23 20 0 8-3 14-10 18 8 3 13 10 13 19 0 14-10 23-26 23s-26-9-26-23c0-9 5-16 13-19-7-4-10-10-10-18 0-12 9-20 23-20zm0 13c-5 0-8 3-8 9s3 10 8 10 8-4 8-10-3-9-8-9zm0 32c-6 0-10 4-10 11 0 6 4 10 10 10s10-4 10-10c0-7-4-11-10-11z',
  },
};

/** Adds the glyphs of a language for its cards. */
export const addGlyphs = (glyphs: Readonly<Record<string, Glyph>> | undefined): unknown => Object.assign(GLYPHS, glyphs);

/** Tells whether a text can be drawn. */
export const hasGlyphs = (text: string): boolean => [...text].every((letter) => GLYPHS[letter]);

/** Returns the glyphs of a text, each with its x position. A nine is a six upside down. */
const glyphsOf = (text: string): { glyph: Glyph; x: number; turned: boolean }[] => {
  let x = 0;
  return [...text].map((letter) => {
    const turned = letter === '9';
    const glyph = GLYPHS[turned ? '6' : letter]!;
    const found = { glyph, x, turned };
    x += glyph.width + 1;
    return found;
  });
};

/** Returns the width of a text at its size of 20 units. */
export function widthOf(text: string): number {
  const last = glyphsOf(text).at(-1);
  return last ? last.x + last.glyph.width : 0;
}

/** Returns a text as a path with its upper left corner at (x, y). */
export const lettering = (text: string, x: number, y: number, scale: number): string =>
  glyphsOf(text)
    .map(({ glyph: { shape, width }, x: from, turned }) =>
      turned ? place(shape, x + (from + width) * scale, y + 20 * scale, -scale) : place(shape, x + from * scale, y, scale),
    )
    .join('');
