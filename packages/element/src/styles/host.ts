import { css, unsafeCSS } from 'lit';
import { contrastColors } from './contrast.js';
import { hidden } from './visually-hidden.js';
import { lookColors } from './look-colors.js';

/** Styles of the element itself: colours and layout of its parts. */
export const hostStyles = css`
  :host {
    /* Let the table fill the element even where percentages do not work: as a flex or grid item, and with a minimum height only. */
    display: grid;
    grid: minmax(0, 1fr) / minmax(0, 1fr);
    writing-mode: horizontal-tb;
    /* Keep the element's stacking order apart from that of the page. */
    isolation: isolate;
    block-size: min(46rem, 92vh);
    min-block-size: 15rem;
    /* Fill the available width even in layouts that size by content, such as rows, centred grids and floats. */
    inline-size: -moz-available;
    inline-size: -webkit-fill-available;
    min-inline-size: 0;
    color-scheme: light dark;
    --_felt: var(--patience-table, var(--_cloth, #14532d));
    --_on-felt: var(--patience-on-table, #f2f5ee);
    --_face: var(--patience-card, #fffdf8);
    --_blocked: color-mix(in srgb, var(--_face) 84%, #24352a);
    --_edge: rgb(20 16 8 / 0.42);
    --_red: var(--patience-red, #b3261e);
    --_black: var(--patience-black, #1a1a1a);
    --_club: var(--_black);
    --_diamond: var(--_red);
    --_green: #1b6e3a;
    --_blue: #1e4fa3;
    --_violet: #6a2a86;
    --_gold: #d9a02b;
    --_skin: #f3d3b0;
    --_line: #3a2a20;
    --_mark: var(--patience-mark, #8fb09c);
    --_choice: var(--patience-choice, #ffe58f);
    --_glow: var(--patience-glow, #ffd54f);
    --_back: var(--patience-back, #1f3a5f);
    --_light: radial-gradient(130% 110% at 50% 10%, rgb(255 255 255 / 0.05), transparent 55%, rgb(0 0 0 / 0.2));
    --_texture: var(--_weave);
    --_weave:
      repeating-linear-gradient(rgb(0 0 0 / 0.06) 0 1px, transparent 0 3px),
      repeating-linear-gradient(90deg, rgb(255 255 255 / 0.03) 0 1px, transparent 0 3px);
    --_rim: #f4ecd8;
    --_panel: #fbfaf5;
    --_on-panel: #1d211c;
    --_shade: rgb(0 0 0 / 0.2);
  }
  :host([hidden]) {
    display: none;
  }
  :host([theme='light']),
  :host(:state(page-light):not([theme='dark'])) {
    color-scheme: light;
  }
  /* Put the dark theme after the light one: media conditions add no specificity, so the later rule wins. */
  @media (prefers-color-scheme: dark) {
    :host(:where(:not([theme='light'], :state(page-light)))) {
      --_felt: var(--patience-table, var(--_cloth-dark, #0c2f1b));
      --_face: var(--patience-card, #efece2);
      --_mark: var(--patience-mark, #7d9a88);
      --_panel: #1c231e;
      --_on-panel: #eef1ea;
      --_shade: rgb(0 0 0 / 0.35);
    }
  }
  :host(:where([theme='dark'], :state(page-dark):not([theme='light']))) {
    color-scheme: dark;
    --_felt: var(--patience-table, var(--_cloth-dark, #0c2f1b));
    --_face: var(--patience-card, #efece2);
    --_mark: var(--patience-mark, #7d9a88);
    --_panel: #1c231e;
    --_on-panel: #eef1ea;
  }
  ${unsafeCSS(lookColors)}
  :host(:where([four-colors])) {
    --_club: #1b6e3a;
    --_diamond: #1e4fa3;
  }
  :host(:where([high-contrast])) {
    ${unsafeCSS(contrastColors)}
  }
  * {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
  .box {
    container: patience / size;
    /* Default size where the page sets none: the width for a dialog, popover or table cell, and the default height. */
    contain-intrinsic-size: min(44rem, 90vw) min(46rem, 92vh);
    display: flex;
    flex-direction: column;
    /* Fill the element too on pages that change its display. */
    flex: 1;
    min-inline-size: 0;
    min-block-size: 0;
    block-size: 100%;
    /* view/size-observer.ts says how far each edge is from that of the page: only what is left of the safe area is kept clear. */
    padding: max(0px, env(safe-area-inset-top) - var(--_top, 0px)) max(0px, env(safe-area-inset-right) - var(--_right, 0px))
      max(0px, env(safe-area-inset-bottom) - var(--_bottom, 0px)) max(0px, env(safe-area-inset-left) - var(--_left, 0px));
    background: var(--patience-light, var(--_light)), var(--patience-texture, var(--_texture)), var(--_felt);
    color: var(--_on-felt);
    /* Never go below 16 pixels: pages that reduce their root font mean their own text. */
    font: 400 max(1rem, 16px) / 1.4 var(--patience-font, system-ui, sans-serif);
    white-space: normal;
    border-radius: inherit;
    /* Clip instead of hiding: a hidden overflow can be scrolled, and would keep the label of a sandbox from sticking to the window. */
    overflow: clip;
    position: relative;
    -webkit-tap-highlight-color: transparent;
  }
  /* Also around a sandbox, which loads none of the styles of a table. */
  @media print {
    .box {
      background: none;
    }
  }
  /* Reset inherited text properties of the page that change the layout of the table; slotted content keeps them. styles/marks.ts resets the other ones. */
  .layout,
  .sr,
  dialog {
    letter-spacing: normal;
    text-align: start;
    text-transform: none;
  }
  .layout {
    flex: 1;
    min-block-size: 0;
    display: grid;
    grid: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    grid-template-areas: 'status' 'table' 'tools';
  }
  @container patience (min-width: 620px) and (min-height: 460px) {
    .layout {
      grid: auto minmax(0, 1fr) / auto minmax(0, 1fr);
      grid-template-areas: 'tools status' 'table table';
    }
  }
  @container patience (max-height: 459px) and (min-aspect-ratio: 1) {
    .layout {
      grid: auto minmax(0, 1fr) / auto minmax(0, 1fr);
      grid-template-areas: 'tools status' 'tools table';
    }
  }
  .sr {
    ${unsafeCSS(hidden)}
    white-space: nowrap;
  }
  .problem {
    max-inline-size: 36rem;
    margin: auto;
    padding: 1rem 1.25rem;
    align-self: center;
    grid-area: table;
  }
`;
