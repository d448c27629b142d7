/** Styles of menu, help and other sheets. Widths follow the font size, which stays readable on pages with a small root font. */
export const dialogStyles = /* css */ `
  dialog {
    border: 0;
    border-radius: 1rem;
    padding: 0.5rem 1rem 1rem;
    background: var(--_panel);
    color: var(--_on-panel);
    font: 400 max(1rem, 16px) / 1.45 var(--patience-font, system-ui, sans-serif);
    /* Keep the sheet out of areas that a notch or a system bar covers. Use percentages of the window: they follow CSS zoom of the page, window units do not. */
    inset: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    max-inline-size: min(34em, 100% - 16px - env(safe-area-inset-left) - env(safe-area-inset-right));
    max-block-size: calc(100% - 24px - env(safe-area-inset-top) - env(safe-area-inset-bottom));
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
    /* Cover the rows that scroll below it: some are positioned, too. */
    z-index: 2;
    background: inherit;
  }
  .cross svg {
    display: block;
    margin: auto;
    inline-size: max(22px, 1.375em);
    block-size: max(22px, 1.375em);
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
  }
  dialog h2 {
    min-inline-size: 0;
    font-size: 1.15em;
    margin: 0.4rem 0;
    overflow-wrap: anywhere;
  }
  dialog header form {
    flex: none;
  }
  dialog h3 {
    font-size: 1em;
    margin: 0.8rem 0 0.2rem;
  }
  dialog p,
  dialog ul {
    margin: 0.3rem 0;
  }
  dialog ul {
    padding-inline-start: 1.2rem;
  }
  dialog dl {
    display: grid;
    grid-template-columns: fit-content(40%) minmax(0, 1fr);
    gap: 0.15rem 1rem;
    margin: 0;
    overflow-wrap: anywhere;
  }
  dialog dt {
    font-weight: 600;
  }
  dialog dd {
    margin: 0;
  }
  dialog.beside {
    inline-size: 28em;
    padding: 0.25rem 0.75rem 0.75rem;
  }
  .find {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  .find > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  dialog.short {
    inline-size: 20em;
  }
  /* Three values of an option side by side need more on a desk. */
  @media (min-width: 480px) {
    dialog.short:has(.option) {
      inline-size: 26em;
    }
  }
  /* Put the buttons beside the rules on a phone held sideways, so that both are in sight. */
  @media (max-height: 500px) and (min-width: 520px) {
    dialog.short:has(.option) {
      inline-size: 34em;
    }
    .deals:has(.option) {
      display: grid;
      grid-template-columns: 3fr 2fr;
      column-gap: 16px;
    }
    .deals:has(.option) > :not(.ways) {
      grid-column: 1;
    }
    .deals:has(.option) > .ways {
      grid-area: 1 / 2 / span 12;
    }
  }
  .find input,
  .find select {
    font: inherit;
    box-sizing: border-box;
    min-block-size: 44px;
    max-inline-size: calc(100% - 0.5rem);
    margin-inline-start: 0.5rem;
  }
  /* Put the pictures beside both lists of words where there is space for two columns, which are then about equally high. */
  @media (min-width: 30em) {
    .menu:not(.deals) {
      display: grid;
      grid-template: auto 1fr / 1fr 1fr;
      column-gap: 16px;
    }
    .menu section:nth-child(3) {
      grid-area: 1 / 2 / 3;
    }
  }
  .menu.deals .first {
    margin-block: 0.3rem;
    background: light-dark(var(--_felt), color-mix(in srgb, var(--_felt) 40%, #fff));
    color: light-dark(var(--_on-felt), #10160f);
    text-align: center;
    font-weight: 600;
  }
  /* Show the whole sheet New on a low phone: its other ways beside each other. */
  @media (max-width: 479px) and (max-height: 640px) {
    .ways {
      display: flex;
      flex-wrap: wrap;
    }
    .menu .ways .plain:not(.first, [aria-pressed]) {
      flex: 1 0 auto;
      inline-size: auto;
    }
    .deals .option {
      margin-block-end: 0.3rem;
    }
  }
  .option {
    margin: 0 0 0.6rem;
    border: 0;
    padding: 0;
  }
  .option legend {
    padding: 0 0 0.2rem;
    font-size: 0.9em;
  }
  .option > div {
    display: flex;
    flex-wrap: wrap;
    border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
    border-radius: 8px;
    overflow: hidden;
  }
  .option div label {
    flex: 1 1 auto;
    display: grid;
    position: relative;
  }
  .option span {
    display: grid;
    place-content: center;
    min-block-size: 44px;
    padding: 0 0.6rem;
    text-align: center;
    line-height: 1.2;
  }
  .option label + label span {
    border-inline-start: 1px solid color-mix(in srgb, currentColor 30%, transparent);
  }
  .option input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
  }
  .option :checked + span {
    --_mark: light-dark(var(--_felt), color-mix(in srgb, var(--_felt) 40%, #fff));
    background: color-mix(in srgb, var(--_mark) 20%, transparent);
    box-shadow: inset 0 -4px var(--_mark);
    font-weight: 600;
  }
  .option :focus-visible + span {
    outline: 3px solid currentColor;
    outline-offset: -5px;
  }
  .option select {
    font: inherit;
    min-block-size: 44px;
    inline-size: 100%;
    display: block;
    padding-inline: 0.6rem;
    border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
    border-radius: 8px;
    background: var(--_panel);
    color: inherit;
  }
  .option div + select {
    margin-block-start: 0.3rem;
  }
  @media (forced-colors: active) {
    .option :checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  /* Use the width of a phone, with the same margin on both sides. */
  @media (max-width: 479px) {
    dialog.beside {
      inline-size: 100%;
    }
  }
  @media (max-height: 500px) and (min-width: 700px) {
    dialog.beside:not(.short) {
      inline-size: 40em;
      max-inline-size: calc(100% - 16px - env(safe-area-inset-left) - env(safe-area-inset-right));
    }
    .menu section:nth-child(n) {
      grid-area: 1 / auto;
    }
  }
  .menu h3 {
    margin: 0 8px;
    padding-block-start: 0.3rem;
    font-size: max(12px, 0.78em);
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
      font-size: calc(1.7 * max(1rem, 16px));
      max-inline-size: 38em;
    }
    dialog h2 {
      font-size: 1.12em;
    }
    dialog h3,
    .menu h3 {
      font-size: 0.8em;
    }
    dialog .plain {
      min-block-size: 68px;
    }
  }
`;
