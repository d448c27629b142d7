import { swatchRules } from './look-patterns.js';

/** Styles of the settings that the menu shows as pictures. The patterns are those of the table and of the pictures, at the size of a swatch. */
export const swatchStyles = /* css */ `
  .swatches {
    margin: 0;
    border: 0;
    padding: 6px 0 3px 6px;
    font-size: max(14px, 0.9em);
  }
  .swatches > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    padding-block-start: 3px;
  }
  /* Eight cloths in two lines, and six backs. */
  .swatches > div:has(.of-cloth) {
    max-inline-size: 188px;
  }
  .swatches > div:has(.of-back) {
    max-inline-size: 140px;
  }
  .swatches label {
    position: relative;
  }
  .swatches input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .swatch {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 8px;
    border: 1px solid rgb(128 128 128 / 0.7);
    background: var(--_swatch);
    forced-color-adjust: none;
  }
  .swatch.of-back {
    inline-size: 34px;
    margin-inline: 5px;
    border: 3px solid var(--_rim);
    border-radius: 5px;
    box-shadow: 0 0 0 1px rgb(128 128 128 / 0.7);
  }
  .swatch.of-faces {
    inline-size: 60px;
    background: #fffdf8;
  }
  .swatch svg {
    inline-size: 52px;
    fill: #1a1a1a;
  }
  .swatch .red {
    fill: #b3261e;
  }
  .swatch .nut {
    fill: #a4562a;
  }
  .swatch .leaf {
    fill: #3c7a45;
  }
  .swatches :checked + i {
    outline: 3px solid currentColor;
    outline-offset: 1px;
  }
  .swatches :focus-visible + i {
    outline: 3px dashed currentColor;
    outline-offset: 1px;
  }
  .swatches :checked:focus-visible + i {
    outline: 5px double currentColor;
  }
  .swatch.green {
    --_swatch: #14532d;
  }
  .swatch.lattice {
    --_thread: transparent 0 3px, rgb(255 255 255 / 0.3) 0 4px;
    --_swatch: repeating-linear-gradient(45deg, var(--_thread)), repeating-linear-gradient(-45deg, var(--_thread)), #1f3a5f;
  }
  ${swatchRules}
`;
