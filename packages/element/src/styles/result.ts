/** Styles of the card at the end of a game: headline, days, next games, buttons; larger on a very large screen. */
export const resultStyles = /* css */ `
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
  .days .late i {
    border-style: dashed;
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
    padding: 0.3em;
    border-radius: 0.4em;
    background: var(--_felt);
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
  /* Show short facts side by side, and a long one in a line of its own. */
  .result dl {
    align-self: stretch;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6.5em, 1fr));
    gap: 0.35rem 1rem;
    margin: 0;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
    text-align: start;
  }
  .result .long {
    grid-column: 1 / -1;
  }
  .result dt {
    font-size: max(12px, 0.85em);
  }
  .result dd {
    margin: 0;
    font-weight: 600;
  }
  .chips {
    align-self: stretch;
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
    margin: 0 0 0.2rem;
    padding: 0;
    list-style: none;
    font-size: max(13px, 0.9em);
    line-height: 1.25;
    text-align: start;
  }
  .chips li {
    padding: 0.15rem 0.6rem;
    border-radius: 1rem;
    background: rgb(128 128 128 / 0.2);
  }
  .next {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 0.4em;
  }
  /* Leave space for the cards above the result on the smallest phones. */
  @container patience (max-width: 479px) and (max-height: 560px) {
    .notice.result {
      padding: 0.3rem 0.9rem 0.6rem;
      gap: 3px;
    }
    .notice.result strong {
      font-size: 1.25em;
    }
    .result dl {
      grid-template-columns: repeat(auto-fit, minmax(5em, 1fr));
    }
    .suggestion img,
    .suggestion b + span {
      display: none;
    }
  }
  .result .next {
    align-self: stretch;
    margin-block-start: 0.2rem;
  }
  /* Give the main button of a narrow card a line of its own, and keep the others together below it. */
  :is(.result, [data-form='block'], [data-form='small'], [data-form='column']) > .next {
    flex-basis: 100%;
    & > .plain:first-child {
      flex: 1 0 100%;
      margin-block-end: 0.2rem;
    }
  }
  @container patience (max-width: 479px) {
    .notice > .next {
      flex-basis: 100%;
    }
    .next > .plain:first-child {
      flex: 1 0 100%;
    }
  }
  .next .plain:not(:first-child) {
    padding-inline: 5px;
    font-weight: 500;
  }
  /* Fill the main button: the first one of a result, of a lost game, and of the offer to finish. The others are quiet. */
  .suggestion.main,
  .next .plain:first-child,
  .finish > .plain:first-of-type:not(.aside) {
    background: light-dark(var(--_felt), color-mix(in srgb, var(--_felt) 40%, #fff));
    color: light-dark(var(--_on-felt), #10160f);
    text-decoration: none;
  }
  .suggestion.main:hover {
    background: light-dark(color-mix(in srgb, var(--_felt) 85%, #fff), color-mix(in srgb, var(--_felt) 30%, #fff));
  }
  .suggestion.main ~ .next .plain:first-child {
    flex: none;
    margin: 0;
    background: none;
    color: inherit;
    text-decoration: underline;
  }
  .suggestion.main ~ .next .plain:first-child:hover {
    background: rgb(128 128 128 / 0.3);
  }
  @media (forced-colors: active) {
    .next .plain,
    .suggestion {
      border: 1px solid ButtonText;
    }
  }
  @container patience (min-width: 2400px) and (min-height: 1300px) {
    .notice.result strong {
      font-size: 2.6rem;
    }
    .notice.result {
      max-inline-size: 30rem;
      padding: 1.4rem 2rem;
      gap: 0.7rem;
    }
    .next .plain {
      min-block-size: 4rem;
    }
  }
`;
