/**
 * Styles for boxes and windows that are narrow, or as low as at a zoom of 400 %. Icons without labels leave space for every tool, in the smallest size
 * of a target. Labels are hidden without letters of size 0, on which WebKitGTK 2.50 crashes.
 */
export const lowStyles = /* css */ `
  /* Let seven tools fit side by side in any language: undo and redo are known by their arrows. */
  @container patience (max-width: 379px) {
    .tools:has(> :nth-child(7 of :not([hidden]))) .tool:nth-child(-n + 2) > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container patience (max-height: 239px) and (min-aspect-ratio: 1) {
    .tool {
      flex: none;
      inline-size: 44px;
      min-block-size: 24px;
      padding: 0;
    }
    .tool > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .tool svg {
      --_side: min(22px, 12cqb);
    }
  }
  @media (max-height: 299px) {
    @container patience (max-height: 459px) and (min-aspect-ratio: 1) {
      .tools {
        align-self: start;
      }
      .tool {
        flex: none;
        inline-size: 44px;
        min-block-size: 24px;
        padding: 0;
      }
      .tool > span {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      .tool svg {
        --_side: min(22px, 12cqb);
      }
    }
  }
`;
