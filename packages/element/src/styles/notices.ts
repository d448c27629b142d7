/** Styles of sentences and notices over the table; larger on a very large screen. */
export const noticeStyles = /* css */ `
  /* styles/table.ts sets the box of this sentence. */
  .bubble {
    inset: 0 auto auto 0;
    max-inline-size: min(20em, calc(100% - 8px));
    border-radius: 0.6rem;
    border: 2px solid #7a5200;
    box-shadow: 0 4px 12px rgb(0 0 0 / 0.35);
    pointer-events: none;
    font-size: max(15px, 0.95rem);
    line-height: 1.3;
  }
  .remark {
    grid-area: table;
    place-self: start left;
    position: relative;
    z-index: 240;
    padding: 1px 9px;
    border-radius: 9px;
    background: color-mix(in srgb, var(--_felt) 85%, #000);
    color: var(--_on-felt);
    font-size: max(13px, 0.8rem);
    pointer-events: none;
  }
  .remark:empty {
    display: none;
  }
  .remark[data-form='block'] {
    max-inline-size: 15em;
    text-wrap: balance;
  }
  .remark[data-form='column'] {
    max-inline-size: 8.75em;
    hyphens: auto;
  }
  /* Put the remark into the line of tools, where it covers no card, if the line has space for points, time and the longest remark. */
  @container patience (min-width: 80rem) and (min-height: 460px) {
    .bar ~ .remark {
      grid-area: status;
      place-self: center end;
      white-space: nowrap;
    }
    .status ~ .remark {
      justify-self: start;
    }
  }
  .notice {
    grid-area: table;
    place-self: start left;
    position: relative;
    max-inline-size: calc(100% - 16px);
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
  .tool:focus-visible,
  .plain:focus-visible,
  .suggestion:focus-visible,
  dialog :focus-visible {
    outline: 3px solid currentColor;
    outline-offset: -3px;
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
    background: rgb(128 128 128 / 0.3);
  }
  .notice strong {
    font-size: 1.05em;
  }
  .why {
    flex: 1 0 100%;
    max-inline-size: 34em;
    margin: 0 0 0.2rem;
    line-height: 1.3;
    text-align: center;
    text-wrap: balance;
  }
  /* Show a notice with a reason as a card: as wide as a phone, with the close button in its corner. */
  .notice:has(> .why) {
    max-inline-size: min(36em, calc(100% - 16px));
    padding-block-end: 8px;
  }
  /* Keep cards in sight on a phone held sideways: the reason in one line of small letters, if it fits. */
  @container patience (max-height: 340px) {
    .notice:has(> .why) {
      row-gap: 0;
      padding-block: 0 4px;
    }
    .notice:has(> .why) > strong {
      padding-block-start: 0.15rem;
    }
    .why {
      max-inline-size: none;
      margin: 0;
      font-size: max(13px, 0.82rem);
      line-height: 1.2;
    }
  }
  /* The forms come after the width of a notice with a reason, which they make narrower. */
  .notice[data-form='wide'] {
    max-inline-size: 32em;
  }
  .notice[data-form='block'] {
    max-inline-size: 19em;
  }
  .notice[data-form='small'] {
    max-inline-size: 15em;
  }
  .notice[data-form='column'] {
    max-inline-size: 11em;
    text-align: center;
  }
  .aside {
    position: absolute;
    inset: 0 0 auto auto;
    padding: 0;
  }
  /* Show the button that hides a notice only where the notice covers cards, if the next move removes the notice anyway. */
  :is(.finish, .left):not(.covering) > .aside {
    display: none;
  }
  :is(.finish, .left) > .aside {
    position: static;
  }
  .aside svg {
    inline-size: 1.6em;
    block-size: 1.6em;
    margin: auto;
  }
  :where(.notice:not(.left)) > strong:has(~ .aside) {
    flex: 1 0 100%;
    padding: 0.4rem 1.8rem 0;
    text-align: center;
  }
  /* Put the button at the end of a notice of one line. */
  @container patience (min-width: 620px) {
    [data-form='line']:not(:has(> .why)) > .aside {
      position: static;
    }
    [data-form='line']:not(:has(> .why)) > strong {
      flex: none;
      padding: 0;
    }
  }
  @container patience (min-width: 2400px) and (min-height: 1300px) {
    .notice,
    .remark,
    .bubble {
      max-inline-size: 48rem;
      font-size: 1.7rem;
    }
    .notice strong {
      font-size: 1.9rem;
    }
  }
`;
