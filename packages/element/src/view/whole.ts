import { html, nothing, type TemplateResult } from 'lit/html.js';
import { noticeOf, toolsOf } from './controls.js';
import type { PatienceGame } from '../patience-game.js';
import type { TableSession } from '../table/table-session.js';
import { boardTemplate } from './board.js';
import { noticeTemplate } from './notice.js';
import { moveTo } from './scene.js';
import { statusTemplate } from './status.js';
import { toolsTemplate } from './tools.js';

/** Tools, status and table of a game. */
export function gameTemplate(element: PatienceGame, session: TableSession): TemplateResult {
  const { pileNames } = session;
  const notice = noticeOf(element, session);
  return html`${element.withoutTools ? nothing : toolsTemplate(pileNames.words.tools, toolsOf(element, session))}
    ${statusTemplate(pileNames, !element.withoutScore, !element.withoutClock)}
    <div class="scroller" @focusin=${element.keyboard.arrive}>${boardTemplate(session, element.drag)}</div>
    ${element.adviserView ? html`<div class="remark" part="remark" aria-live="polite">${element.adviserView.remark}</div>` : nothing}
    ${notice ? noticeTemplate(notice) : nothing}`;
}

/** What only pixels can say, through the object model: card size, height of the table, place of the bubble. */
export function dress(root: ParentNode, { frame, picture, bubble }: TableSession): void {
  const table = root.querySelector<HTMLElement>('.table');
  if (!table || !frame || !picture) return;
  const { box, cardWidth, cardHeight } = frame;
  table.style.setProperty('--_w', `${cardWidth}px`);
  table.style.setProperty('--_h', `${cardHeight}px`);
  table.style.blockSize = picture.bottom > box.height ? `${picture.bottom + 8}px` : '';
  const shown = bubble && root.querySelector<HTMLElement>('.bubble');
  if (!shown) return;
  const { left, top, bottom } = picture.bounds(bubble.pile);
  const y = bottom + 72 < box.height ? bottom + 8 : Math.max(4, Math.min(top + 8, box.height - 90));
  shown.style.transform = moveTo({ x: Math.max(4, Math.min(left - 20, box.width - 308)), y });
}
