import { contrastColors } from './contrast.js';

/** More contrast, forced colours, and how it is printed. */
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
    /* Red cannot be seen: what is red is hollow. Ink and robes have no class. */
    :is(.H, .D) path:not([class]) {
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
    /* Highlight may be translucent. */
    .chosen {
      background: linear-gradient(Highlight, Highlight), Canvas;
      color: HighlightText;
      outline-color: CanvasText;
    }
    .chosen:focus-visible {
      box-shadow: inset 0 0 0 2.5px CanvasText;
    }
    .count {
      background: Canvas;
      color: CanvasText;
    }
    .card .count {
      outline: 1px solid;
    }
    .target,
    .hinted,
    .arrived,
    .blamed {
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
    .box {
      background: none;
    }
    .tools,
    .status,
    .notice,
    .remark,
    .bubble,
    dialog {
      display: none !important;
    }
  }
`;
