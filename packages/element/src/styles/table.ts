import { css } from 'lit';

/** Styles of the table and its cards. Positions are transforms; only transforms and opacity are animated. */
export const tableStyles = css`
  .scroller {
    grid-area: table;
    /* Prevent any scrolling of a table that fits, even by the focus. */
    overflow: clip;
    position: relative;
    min-block-size: 0;
  }
  .scroller.tall {
    overflow: hidden auto;
  }
  .table {
    position: relative;
    min-block-size: 100%;
    overflow: hidden;
    contain: layout style paint;
    outline: none;
    /* Let a finger on the free cloth scroll the page, unless the page objects; on a card it plays. Two fingers may zoom. */
    touch-action: pan-y pinch-zoom;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  :host([touch-action='none']) .table,
  .card,
  .back {
    touch-action: pinch-zoom;
  }
  .card,
  .back,
  .slot {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: var(--_w);
    block-size: var(--_h);
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: calc(var(--_w) * 0.075);
    font: inherit;
    color: inherit;
    cursor: default;
    contain: layout style;
    transform-origin: 50% 0;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
    fill: currentColor;
    /* Set the radius on each card: an inherited value would be computed again whenever a card moves. */
    border-radius: calc(var(--_w) * 0.075);
    overflow: hidden;
  }
  .covered svg {
    transform: scale(var(--_s, 1));
    transform-origin: 0 0;
  }
  .card {
    background: var(--_face);
    color: var(--_black);
    box-shadow: 0 0 0 0.75px var(--_edge);
  }
  .card.top {
    box-shadow:
      0 0 0 0.75px var(--_edge),
      0 1px 3px rgb(0 0 0 / 0.3);
  }
  .own {
    position: absolute;
    inset: 0;
    display: block;
    overflow: hidden;
    border-radius: inherit;
    pointer-events: none;
  }
  .card.free {
    cursor: grab;
    touch-action: none;
  }
  :host([view-only]) .table button {
    cursor: default;
    touch-action: pan-y pinch-zoom;
  }
  .H {
    color: var(--_red);
  }
  .D {
    color: var(--_diamond);
  }
  .C {
    color: var(--_club);
  }
  .ink-red {
    color: var(--_red);
  }
  .ink-green {
    color: var(--_green);
  }
  .ink-blue {
    color: var(--_blue);
  }
  .ink-violet {
    color: var(--_violet);
  }
  .skin {
    fill: var(--_skin);
  }
  .gold {
    fill: var(--_gold);
  }
  .line {
    fill: var(--_line);
  }
  .table,
  .preview i {
    --_thread: transparent 0 calc(var(--_w) * 0.06), rgb(255 255 255 / 0.22) 0 calc(var(--_w) * 0.075);
    --_pattern: repeating-linear-gradient(45deg, var(--_thread)), repeating-linear-gradient(-45deg, var(--_thread));
  }
  .back {
    background: var(--patience-pattern, var(--_pattern)), var(--_back);
    border: max(2px, calc(var(--_w) * 0.055)) solid var(--_rim);
    box-shadow: 0 0 0 0.75px var(--_edge);
  }
  button.back {
    cursor: pointer;
  }
  .slot {
    background: transparent;
    border: max(2px, calc(var(--_w) * 0.016)) solid var(--_mark);
    color: var(--_mark);
  }
  .slot.cell {
    border-style: dashed;
  }
  /* Cover what is below: foundations may overlap. */
  .slot.foundation {
    background: linear-gradient(var(--_shade), var(--_shade)), linear-gradient(var(--_felt), var(--_felt));
  }
  .stroke {
    fill: none;
    stroke: currentColor;
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .count {
    position: absolute;
    inset: auto 0 0;
    inline-size: fit-content;
    margin: auto;
    padding: 0 min(0.4em, calc(var(--_w) * 0.04));
    max-inline-size: 100%;
    border-radius: 1em;
    background: var(--_rim);
    color: #1d211c;
    font-size: max(11px, calc(var(--_w) * 0.19));
    font-weight: 600;
    line-height: 1.35;
  }
  /* Put the number over the corner without an index: further inside it would cover a pip. The least margin of a table is 4 pixels. */
  .card .count {
    inset: auto auto max(-12px, min(-5%, calc(var(--_w) * 0.5 - 37px))) max(-7%, -3px);
    padding: 0 0.4em;
    max-inline-size: none;
    box-shadow: 0 0 0 1px var(--_edge);
    font-size: max(11px, calc(var(--_w) * 0.14));
  }
  .slot .count {
    background: none;
    color: var(--_on-felt);
  }
  /* Keep the sentence's style in the first file: it also says that the features could not be loaded. */
  .bubble {
    position: absolute;
    z-index: 300;
    padding: 0.4rem 0.7rem;
    background: #fff8e1;
    color: #221a08;
  }
`;
