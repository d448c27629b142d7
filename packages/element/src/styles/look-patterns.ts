import { BACKS, CLOTHS } from './look-colors.js';

/** Texture of each cloth besides green, and the colour of the marks on it. */
const TEXTURES: Readonly<Record<string, readonly [mark: string, texture: string]>> = {
  blue: ['#93a9c2', 'repeating-linear-gradient(45deg, rgb(0 0 0 / 0.08) 0 1px, transparent 0 4px)'],
  wine: ['#c09aa2', 'repeating-linear-gradient(90deg, rgb(0 0 0 / 0.05) 0 1px, transparent 0 4px, rgb(255 255 255 / 0.02) 0 6px)'],
  grey: ['#a0a6ab', 'repeating-conic-gradient(rgb(0 0 0 / 0.08) 0 25%, transparent 0 50%) 0 0 / 4px 4px'],
  teal: [
    '#88b0b3',
    `repeating-linear-gradient(60deg, rgb(0 0 0 / 0.07) 0 1px, transparent 0 5px),
     repeating-linear-gradient(-60deg, rgb(255 255 255 / 0.03) 0 1px, transparent 0 5px)`,
  ],
  plum: ['#b79fc0', 'repeating-linear-gradient(-45deg, rgb(0 0 0 / 0.08) 0 1px, transparent 0 4px)'],
  walnut: [
    '#c3a68e',
    `repeating-linear-gradient(91deg, rgb(0 0 0 / 0.1) 0 2px, transparent 0 9px, rgb(255 255 255 / 0.025) 0 13px, transparent 0 31px),
     repeating-linear-gradient(89.5deg, rgb(0 0 0 / 0.08) 0 1px, transparent 0 23px)`,
  ],
  night: ['#8f98aa', 'radial-gradient(rgb(255 255 255 / 0.06) 0.7px, transparent 1px) 0 0 / 7px 7px'],
};

/** Returns a length of so many card widths. */
type Width = (parts: number) => string;

/** Pattern of each back besides the lattice, on its colour. */
const PATTERNS: Readonly<Record<string, (width: Width, color: string) => string>> = {
  scales: (width) => {
    const scale = 'radial-gradient(circle at 50% 100%, transparent 34%, rgb(255 255 255 / 0.34) 35% 44%, transparent 45%)';
    // Six scales in a row and eight rows, so that both edges are alike; the other half of them between.
    return `${scale} 0 0 / 16.667% 12.5%, ${scale} ${width(0.074)} ${width(0.081)} / 16.667% 12.5%`;
  },
  sun: (width, color) =>
    `radial-gradient(circle, #e0b65a ${width(0.08)}, ${color} 0 ${width(0.12)}, #e0b65a 0 ${width(0.14)}, transparent 0),
     repeating-conic-gradient(rgb(255 255 255 / 0.2) 0 5deg, transparent 0 15deg)`,
  diamonds: (width) =>
    [60, -60]
      .flatMap((angle) => [
        `repeating-linear-gradient(${angle}deg, transparent 0 ${width(0.095)}, #d9b56a 0 ${width(0.11)}, transparent 0 ${width(0.22)})`,
        `repeating-linear-gradient(${angle}deg, rgb(255 255 255 / 0.12) 0 ${width(0.11)}, transparent 0 ${width(0.22)})`,
      ])
      .join(),
  rings: (width, color) =>
    `radial-gradient(circle, #e0b65a ${width(0.05)}, transparent 0),
     repeating-radial-gradient(circle, ${color} 0 ${width(0.08)}, rgb(255 255 255 / 0.3) 0 ${width(0.1)})`,
  // Four stars in a row and six rows.
  stars: (_, color) =>
    `radial-gradient(circle, #f6dc95 8%, transparent 10% 40%, ${color} 42%) 0 0 / 25% 16.667%,
     repeating-conic-gradient(#e6c169 0 14deg, transparent 0 45deg) 0 0 / 25% 16.667%`,
};

/** Rules for the textures of cloths. */
export const textureRules = Object.entries(TEXTURES)
  .map(
    ([name, [mark, texture]]) =>
      `:host([cloth='${name}']:not([high-contrast])) { --_mark: var(--patience-mark, ${mark}); --_texture: ${texture}; }`,
  )
  .join('\n');

/** Rules for the patterns of backs. */
export const patternRules = Object.entries(PATTERNS)
  .map(
    ([name, pattern]) =>
      `:host([back='${name}']) :is(.table, .preview i) { --_pattern: ${pattern((n) => `calc(var(--_w) * ${n})`, 'var(--_back)')}; }`,
  )
  .join('\n');

/** Width of the card of a swatch, in pixels. */
const SWATCH = 50;

/** Rules for the swatches of the menu. */
export const swatchRules = [
  '.swatch.green { --_swatch: var(--_weave), #14532d; }',
  ...Object.entries(CLOTHS).map(([name, [day]]) => `.swatch.${name} { --_swatch: ${TEXTURES[name]![1]}, ${day}; }`),
  ...Object.entries(PATTERNS).map(
    ([name, pattern]) => `.swatch.${name} { --_swatch: ${pattern((n) => `${n * SWATCH}px`, BACKS[name]!)}, ${BACKS[name]}; }`,
  ),
].join('\n');
