import { hidden } from './visually-hidden.js';

/** Tools as icons without labels, in the smallest size of a target. */
export const iconsOnly = /* css */ `
    .tool {
      flex: none;
      inline-size: 44px;
      min-block-size: 24px;
      padding: 0;
    }
    .tool > span {
      ${hidden}
    }
    .tool svg {
      --_side: min(22px, 12cqb);
    }
`;
