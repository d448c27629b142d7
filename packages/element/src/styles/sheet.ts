/** What comes after the first deal: words over the table, sheets, the end, and how it is printed. */
export const sheetStyles = /* css */ `
  .slot.closed {
    border-color: color-mix(in srgb, var(--_mark) 55%, transparent);
  }
  .chosen {
    background: var(--_choice);
    outline: 3px solid #7a5200;
    outline-offset: -1px;
  }
  .target {
    outline: 2.5px dashed var(--_glow);
    outline-offset: 1px;
    box-shadow: 0 0 0 1.5px #0b1f12;
    cursor: pointer;
  }
  .target.hot {
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
  .slot.target.hot {
    outline: 3px solid var(--_glow);
    background-color: color-mix(in srgb, var(--_glow) 25%, transparent);
  }
  .lifted {
    z-index: 200;
    will-change: transform;
    cursor: grabbing;
    box-shadow:
      0 0 0 0.75px var(--_edge),
      0 8px 16px rgb(0 0 0 / 0.35);
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
  .hinted {
    outline: 3px solid #4cc2ff;
    outline-offset: -1px;
    box-shadow: 0 0 0 4px #06283c;
  }
  .arrived {
    outline: 2px solid var(--_glow);
    outline-offset: -1px;
  }
  .blamed {
    outline: 6px double var(--_glow);
    outline-offset: 1px;
  }
  .peeked {
    z-index: 30;
  }
  .ghost {
    opacity: 0;
    z-index: 220;
    pointer-events: none;
    box-shadow: 0 8px 16px rgb(0 0 0 / 0.35);
  }
  .bubble {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 300;
    max-inline-size: min(19rem, calc(100% - 8px));
    padding: 0.4rem 0.7rem;
    border-radius: 0.6rem;
    background: #fff8e1;
    color: #221a08;
    border: 2px solid #7a5200;
    box-shadow: 0 4px 12px rgb(0 0 0 / 0.35);
    pointer-events: none;
    font-size: 0.95rem;
    line-height: 1.3;
  }
  .remark {
    grid-area: table;
    place-self: end;
    position: relative;
    z-index: 240;
    margin: 4px 6px;
    padding: 1px 9px;
    border-radius: 9px;
    background: color-mix(in srgb, var(--_felt) 85%, #000);
    color: var(--_on-felt);
    font-size: 0.8rem;
    pointer-events: none;
  }
  .remark:empty {
    display: none;
  }
  .notice {
    grid-area: table;
    place-self: end center;
    position: relative;
    margin: 8px;
    z-index: 250;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 2px 6px;
    padding: 4px 12px;
    border-radius: 0.9rem;
    background: var(--_panel);
    color: var(--_on-panel);
    box-shadow: 0 4px 16px rgb(0 0 0 / 0.4);
  }
  .notice .plain,
  dialog .plain {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .plain[aria-pressed] {
    display: flex;
    align-items: center;
    gap: 0.6em;
    position: relative;
  }
  .plain[aria-pressed]::before {
    content: '';
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    border: 0.11em solid;
    border-radius: 0.2em;
  }
  .plain[aria-pressed='true']::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(8px + 0.38em);
    inline-size: 0.3em;
    block-size: 0.6em;
    margin-block-end: 0.12em;
    border: solid;
    border-width: 0 0.16em 0.16em 0;
    transform: rotate(40deg);
  }
  .notice .plain:hover,
  dialog .plain:hover {
    background: rgb(128 128 128 / 0.2);
  }
  .notice.won {
    align-self: center;
    flex-direction: column;
    padding: 1.2rem 2rem;
  }
  .notice strong {
    font-size: 1.05rem;
  }
  .notice.won strong {
    font-size: 1.7rem;
  }
  .celebrating > [part='pile'] {
    opacity: 0;
  }
  .finale {
    position: absolute;
    inset: 0;
    pointer-events: none;
    opacity: 0;
    will-change: opacity;
  }
  .celebrating > .finale {
    opacity: 1;
  }
  .finale .card {
    transform-origin: 50% 50%;
    will-change: transform;
  }
  .points {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 260;
    opacity: 0;
    padding: 0 0.5em;
    border-radius: 1em;
    background: #fff8e1;
    color: #1b4d2b;
    font-weight: 700;
    font-size: 1.1rem;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  .points.lost {
    color: #9b1c15;
  }
  .guide {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 20;
    inline-size: max-content;
    max-inline-size: min(27rem, calc(100% - 16px));
    padding: 0.5rem 0.9rem;
    border-radius: 0.8rem;
    background: color-mix(in srgb, var(--_felt) 78%, #000);
    color: var(--_on-felt);
    font-size: 0.9rem;
    line-height: 1.35;
    pointer-events: none;
  }
  .guide p {
    margin: 0.15rem 0;
  }
  .notice.result {
    place-self: end center;
    min-inline-size: min(17rem, 90%);
    max-inline-size: 24rem;
    margin: 12px;
    padding: 0.8rem 1.2rem;
    gap: 2px;
  }
  @container patience (min-width: 620px) and (min-aspect-ratio: 11 / 10) {
    .notice.result {
      place-self: center end;
      max-inline-size: 17.5rem;
    }
  }
  @container patience (max-height: 420px) {
    .notice.result strong {
      font-size: 1.4rem;
    }
    .guide {
      max-inline-size: min(46rem, calc(100% - 16px));
    }
  }
  .result dl {
    align-self: stretch;
    margin: 0.2rem 0;
    font-variant-numeric: tabular-nums;
  }
  .result dl div {
    display: flex;
    justify-content: space-between;
    gap: 1.5rem;
  }
  .result dd {
    margin: 0;
    font-weight: 600;
  }
  .result .first {
    align-self: stretch;
  }
  .result .first .plain {
    inline-size: 100%;
    background: var(--_felt);
    color: var(--_on-felt);
    text-decoration: none;
  }
  @media (forced-colors: active) {
    .result .first .plain {
      border: 2px solid ButtonText;
    }
  }
  @container patience (min-width: 2400px) and (min-height: 1300px) {
    .tool {
      font-size: 1.5rem;
      min-block-size: 68px;
      padding-inline: 18px;
    }
    .tool svg {
      inline-size: 38px;
      block-size: 38px;
    }
    .status {
      font-size: 1.6rem;
    }
    .rooms:has(> .tools) {
      background-size: 100% 72px;
    }
    .notice,
    .remark,
    .bubble,
    .guide {
      font-size: 1.7rem;
      max-inline-size: 48rem;
    }
    .notice strong {
      font-size: 1.9rem;
    }
    .notice.won strong {
      font-size: 2.6rem;
    }
    .notice.result {
      max-inline-size: 30rem;
      padding: 1.4rem 2rem;
    }
  }
  dialog {
    border: 0;
    border-radius: 1rem;
    padding: 0.5rem 1rem 1rem;
    background: var(--_panel);
    color: var(--_on-panel);
    font: 400 1rem/1.45 var(--patience-font, system-ui, sans-serif);
    max-inline-size: min(34rem, calc(100vw - 24px));
    max-block-size: calc(100dvh - 24px);
    overflow: auto;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  dialog header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    position: sticky;
    inset-block-start: -0.5rem;
    background: inherit;
  }
  dialog h2 {
    font-size: 1.15rem;
    margin: 0.4rem 0;
  }
  dialog h3 {
    font-size: 1rem;
    margin: 0.8rem 0 0.2rem;
  }
  dialog p,
  dialog ul {
    margin: 0.3rem 0;
    padding-inline-start: 0;
  }
  dialog ul {
    padding-inline-start: 1.2rem;
  }
  dialog dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.15rem 1rem;
    margin: 0;
  }
  dialog dt {
    font-weight: 600;
  }
  dialog dd {
    margin: 0;
  }
  dialog.beside {
    inline-size: 27rem;
    padding: 0.25rem 0.75rem 0.75rem;
  }
  .find {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
  }
  dialog.short {
    inline-size: 17rem;
  }
  .find input,
  .find select {
    font: inherit;
    min-block-size: 44px;
    margin-inline-start: 0.5rem;
  }
  .menu {
    columns: 11rem;
    column-gap: 16px;
  }
  .menu section {
    break-inside: avoid;
  }
  .menu.deals {
    columns: 1;
  }
  .deals .first {
    background: var(--_felt);
    color: var(--_on-felt);
  }
  @media (max-height: 500px) and (min-width: 700px) {
    dialog.beside:not(.short) {
      inline-size: 40rem;
      max-inline-size: calc(100vw - 24px);
    }
  }
  .menu h3 {
    margin: 0 8px;
    padding-block-start: 0.3rem;
    font-size: 0.78rem;
    font-weight: 600;
    opacity: 0.75;
    border-block-end: 1px solid rgb(128 128 128 / 0.5);
  }
  .menu .plain {
    text-align: start;
    text-decoration: none;
    inline-size: 100%;
    font-weight: 500;
    line-height: 1.2;
  }
  @media (min-width: 2400px) and (min-height: 1300px) {
    dialog {
      font-size: 1.7rem;
      max-inline-size: 64rem;
    }
    dialog h2 {
      font-size: 1.9rem;
    }
    dialog h3,
    .menu h3 {
      font-size: 1.35rem;
    }
    dialog .plain {
      min-block-size: 68px;
    }
    dialog.beside {
      inline-size: 46rem;
    }
    dialog.short {
      inline-size: 28rem;
    }
    .menu {
      columns: 19rem;
    }
  }
  @media (prefers-contrast: more) {
    :host {
      --_felt: #06210f;
      --_light: none;
      --_texture: none;
      --_face: #fff;
      --_edge: #000;
      --_black: #000;
      --_red: #a80000;
      --_mark: #d4e6da;
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
