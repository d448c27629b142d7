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
  .guide.demo {
    text-wrap: balance;
  }
  .guide.demo button {
    margin-block: 0.2rem;
  }
  /* Put the button beside the sentences. Forms without it keep this display: Chromium takes a change of it for a jump, whenever forms are tried. */
  .guide:not(.demo) {
    display: flex;
    align-items: center;
    gap: 0.7rem;
  }
  .guide button {
    flex: none;
    min-block-size: 40px;
    padding-inline: 0.8rem;
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: 20px;
    pointer-events: auto;
  }
  .guide svg {
    display: inline-block;
    inline-size: 0.7em;
    block-size: 0.7em;
    margin-inline-end: 0.35em;
    border-radius: 0;
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
  /* On a narrow table, leave space for a card beside the guide. */
  @container patience (max-width: 359px) {
    .guide[data-form~='small'] {
      max-inline-size: 17em;
    }
  }
  .guide[data-form~='wide'] {
    max-inline-size: calc(100% - 16px);
  }
  .guide[data-form~='half'] {
    max-inline-size: 15em;
  }
  .guide[data-form~='narrow'] {
    max-inline-size: 11em;
  }
  /* Hide these sentences where the cards need the space: the last one first. */
  .guide[data-form~='3']:not(.demo) p:nth-child(n + 4),
  .guide[data-form~='2']:not(.demo) p:nth-child(n + 3),
  .guide[data-form~='1']:not(.demo) p:nth-child(n + 2),
  .guide[data-form~='0']:not(.demo) p {
    ${hidden}
  }
  /* Let the sentences follow each other in a line, where each of its own would take too much of the height. */
  @container patience (max-width: 599px) or (max-height: 599px) {
    .guide:not(.demo) {
      padding: 0.4rem 0.7rem;
      display: block;
      line-height: 1.3;
    }
    .guide:not(.demo) :is(div, p) {
      display: inline;
    }
    /* Put the offer at the end of the last line, which gets no higher by it. */
    .guide:not(.demo) button {
      position: relative;
      z-index: 0;
      min-inline-size: 24px;
      min-block-size: 24px;
      margin-block: -4px;
      padding-inline: 0.55em;
      border: 0;
      line-height: 1;
      vertical-align: middle;
      white-space: nowrap;
    }
    .guide:not(.demo) button::before {
      content: '';
      position: absolute;
      inset: 2px 0;
      z-index: -1;
      border-radius: 10px;
      background: color-mix(in srgb, currentColor 18%, transparent);
    }
  }
  /* Show the sign of the offer alone. */
  .guide[data-form~='sign']:not(.demo) button {
    padding-inline: 0;
  }
  .guide[data-form~='sign']:not(.demo) svg {
    margin: 0;
  }
  .guide[data-form~='sign']:not(.demo) span {
    ${hidden}
  }
  .guide[data-form~='small']:not(.demo) {
    padding-block: 0.15rem;
    font-size: max(13px, 0.8rem);
    line-height: 1.25;
  }
  .guide:is([data-form~='half'], [data-form~='narrow']):not(.demo) {
    flex-wrap: wrap;
    padding-block: 0.4rem;
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
    .guide:not(.demo)[data-form~='small'] {
      padding: 0.35rem 0.9rem;
      font-size: 1.1rem;
    }
    .guide:not([data-form~='wide'], [data-form~='half'], [data-form~='narrow']) {
      max-inline-size: 48rem;
    }
  }
`;
