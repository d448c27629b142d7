import type { Pile } from '@patience/core';
import { html, noChange, nothing, type TemplateResult } from 'lit/html.js';
import type { Interaction } from './picture.js';
import type { TableView } from './table-view.js';
import { pileModel } from './pile-model.js';
import { pileTemplate } from './pile.js';

/**
 * Focuses the table instead of the card that a pointer presses, because the card soon lies elsewhere. A card that has the focus keeps it.
 */
const keepFocus = (event: MouseEvent): void => {
  const table = event.currentTarget as HTMLElement;
  event.preventDefault();
  if (!table.contains((table.getRootNode() as ShadowRoot).activeElement)) table.focus({ preventScroll: true });
};

/** Pointer handlers of the table. */
export interface PointerHandlers {
  readonly click: (event: MouseEvent) => void;
  readonly down: ((event: PointerEvent) => void) | undefined;
  readonly menu: ((event: Event) => void) | undefined;
}

/**
 * Renders the table with its piles. Renders only changed piles again. The role is `toolbar`, to which screen readers pass the arrow keys
 * without hiding its buttons from their reading commands: see ACCESSIBILITY.md. A translator of the browser leaves the table alone: it would
 * replace the texts that are rendered here.
 */
export function boardTemplate(view: TableView, attention: Interaction, handlers: PointerHandlers): TemplateResult {
  const { picture, scene, describer, drawn } = view;
  const { bubble } = attention.highlights;
  const draw = (pile: Pile): TemplateResult | typeof noChange => {
    const model = pileModel(picture!, pile, attention, describer);
    const key = JSON.stringify(model);
    if (drawn.get(pile) === key) return noChange;
    drawn.set(pile, key);
    return pileTemplate(scene, model);
  };
  // eslint-disable-next-line lit-a11y/click-events-have-key-events -- these are the clicks of the native buttons inside
  return html`<div
    class="table"
    part="table"
    tabindex="-1"
    translate="no"
    role="toolbar"
    aria-roledescription=${describer.words.table}
    aria-label=${describer.variant.name}
    @click=${handlers.click}
    @pointerdown=${handlers.down}
    @contextmenu=${handlers.menu}
    @mousedown=${keepFocus}
  >
    ${picture && attention.cursor.piles.map(draw)}
    ${bubble ? html`<div class="bubble" part="bubble" aria-hidden="true">${bubble.text}</div>` : nothing}
  </div>`;
}
