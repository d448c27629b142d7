import { html, nothing, type TemplateResult } from 'lit';

type Cell = string | number | TemplateResult | typeof nothing;

/** The accessible name of a table: its text, or the id of the element that contains it. */
type TableName = { readonly label: string } | { readonly labelledBy: string };

/** Draws a table that scrolls sideways on narrow screens. @param rows rows, each from {@link factRow} or a `tr` of its own */
export function factTable(name: TableName, heads: readonly string[], rows: unknown, className = ''): TemplateResult {
  const [label, labelledBy] = 'label' in name ? [name.label, nothing] : [nothing, name.labelledBy];
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${label} aria-labelledby=${labelledBy}>
    <table class=${className || nothing}>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** Draws a row of a table. @param head content of the row's header cell */
export const factRow = (head: Cell, cells: readonly Cell[]): TemplateResult =>
  html`<tr>
    <th scope="row">${head}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;
