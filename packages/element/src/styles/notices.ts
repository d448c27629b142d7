/** Styles of everything over the table: sentences, notices, the result, the finale, the guide; all larger on a very large screen. */
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
    .tools ~ .remark {
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
  .notice[data-form='block'] {
    max-inline-size: 19em;
  }
  .notice[data-form='column'] {
    max-inline-size: 11em;
    text-align: center;
  }
  .why {
    flex: 1 0 100%;
    max-inline-size: 34em;
    margin: 0 0 0.2rem;
    line-height: 1.3;
    text-align: center;
    text-wrap: balance;
  }
  /* With a reason it is a card: as wide as a phone, its close button in the corner. */
  .notice:has(> .why) {
    max-inline-size: min(36em, calc(100% - 16px));
    padding-block-end: 8px;
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
  .notice:not(.left) > strong:has(~ .aside) {
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
    font-size: max(17px, 1.1rem);
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
    max-inline-size: min(30em, calc(100% - 16px));
    padding: 0.5rem 0.9rem;
    border-radius: 0.8rem;
    background: color-mix(in srgb, var(--_felt) 78%, #000);
    color: var(--_on-felt);
    font-size: max(14px, 0.9rem);
    line-height: 1.35;
    pointer-events: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    .guide {
      animation: appear 0.25s;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .guide p {
    margin: 0.15rem 0;
  }
  .guide[data-form~='wide'] {
    max-inline-size: calc(100% - 16px);
  }
  /* Hide the words without a free place, except from screen readers. They take no space and cannot be scrolled to. */
  [data-form='none'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0 !important;
    overflow: hidden;
    clip-path: inset(50%);
    transform: none !important;
  }
  /* Hide these lines, except from screen readers, where the cards need the space. The first line repeats the gallery. */
  .guide[data-form~='2'] p:first-child:nth-last-child(3),
  .guide[data-form~='1'] p:not(:nth-child(2)) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .notice.result {
    place-self: end center;
    flex-flow: column;
    justify-content: flex-start;
    min-inline-size: min(17em, 90%);
    max-inline-size: 24em;
    max-block-size: calc(100% - 24px);
    margin: 12px;
    padding: 0.8rem 1.2rem;
    gap: 6px;
    overflow: hidden auto;
    text-align: center;
  }
  .notice.result strong {
    font-size: 1.5em;
  }
  @container patience ((min-width: 620px) or ((min-width: 530px) and (max-height: 420px))) and (min-aspect-ratio: 11 / 10) {
    .notice.result {
      place-self: center end;
      max-inline-size: 20em;
    }
  }
  @container patience (max-height: 420px) {
    .notice.result {
      max-block-size: calc(100% - 12px);
      margin: 6px;
      padding: 0.4rem 1rem 0.6rem;
      line-height: 1.25;
    }
    .notice.result strong {
      font-size: 1.3em;
    }
  }
  @container patience (max-height: 420px) or ((max-width: 359px) and (max-height: 620px)) {
    .guide {
      padding-block: 0.25rem;
      font-size: max(13px, 0.84rem);
    }
  }
  /* Make the result as wide as a narrow table, as on a phone held upright. */
  @container patience (max-width: 479px) {
    .notice.result {
      inline-size: calc(100% - 16px);
      max-inline-size: none;
      margin: 8px;
    }
  }
  .headline {
    margin: 0 0 0.2rem;
    font-weight: 600;
    text-wrap: balance;
  }
  .days {
    display: flex;
    justify-content: center;
    gap: 0.5rem;
    margin: 0 0 0.3rem;
    padding: 0;
    list-style: none;
    font-size: max(12px, 0.8em);
    line-height: 1.2;
  }
  .days i {
    display: grid;
    place-items: center;
    inline-size: 1.9em;
    block-size: 1.9em;
    margin-block-start: 3px;
    border: 2px solid;
    border-radius: 50%;
    font-style: normal;
    font-weight: 700;
  }
  .days .open i {
    opacity: 0.45;
  }
  .days .won i {
    border-color: light-dark(var(--_felt), color-mix(in srgb, var(--_felt) 40%, #fff));
    background: light-dark(var(--_felt), color-mix(in srgb, var(--_felt) 40%, #fff));
    color: light-dark(var(--_on-felt), #10160f);
  }
  .suggestion {
    display: flex;
    align-items: center;
    gap: 0.7em;
    align-self: stretch;
    padding: 0.4em;
    border: 0;
    border-radius: 0.6em;
    background: rgb(128 128 128 / 0.15);
    color: inherit;
    font: inherit;
    line-height: 1.25;
    text-align: start;
    cursor: pointer;
  }
  .suggestion:hover {
    background: rgb(128 128 128 / 0.3);
  }
  .suggestion img {
    flex: none;
    inline-size: 5.4em;
    block-size: auto;
    border-radius: 0.4em;
  }
  .suggestion span > * {
    display: block;
  }
  .suggestion small,
  .suggestion b + span {
    font-size: max(12px, 0.85em);
  }
  @container patience (max-height: 420px) {
    .suggestion img,
    .suggestion b + span {
      display: none;
    }
  }
  .result dl {
    align-self: stretch;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  .result dl div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  .result dt {
    text-align: start;
  }
  .result dd {
    margin: 0;
    font-weight: 600;
    text-align: end;
  }
  .result .next {
    align-self: stretch;
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em;
  }
  .result .plain {
    flex: auto;
    background: rgb(128 128 128 / 0.2);
    text-decoration: none;
  }
  .result .plain:first-child {
    flex-basis: 100%;
    background: light-dark(var(--_felt), color-mix(in srgb, var(--_felt) 40%, #fff));
    color: light-dark(var(--_on-felt), #10160f);
  }
  @media (forced-colors: active) {
    .result .plain,
    .suggestion {
      border: 1px solid ButtonText;
    }
  }
  @container patience (min-width: 2400px) and (min-height: 1300px) {
    .notice,
    .remark,
    .bubble,
    .guide {
      font-size: 1.7rem;
    }
    .notice,
    .remark,
    .bubble,
    .guide:not([data-form~='wide']) {
      max-inline-size: 48rem;
    }
    .notice strong {
      font-size: 1.9rem;
    }
    .notice.result strong {
      font-size: 2.6rem;
    }
    .notice.result {
      max-inline-size: 30rem;
      padding: 1.4rem 2rem;
      gap: 0.7rem;
    }
    .result .plain {
      min-block-size: 4rem;
    }
  }
`;
