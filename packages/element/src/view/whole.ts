import { html, nothing, type TemplateResult } from 'lit/html.js';
import { toolsOf } from './controls.js';
import type { Deferred } from '../toolbox.js';
import type { PatienceGame } from '../patience-game.js';
import type { TableSession } from '../game/table-session.js';
import { boardTemplate } from './board.js';
import { statusTemplate } from './status.js';
import { toolsTemplate } from './tools.js';

/** Tools, status and table of a game. */
export function gameTemplate(element: PatienceGame, session: TableSession): TemplateResult {
  const { pileNames } = session;
  const { deferred } = element;
  return html`${element.withoutTools ? nothing : toolsTemplate(pileNames.words.tools, toolsOf(element, session))}
    ${statusTemplate(pileNames, !element.withoutScore, !element.withoutClock)}
    <div class="scroller" @focusin=${element.keyboard.arrive}>${boardTemplate(session, element.tapInput, element.pressed, element.drag)}${deferred?.openGuide(element, session) ?? nothing}</div>
    ${element.adviserView ? html`<div class="remark" part="remark" aria-live=${session.pointed ? 'off' : 'polite'}>${element.adviserView.remark}</div>` : nothing}
    ${deferred?.openNotice(element, session) ?? nothing}`;
}

/**
 * What only pixels can say, through the object model: card size, height of the table, place of the bubble and of guidance.
 * @param deferred finds these places, once it is there
 */
export function dress(root: ParentNode, session: TableSession, deferred?: Deferred): void {
  const { frame, picture } = session;
  const table = root.querySelector<HTMLElement>('.table');
  if (!table || !frame || !picture) return;
  const { box, cardWidth, cardHeight } = frame;
  table.style.setProperty('--_w', `${cardWidth}px`);
  table.style.setProperty('--_h', `${cardHeight}px`);
  const tall = picture.bottom > box.height;
  table.style.blockSize = tall ? `${picture.bottom + 8}px` : '';
  table.parentElement!.classList.toggle('tall', tall);
  deferred?.dressWords(root, session);
}
