import { hidden } from './visually-hidden.js';
import { iconsOnly } from './icons.js';

/**
 * Styles for boxes and windows that are narrow, or as low as at a zoom of 400 %. Icons without labels leave space for every tool, in the smallest size
 * of a target. Labels are hidden without letters of size 0, on which WebKitGTK 2.50 crashes.
 */
export const lowStyles = /* css */ `
  /* Let six or seven tools fit side by side in any language: undo and redo are known by their arrows. */
  @container patience (max-width: 379px) {
    .tools:has(> :nth-child(6 of .tool:not([hidden]))) > .tool:nth-of-type(-n + 2) > span {
      ${hidden}
    }
  }
  @container patience (max-width: 439px) {
    .tools:has(> :nth-child(7 of .tool:not([hidden]))) > .tool {
      font-size: min(max(12px, 0.72rem), 3.2cqi);
    }
    .tools:has(> :nth-child(7 of .tool:not([hidden]))) > .tool:nth-of-type(-n + 2) > span {
      ${hidden}
    }
  }
  @container patience (max-height: 239px) and (min-aspect-ratio: 1) {
    ${iconsOnly}
  }
  @media (max-height: 299px) {
    @container patience (max-height: 459px) and (min-aspect-ratio: 1) {
      .tools {
        align-self: start;
      }
      ${iconsOnly}
    }
  }
`;
