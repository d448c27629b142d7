import { html, type TemplateResult } from 'lit/html.js';

/**
 * Four elements without size at the corners of a square of the table. Where the browser draws them tells how the page has moved,
 * scaled, turned, mirrored, tilted or zoomed the table, without reading a single style of the page: input/to-table.ts.
 */
export const probesTemplate: TemplateResult = html`<i class="probe"></i><i class="probe"></i><i class="probe"></i><i class="probe"></i>`;
