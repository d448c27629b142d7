import { swatchRules } from './look-patterns.js';

/** Styles of the settings that the menu shows as pictures. The patterns are those of the table and of the pictures, at the size of a swatch. */
export const swatchStyles = /* css */ `
  /* A small table with the chosen looks; it stays in sight while a phone scrolls to the pictures. */
  .preview {
    container-type: inline-size;
    position: sticky;
    z-index: 1;
    inset-block-start: 2.6rem;
    display: flex;
    justify-content: center;
    gap: 6px;
    margin: 10px 8px 4px;
    padding: 12px;
    border-radius: 12px;
    overflow: hidden;
    background: var(--patience-light, var(--_light)), var(--patience-texture, var(--_texture)), var(--_felt);
    box-shadow: 0 2px 8px rgb(0 0 0 / 0.3);
  }
  .preview > * {
    --_w: min(58px, 21cqi);
    --_h: calc(var(--_w) * 1.4);
    position: relative;
    flex: none;
  }
  .preview .back + .back {
    margin-inline-start: calc(2px - var(--_w));
  }
  .swatches {
    margin: 0;
    border: 0;
    padding: 8px 8px 3px;
    font-size: max(14px, 0.9em);
  }
  .swatches legend {
    padding: 8px 0 0;
    font-weight: 600;
  }
  /* Even rows: four of eight cloths, three of six backs, two decks. */
  .swatches > div {
    --_columns: 4;
    display: grid;
    grid-template-columns: repeat(var(--_columns), minmax(44px, 1fr));
    gap: 4px;
    padding-block-start: 3px;
  }
  .swatches > div:has(.of-back) {
    --_columns: 3;
    column-gap: 0;
  }
  .swatches > div:has(.of-faces) {
    --_columns: 2;
  }
  @media (max-width: 479px) {
    .swatches > div:has(.of-back) {
      --_columns: 6;
    }
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
    block-size: 44px;
    border-radius: 8px;
    border: 1px solid rgb(128 128 128 / 0.7);
    background: var(--_swatch);
    forced-color-adjust: none;
  }
  .swatch.of-back {
    inline-size: 34px;
    margin-inline: auto;
    border: 3px solid var(--_rim);
    border-radius: 5px;
    box-shadow: 0 0 0 1px rgb(128 128 128 / 0.7);
  }
  .swatch.of-faces {
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
  .swatch.lattice {
    --_thread: transparent 0 3px, rgb(255 255 255 / 0.3) 0 4px;
    --_swatch: repeating-linear-gradient(45deg, var(--_thread)), repeating-linear-gradient(-45deg, var(--_thread)), #1f3a5f;
  }
  ${swatchRules}
`;
