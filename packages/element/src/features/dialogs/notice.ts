import { html, type TemplateResult } from 'lit/html.js';
import type { TableActions } from '../../state/table-actions.js';
import type { End } from '../../state/table-state.js';
import type { TableSession } from '../../game/table-session.js';
import { deadEndText } from '../lookahead/lookahead.js';
import { restart, restarted, undoRestart } from './restart.js';
import { resultTemplate } from './result.js';
import { lazyWords } from '../../words/lazy/index.js';
import type { MenuItem } from '../../menu-item.js';
import { describeResult } from '../announcements/change.js';
import { describeEnd } from '../../names/read-aloud.js';
import { plainTemplate } from '../../view/tools.js';
import { counted } from '../../words/index.js';

/** A notice over the table and its buttons. */
export interface Notice {
  readonly kind: 'won' | End | 'page' | 'finish' | 'left';
  readonly title: string;
  readonly text?: string | undefined;
  readonly actions: readonly MenuItem[];
}

/** Returns the notice over the table: the result, no moves left or a dead end, one of the page, a game that was left, or the offer to finish. */
function noticeOf(table: TableActions, session: TableSession): Notice | undefined {
  const { game, describer } = session;
  const { words } = describer;
  const more = lazyWords(describer.locale);
  const again: MenuItem = { label: words.restart, run: () => restart(table, session) };
  const anew: MenuItem = { label: more.newDeal, run: () => table.newGame() };
  const over = game.status === 'over';
  if (over || game.status === 'won')
    return table.features.loaded?.celebration.moving
      ? undefined
      : {
          kind: 'won',
          title: over ? describeResult(game, describer) : words[session.wonHere ? 'won' : 'wasWon'],
          actions: [anew, { ...again, label: more.sameDeal }],
        };
  const { state } = table;
  const { end, deadEnd, finish } = state;
  const { title, text, isLost, actions = [] } = table.element.ending ?? {};
  if (title !== undefined && !end) {
    const ways = !isLost ? [] : game.cursor === 0 ? [anew] : [again, anew];
    return { kind: 'page', title, text, actions: [...actions, ...ways] };
  }
  if (end) {
    // Undo to before the dead end, once its beginning is known. A deal that was dead from the start has nothing to undo.
    const back = deadEnd ? game.cursor - deadEnd.from + 1 : 1;
    const undo: MenuItem = {
      label: back > 1 ? counted(more.undoMoves, back, describer.locale) : words.undo,
      run: () => takeBack(table, back),
    };
    const ways = deadEnd?.from === 0 || game.cursor === 0 ? [anew] : [undo, again, anew];
    return { kind: end, title: describeEnd(game, describer) || deadEndText(session), text, actions: [...actions, ...ways] };
  }
  if (state.leftGame && game.cursor === 0)
    return { kind: 'left', title: more.newDeal, actions: [{ label: more.back, run: () => table.goBack() }] };
  if (restarted(session) > 0)
    return { kind: 'left', title: more.restarted, actions: [{ label: more.back, run: () => undoRestart(table, session) }] };
  return finish && { kind: 'finish', title: '', actions: [{ label: more.finish, run: () => session.playMoves(finish) }] };
}

/** Undoes a number of gestures. */
function takeBack(table: TableActions, gestures: number): void {
  for (let i = 0; i < gestures; i++) table.undo();
}

const asideTemplate = (table: TableActions, session: TableSession): TemplateResult =>
  html`<button
    type="button"
    class="plain aside"
    part="button"
    aria-label=${lazyWords(session.describer.locale).aside}
    @click=${() => table.state.hideNotice()}
  >
    <svg viewBox="-50 -50 100 100" aria-hidden="true"><path class="stroke" d="M-25-25 25 25M25-25-25 25" /></svg>
  </button>`;

/** Renders the notice: a bar over the table, never modal; for a game that is won, or over with a score, its result. */
export function noticeTemplate(table: TableActions, session: TableSession): TemplateResult | undefined {
  const { state } = table;
  const notice = noticeOf(table, session);
  state.wantNotice(notice?.kind);
  if (!notice) return undefined;
  const { kind, title, text, actions } = notice;
  const over = session.game.status === 'over';
  if (state.notice!.hidden && (kind !== 'won' || over)) return undefined;
  // The cards of a scored game are the result, so that the player can look at all of them.
  if (kind === 'won') return resultTemplate(table.element, session, notice, over ? asideTemplate(table, session) : undefined);
  return html`<div class="notice ${kind}" part="notice notice-${kind}">
    ${title ? html`<strong>${title}</strong>` : ''} ${text ? html`<p class="why" role="status">${text}</p>` : ''} ${actions.map(plainTemplate)}
    ${asideTemplate(table, session)}
  </div>`;
}
