import { css } from 'lit';

/** Styles of marks on the table: chosen card, destinations, focus. */
export const markStyles = css`
  .layout,
  .sr,
  dialog {
    stroke: none;
    text-indent: 0;
    text-shadow: none;
    word-spacing: normal;
    -webkit-text-fill-color: currentcolor;
    -webkit-text-stroke: 0;
  }
  /* On a page that keeps the table still, let a finger scroll only a table that is higher than its box, and never the page with it. */
  :host([touch-action='none']) .scroller.tall {
    overscroll-behavior: contain;
  }
  :host([touch-action='none']) .tall > .table {
    touch-action: pan-y pinch-zoom;
  }
  /* input/to-table.ts */
  .probe {
    position: absolute;
  }
  .slot.closed {
    border-color: color-mix(in srgb, var(--_mark) 55%, transparent);
  }
  /* A name in an empty place says what comes to lie there. */
  .slot > .name {
    position: absolute;
    inset: 50% 4% auto;
    translate: 0 -50%;
    color: var(--_on-felt);
    /* Keep the longest word in one line: --_n is the number of its letters, and view/pile.ts leaves out a name that would be too small. */
    font-size: min(max(11px, calc(var(--_w) * 0.12)), calc(var(--_w) * 1.39 / var(--_n)));
    line-height: 1.15;
    overflow-wrap: normal;
    word-break: normal;
    hyphens: manual;
  }
  .slot > .name::first-letter {
    text-transform: uppercase;
  }
  .score,
  .field {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: var(--_w);
    block-size: var(--_h);
    border-radius: calc(var(--_w) * 0.075);
    background: var(--_shade);
    pointer-events: none;
  }
  .field {
    border: max(2px, calc(var(--_w) * 0.016)) solid color-mix(in srgb, var(--_mark) 55%, transparent);
  }
  /* An empty reserve that only shows a number looks like no place for a card. */
  .reserve:has(> .numbers) {
    border-color: transparent;
  }
  /* Darken cards on which others lie. All suits keep a contrast of 4.5 to 1. */
  .card.blocked {
    background: var(--_blocked);
  }
  /* A chosen card keeps its face. A ring of two colours is seen on cloth and on cards. */
  .chosen {
    outline: 3px solid #7a5200;
    outline-offset: -1px;
  }
  .chosen:not(.lifted) {
    box-shadow:
      0 0 0 4.5px var(--_choice),
      0 6px 12px rgb(0 0 0 / 0.35);
  }
  .target {
    outline: 2.5px dashed var(--_glow);
    outline-offset: 1px;
    box-shadow: 0 0 0 1.5px #0b1f12;
    cursor: pointer;
  }
  .target.best {
    outline-style: solid;
    outline-width: 3.5px;
  }
  .target.drop-target {
    outline-style: solid;
    outline-width: 4px;
    background-color: color-mix(in srgb, var(--_glow) 30%, var(--_face));
  }
  .slot.target {
    border-color: var(--_glow);
    border-style: solid;
    background: color-mix(in srgb, var(--_glow) 12%, transparent);
    outline: none;
    box-shadow: none;
  }
  .slot.target.best {
    background: color-mix(in srgb, var(--_glow) 28%, transparent);
  }
  .slot.target.drop-target {
    outline: 3px solid var(--_glow);
    background-color: color-mix(in srgb, var(--_glow) 25%, transparent);
  }
  .lifted {
    z-index: 200;
    will-change: transform;
    cursor: grabbing;
  }
  .card.lifted {
    box-shadow:
      0 0 0 0.75px var(--_edge),
      0 8px 16px rgb(0 0 0 / 0.35);
  }
  /* Hide the number on a lifted card: it counts cards below, which stay on the table. */
  .lifted .count {
    display: none;
  }
  .card:focus-visible,
  .slot:focus-visible,
  .back:focus-visible {
    outline: 3px solid #0a5bd3;
    outline-offset: -1px;
    box-shadow: 0 0 0 3.5px #fff;
  }
  .slot:focus-visible,
  .back:focus-visible {
    outline-color: #fff;
    outline-offset: 1px;
  }
  .tool:hover:not([aria-disabled='true']),
  .plain:hover {
    background: rgb(255 255 255 / 0.13);
  }
  .chosen:focus-visible {
    box-shadow:
      inset 0 0 0 2.5px #7a5200,
      0 0 0 3.5px #fff;
  }
  .arrived {
    outline: 2px solid var(--_glow);
    outline-offset: -1px;
  }
  .peeked {
    z-index: 30;
  }
  /*
   * Put the numbers at the top, where the index of a card is: most of them are on a stock or an empty place, and a count at the bottom
   * stays visible.
   */
  .numbers {
    position: absolute;
    inset: 5% 0 auto;
    inline-size: fit-content;
    min-inline-size: min-content;
    max-inline-size: 100%;
    margin: auto;
    padding: 0.1em 4%;
    border-radius: 0.5em;
    background: var(--_rim);
    color: #1d211c;
    font-size: max(11px, calc(var(--_w) * 0.16));
    font-weight: 600;
    line-height: 1.2;
  }
  /* Numbers in an empty reserve are level with the middle of their row. */
  .reserve > .numbers {
    inset: 35% 0 auto;
  }
`;
