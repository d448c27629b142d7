import { contrastColors } from './contrast.js';

/** Styles for more contrast, forced colours and printing. */
export const modeStyles = /* css */ `
  @media (prefers-contrast: more) {
    :host {
      ${contrastColors}
    }
  }
  @media (forced-colors: active) {
    :host {
      --_felt: Canvas;
      --_light: none;
      --_texture: none;
      --_on-felt: CanvasText;
      --_mark: CanvasText;
      --_panel: Canvas;
      --_on-panel: CanvasText;
      --_shade: transparent;
    }
  }
  @media print {
    :host {
      --_on-felt: #000;
      --_face: #fff;
      --_edge: #555;
      --_mark: #555;
      --_shade: transparent;
    }
  }
  @media (forced-colors: active) {
    .card,
    .back,
    .slot {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
      background: Canvas;
      color: CanvasText;
    }
    .back {
      background: repeating-linear-gradient(45deg, Canvas 0 4px, GrayText 4px 5px);
    }
    /* Draw red suits hollow, since forced colours hide the red. Paths of ink and robes have no class. */
    :is(.H, .D, .ink-red) path:not([class]) {
      fill: none;
      stroke: currentColor;
      stroke-width: max(1.25px, calc(var(--_w) * 0.024));
      vector-effect: non-scaling-stroke;
    }
    .skin {
      fill: Canvas;
      stroke: CanvasText;
    }
    .gold,
    .line {
      fill: CanvasText;
    }
    /* Put an opaque colour below: the system colour Highlight may be translucent. */
    .chosen {
      background: linear-gradient(Highlight, Highlight), Canvas;
      color: HighlightText;
      outline-color: CanvasText;
    }
    .chosen:focus-visible {
      box-shadow: inset 0 0 0 2.5px CanvasText;
    }
    .count,
    .numbers {
      background: Canvas;
      color: CanvasText;
    }
    .card .count {
      outline: 1px solid;
    }
    .target,
    .hinted,
    .arrived,
    .refusal-cause {
      outline-color: Highlight;
    }
    .slot.target {
      border: 3px solid Highlight;
    }
    .card:focus-visible,
    .slot:focus-visible,
    .back:focus-visible {
      outline-color: Highlight;
      outline-offset: 1px;
    }
  }
  @media print {
    :host {
      display: block !important;
      block-size: auto !important;
      max-block-size: none !important;
      break-inside: avoid;
    }
    .box,
    .layout,
    .scroller,
    .table {
      display: block;
      block-size: auto;
      min-block-size: 0;
      padding: 0;
      contain: none;
      container-type: normal;
      overflow: visible !important;
    }
    /* Give the table the width of the layout for paper (features/printing/print-layout.ts) and the height of its cards, below its name. */
    .table {
      inline-size: 660px;
      block-size: calc(var(--_bottom, 700px) + 48px) !important;
      margin: 0 auto 1rem;
    }
    /* Shrink the tallest table, of 820 pixels with its name, to the height of A4 or Letter in landscape without usual margins. */
    @media (orientation: landscape) {
      .table {
        zoom: 0.84;
      }
    }
    .table::before {
      content: attr(aria-label);
      display: block;
      font: 600 22px/40px var(--patience-font, system-ui, sans-serif);
    }
    .table [part='pile'] {
      position: absolute;
      inset-block-start: 40px;
      margin: 0 !important;
    }
    /* Print backgrounds: browsers leave them out by default, and cards would be transparent. */
    .card,
    .back,
    .slot {
      -webkit-print-color-adjust: exact;
    }
    @supports (print-color-adjust: exact) {
      .card,
      .back,
      .slot {
        print-color-adjust: exact;
      }
    }
    .card {
      box-shadow: none;
      outline: 0.75px solid #555 !important;
      outline-offset: -0.75px;
    }
    .bar,
    .status,
    .notice,
    .remark,
    .bubble,
    .guide,
    .finale,
    dialog {
      display: none !important;
    }
  }
`;
