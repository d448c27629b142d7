/** Styles of marks that the features make: hints, and causes of a refusal or of a lost game. */
export const hintStyles = /* css */ `
  .hinted {
    outline: 3px solid #4cc2ff;
    outline-offset: -1px;
    box-shadow: 0 0 0 4px #06283c;
  }
  .ghost {
    opacity: 0;
    z-index: 220;
    pointer-events: none;
    box-shadow: 0 8px 16px rgb(0 0 0 / 0.35);
  }
  .ghost.stays {
    opacity: 0.93;
    outline: 3px dashed #4cc2ff;
    outline-offset: -1px;
  }
  .refusal-cause {
    outline: 6px double var(--_glow);
    outline-offset: 1px;
  }
  .loss-cause {
    outline: 4px solid #ff5a4f;
    outline-offset: -2px;
    box-shadow: 0 0 0 5px #3d0704;
  }
`;
