import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { MenuItem } from '../menu-item.js';
import { ICONS, type IconName } from '../faces/icons.js';

/** A button of the tool bar. */
export interface Tool {
  readonly name: IconName;
  readonly label: string;
  readonly run: () => void;
  /** Whether the tool has nothing to do now. A press then announces the reason. */
  readonly off?: boolean;
  /** Whether the tool never has anything to do in this game. */
  readonly gone?: boolean;
  /** Keys with the same effect, in the notation of aria-keyshortcuts. */
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

/** Renders the tool bar: below in portrait, at the side in low landscape, above on large screens. */
export const toolsTemplate = (label: string, tools: readonly Tool[]): TemplateResult =>
  html`<div class="bar" part="toolbar"><div class="tools" role="group" aria-label=${label}><slot name="tools-start"></slot>${tools.map(toolTemplate)}<slot name="tools-end"></slot></div></div>`;

/** Renders a button with text only. One with a state tells whether it is on. */
export const plainTemplate = ({ label, run, on }: MenuItem): TemplateResult =>
  html`<button type="button" class="plain" part="button" aria-pressed=${on === undefined ? nothing : String(on)} @click=${run}>${label}</button>`;
