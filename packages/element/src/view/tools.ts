import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { MenuItem } from '../menu-item.js';
import { ICONS, type IconName } from '../faces/icons.js';

/** A button among the tools. */
export interface Tool {
  readonly name: IconName;
  readonly label: string;
  readonly run: () => void;
  /** It has nothing to do now: pressed all the same, it says why. */
  readonly off?: boolean;
  /** It has nothing to do in this game. */
  readonly gone?: boolean;
  /** Keys that do the same, in the notation of aria-keyshortcuts. */
  readonly keys?: string;
}

const toolTemplate = ({ name, label, run, off, gone, keys }: Tool): TemplateResult =>
  html`<button
    type="button"
    class="tool"
    part="tool tool-${name.toLowerCase()}"
    ?hidden=${gone}
    aria-disabled=${off ? 'true' : nothing}
    aria-keyshortcuts=${keys || nothing}
    @click=${run}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg><span>${label}</span></button>`;

/** The bar of tools: below in portrait, at the side in low landscape, above on a desk. */
export const toolsTemplate = (label: string, tools: readonly Tool[]): TemplateResult =>
  html`<div class="tools" part="toolbar" role="group" aria-label=${label}>${tools.map(toolTemplate)}</div>`;

/** A button that is words only; one that is switched on or off says so. */
export const plainTemplate = ({ label, run, on }: MenuItem): TemplateResult =>
  html`<button type="button" class="plain" part="button" aria-pressed=${on === undefined ? nothing : String(on)} @click=${run}>${label}</button>`;
