/** Sheets over the table. */
export const sheetStyles = /* css */ `
  dialog {
    border: 0;
    border-radius: 1rem;
    padding: 0.5rem 1rem 1rem;
    background: var(--_panel);
    color: var(--_on-panel);
    font: 400 1rem/1.45 var(--patience-font, system-ui, sans-serif);
    max-inline-size: min(34rem, calc(100vw - 24px));
    max-block-size: calc(100dvh - 24px);
    overflow: auto;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  dialog header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    position: sticky;
    inset-block-start: -0.5rem;
    background: inherit;
  }
  dialog h2 {
    font-size: 1.15rem;
    margin: 0.4rem 0;
  }
  dialog h3 {
    font-size: 1rem;
    margin: 0.8rem 0 0.2rem;
  }
  dialog p,
  dialog ul {
    margin: 0.3rem 0;
    padding-inline-start: 0;
  }
  dialog ul {
    padding-inline-start: 1.2rem;
  }
  dialog dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.15rem 1rem;
    margin: 0;
  }
  dialog dt {
    font-weight: 600;
  }
  dialog dd {
    margin: 0;
  }
  .find {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
  }
  .find select {
    font: inherit;
    min-block-size: 44px;
    margin-inline-start: 0.5rem;
  }
  .menu {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
    gap: 2px 12px;
  }
  .menu .plain {
    text-align: start;
    text-decoration: none;
    inline-size: 100%;
  }
`;
