import { html, nothing, type TemplateResult } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import type { Drag } from '../input/drag.js';
import type { Session } from '../session.js';
import { pileTemplate } from './pile.js';

/** A pointer gives the focus to the table, not to the card, which is soon elsewhere; a card that has it keeps it. */
const keepFocus = (event: MouseEvent): void => {
  const table = event.currentTarget as HTMLElement;
  event.preventDefault();
  if (!table.contains((table.getRootNode() as ShadowRoot).activeElement)) table.focus({ preventScroll: true });
};

/** The table with its piles. Only piles that changed are drawn anew. */
export function boardTemplate(session: Session, drag: Drag, onClick: (event: MouseEvent) => void): TemplateResult {
  const { picture, scene, cursor, namer, bubble, edition } = session;
  // eslint-disable-next-line lit-a11y/click-events-have-key-events -- these are the clicks of the native buttons inside
  return html`<div
    class="table"
    part="table"
    tabindex="-1"
    role="group"
    aria-label=${`${namer.words.table}, ${namer.variant.name}`}
    @click=${onClick}
    @pointerdown=${drag.down}
    @pointermove=${drag.move}
    @pointerup=${drag.up}
    @pointercancel=${drag.up}
    @mousedown=${keepFocus}
  >
    ${picture && cursor.piles.map((pile) => guard([edition, picture.key(pile, session)], () => pileTemplate(scene, picture.pile(pile, session))))}
    ${bubble ? html`<div class="bubble" part="bubble" aria-hidden="true">${bubble.text}</div>` : nothing}
  </div>`;
}
