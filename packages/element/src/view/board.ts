import type { Pile } from '@patience/core';
import { html, noChange, nothing, type TemplateResult } from 'lit/html.js';
import type { Drag } from '../input/drag.js';
import type { Taps } from '../input/taps.js';
import type { TableSession } from '../game/table-session.js';
import { pileTemplate } from './pile.js';

/** A pointer gives the focus to the table, not to the card, which is soon elsewhere; a card that has it keeps it. */
const keepFocus = (event: MouseEvent): void => {
  const table = event.currentTarget as HTMLElement;
  event.preventDefault();
  if (!table.contains((table.getRootNode() as ShadowRoot).activeElement)) table.focus({ preventScroll: true });
};

/**
 * The table with its piles. Only piles that changed are drawn anew. A toolbar is what screen readers pass the arrow keys
 * through to without hiding its buttons from reading: see ACCESSIBILITY.md.
 * @param press what a pointer does that goes down
 * @param drag what pointers do besides clicking, once that part is there
 */
export function boardTemplate(
  session: TableSession,
  taps: Taps,
  press: (event: PointerEvent) => void,
  drag: Drag | undefined,
): TemplateResult {
  const { picture, scene, cursor, pileNames, bubble, drawn } = session;
  const draw = (pile: Pile): TemplateResult | typeof noChange => {
    const key = picture!.key(pile, session);
    if (drawn.get(pile) === key) return noChange;
    drawn.set(pile, key);
    return pileTemplate(scene, picture!.pile(pile, session));
  };
  // eslint-disable-next-line lit-a11y/click-events-have-key-events -- these are the clicks of the native buttons inside
  return html`<div
    class="table"
    part="table"
    tabindex="-1"
    role="toolbar"
    aria-roledescription=${pileNames.words.table}
    aria-label=${pileNames.variant.name}
    @click=${drag?.click ?? taps.click}
    @pointerdown=${press}
    @contextmenu=${drag?.menu}
    @mousedown=${keepFocus}
  >
    ${picture && cursor.piles.map(draw)}
    ${bubble ? html`<div class="bubble" part="bubble" aria-hidden="true">${bubble.text}</div>` : nothing}
  </div>`;
}
