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
  .next .plain {
    flex: auto;
  }
  .next .plain:first-child {
    flex-basis: 100%;
  }
  /* Fill the main button: the first one of a result, of a lost game, and of the offer to finish. The others are quiet. */
  .next .plain:first-child,
  .notice:is(.lost, .stuck, .dead, .page, .finish) > .plain:first-of-type:not(.aside) {
    background: light-dark(var(--_felt), color-mix(in srgb, var(--_felt) 40%, #fff));
    color: light-dark(var(--_on-felt), #10160f);
    text-decoration: none;
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
