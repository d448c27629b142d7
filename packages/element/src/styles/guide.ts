import { hidden } from './visually-hidden.js';

/** Styles of the guide to the first moves, and of sentences that are hidden for lack of space; larger on a very large screen. */
export const guideStyles = /* css */ `
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
  .guide.demo {
    text-wrap: balance;
  }
  .guide button {
    min-block-size: 40px;
    margin-block: 0.2rem;
    padding-inline: 1rem;
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: 20px;
    pointer-events: auto;
  }
  .guide:is([data-form='none'], [data-form~='bare']):not(.demo) button {
    display: none;
  }
  /* Hide the words without a free place. */
  [data-form='none'] {
    ${hidden}
    padding: 0 !important;
    transform: none !important;
  }
  .guide[data-form~='narrow'] {
    max-inline-size: 9.5em;
  }
  /* Hide these lines where the cards need the space: the last line first. */
  .guide[data-form~='2']:not(.demo) p:nth-child(3),
  .guide[data-form~='1']:not(.demo) p:not(:first-child) {
    ${hidden}
  }
  /* Put the button beside the lines, where there is space for both. */
  @container patience (min-width: 600px) {
    .guide:has(button):not([data-form~='bare']) {
      display: grid;
      grid-template-columns: auto auto;
      align-items: center;
      column-gap: 1.2rem;
    }
    .guide > p {
      grid-column: 1;
    }
    .guide > button {
      grid-area: 1 / 2 / span 3;
    }
  }
  @container patience (max-height: 420px) or ((max-width: 359px) and (max-height: 620px)) {
    .guide {
      padding-block: 0.25rem;
      font-size: max(13px, 0.84rem);
    }
  }
  @container patience (min-width: 2400px) and (min-height: 1300px) {
    .guide {
      font-size: 1.7rem;
    }
    .guide:not([data-form~='wide']) {
      max-inline-size: 48rem;
    }
  }
`;
