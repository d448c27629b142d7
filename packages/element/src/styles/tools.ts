import { css } from 'lit';

/** Styles of tools and status. */
export const toolStyles = css`
  /* The bar spans the whole line of the table; the tools share that line with points and time where both are on top. */
  .bar {
    grid-area: tools;
    display: grid;
    grid: minmax(0, 1fr) / minmax(0, 1fr);
    background: var(--_shade);
  }
  .tools {
    display: flex;
    gap: 2px;
    padding: 2px 4px;
    min-inline-size: 0;
    /* Never cut labels: scroll the bar when they are too large for it. */
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    scrollbar-width: thin;
  }
  ::slotted([slot^='tools-']) {
    flex: none;
    margin-block: auto;
    margin-inline: auto;
  }
  /* Distribute spare space by margins: they are 0 when the bar scrolls, so that its first tool stays reachable. */
  .tools > * {
    margin-inline: auto;
  }
  .tool,
  .plain {
    appearance: none;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    border-radius: 0.6rem;
    min-block-size: 44px;
    min-inline-size: 44px;
    padding: 2px 8px;
    cursor: pointer;
  }
  .tool {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    flex: 1 0 0;
    min-inline-size: max-content;
    max-inline-size: 8rem;
    /* Separate long labels beside each other, as far as there is space for all. */
    padding-inline: clamp(1px, 5cqi - 16px, 6px);
    /* Let six tools fit side by side, even with the largest text size. */
    font-size: min(max(12px, 0.72rem), 3.5cqi);
    line-height: 1.15;
    white-space: nowrap;
  }
  /* Let icons grow with the reader's text size, as far as there is space for six or seven. */
  .tool svg {
    --_side: clamp(22px, 1.375rem, 9cqi);
    inline-size: var(--_side);
    block-size: var(--_side);
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
    overflow: visible;
  }
  .tool[aria-disabled='true'] {
    opacity: 0.55;
    cursor: default;
  }
  .status {
    grid-area: status;
    display: flex;
    justify-content: flex-end;
    align-items: center;
    gap: 1rem;
    padding: 0 10px;
    font-size: max(14px, 0.9rem);
    font-variant-numeric: tabular-nums;
    min-inline-size: 0;
  }
  .status > span {
    white-space: nowrap;
    padding-block: 2px;
  }
  /* The state of the game, over the table, or in the line of tools if there is one. */
  .over {
    block-size: 0;
    align-items: flex-start;
    padding: 0;
    z-index: 1;
    pointer-events: none;
  }
  .over > span {
    padding: 2px 10px;
    border-end-start-radius: 8px;
    background: var(--_felt);
  }
  @container patience (min-width: 620px) and (min-height: 460px) {
    .bar {
      grid-area: 1 / 1 / 2 / -1;
      grid-template-columns: subgrid;
    }
    .tools > * {
      margin-inline: 0;
    }
    .bar ~ .over {
      block-size: auto;
      align-items: center;
    }
    .bar ~ .over > span {
      background: none;
    }
    .tool {
      flex-direction: row;
      gap: 6px;
      flex: none;
      padding-inline: 8px;
      font-size: min(max(13px, 0.85rem), 2.4cqi);
      min-block-size: 40px;
    }
    .tool svg {
      --_side: clamp(22px, 1.375rem, min(36px, 3.6cqi));
    }
  }
  @container patience (max-height: 459px) and (min-aspect-ratio: 1) {
    .tools {
      flex-direction: column;
      gap: 0;
      padding: 2px;
      /* Scroll to labels that are too large for the height. */
      overflow: hidden auto;
    }
    .tools > * {
      margin-block: auto;
    }
    .tool {
      inline-size: max(60px, 2.3rem);
      min-block-size: min-content;
      font-size: max(12px, 0.66rem);
      padding: 0 2px;
    }
    /* Let seven tools fit one below the other down to the minimum height. */
    .tool svg {
      --_side: min(max(22px, 1.375rem), 7.5cqb);
    }
  }
  /* Keep the large form of the bar in the first file: the bar is visible from the first rendering on. */
  @container patience (min-width: 2400px) and (min-height: 1300px) {
    .tool {
      font-size: 1.5rem;
      min-block-size: 68px;
      padding-inline: 12px;
    }
    .tool svg {
      --_side: clamp(38px, 2.375rem, 54px);
    }
    .status {
      font-size: 1.6rem;
    }
  }
`;
