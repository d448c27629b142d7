import { css } from 'lit';

/** Styles of tools and status. */
export const toolStyles = css`
  .tools {
    grid-area: tools;
    display: flex;
    gap: 2px;
    padding: 2px 4px;
    background: var(--_shade);
    /* Labels are never cut: where they are too large for the bar, it scrolls. */
    overflow: auto hidden;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  /* Room is shared out by margins: they are none where the bar scrolls, and its first tool stays in reach. */
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
    /* Long words beside each other keep apart as far as all have room. */
    padding-inline: clamp(1px, 5cqi - 16px, 6px);
    /* Six of them are side by side, also with the largest letters. */
    font-size: min(max(12px, 0.72rem), 3.8cqi);
    line-height: 1.15;
    white-space: nowrap;
  }
  /* They grow with the reader's letters, as far as six or seven have room. */
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
  /* A word over the table, and in the line of tools where there is one. */
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
    .tools {
      background: none;
    }
    .tools > * {
      margin-inline: 0;
    }
    .rooms:has(> .tools) {
      background: linear-gradient(var(--_shade), var(--_shade)) top / 100% 44px no-repeat;
    }
    .tools ~ .over {
      block-size: auto;
      align-items: center;
    }
    .tools ~ .over > span {
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
      /* Letters that are too large for the height are scrolled to. */
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
    /* Seven of them are one below the other down to the least height. */
    .tool svg {
      --_side: min(max(22px, 1.375rem), 7.5cqb);
    }
  }
  /* Here and not with the other large forms: it stands from the first picture on. */
  @container patience (min-width: 2400px) and (min-height: 1300px) {
    .tool {
      font-size: 1.5rem;
      min-block-size: 68px;
      padding-inline: 18px;
    }
    .tool svg {
      --_side: clamp(38px, 2.375rem, 54px);
    }
    .status {
      font-size: 1.6rem;
    }
    .rooms:has(> .tools) {
      background-size: 100% 72px;
    }
  }
`;
