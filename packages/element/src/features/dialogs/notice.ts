import { html, type TemplateResult } from 'lit/html.js';
import type { GameEnding } from '../../ending.js';
import type { TableActions } from '../../state/table-actions.js';
import type { End } from '../../state/table-state.js';
import type { TableSession } from '../../game/table-session.js';
import { deadEndText } from '../lookahead/lookahead.js';
import { restart, undoRestart } from './restart.js';
import { resultTemplate } from './result.js';
import { featureWords } from '../../words/features/index.js';
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

/** Buttons that begin a game: the same deal again, and a new one. */
const againIn = (table: TableActions, session: TableSession): { readonly again: MenuItem; readonly anew: MenuItem } => ({
  again: { label: session.describer.words.restart, run: () => restart(table, session.game) },
  anew: { label: featureWords(session.describer.locale).newDeal, run: () => table.newGame() },
});

/** Returns the notice over the table: the result, no moves left or a dead end, one of the page, a game that was left, or the offer to finish. */
function noticeOf(table: TableActions, session: TableSession): Notice | undefined {
  const { status } = session.game;
  const { state, element, features } = table;
  if (status === 'over' || status === 'won') return features.loaded?.celebration.moving ? undefined : resultOf(table, session);
  if (state.end) return endOf(table, session, state.end);
  return element.ending?.title === undefined ? offerOf(table, session) : endingOf(table, session, element.ending);
}

/** Returns the result of a game that is won, or over with a score. */
function resultOf(table: TableActions, session: TableSession): Notice {
  const { game, describer, wonHere } = session;
  const { again, anew } = againIn(table, session);
  const title = game.status === 'over' ? describeResult(game, describer) : describer.words[wonHere ? 'won' : 'wasWon'];
  return { kind: 'won', title, actions: [anew, { ...again, label: featureWords(describer.locale).sameDeal }] };
}

/** Returns the notice of a game that ended without a win. */
function endOf(table: TableActions, session: TableSession, end: End): Notice {
  const { game, describer } = session;
  const { deadEnd } = table.state;
  const { text, actions = [] } = table.element.ending ?? {};
  const { again, anew } = againIn(table, session);
  // Undo to before the dead end, once its beginning is known. A deal that was dead from the start has nothing to undo.
  const back = deadEnd ? game.cursor - deadEnd.from + 1 : 1;
  const undo: MenuItem = {
    label: back > 1 ? counted(featureWords(describer.locale).undoMoves, back, describer.locale) : describer.words.undo,
    run: () => takeBack(table, back),
  };
  const ways = deadEnd?.from === 0 || game.cursor === 0 ? [anew] : [undo, again, anew];
  return { kind: end, title: describeEnd(game, describer) || deadEndText(session), text, actions: [...actions, ...ways] };
}

/** Returns the notice of the page. */
function endingOf(table: TableActions, session: TableSession, { title = '', text, isLost, actions = [] }: GameEnding): Notice {
  const { again, anew } = againIn(table, session);
  const ways = !isLost ? [] : session.game.cursor === 0 ? [anew] : [again, anew];
  return { kind: 'page', title, text, actions: [...actions, ...ways] };
}

/** Returns the offer to go back to a game that was left or restarted, or to finish; undefined for none. */
function offerOf(table: TableActions, session: TableSession): Notice | undefined {
  const { finish, leftGame, restarted } = table.state;
  const words = featureWords(session.describer.locale);
  if (leftGame && session.game.cursor === 0)
    return { kind: 'left', title: words.newDeal, actions: [{ label: words.back, run: () => table.goBack() }] };
  if (restarted > 0) return { kind: 'left', title: words.restarted, actions: [{ label: words.back, run: () => undoRestart(table) }] };
  return finish && { kind: 'finish', title: '', actions: [{ label: words.finish, run: () => session.playMoves(finish) }] };
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
    aria-label=${featureWords(session.describer.locale).aside}
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
  if (state.notice!.hidden) return undefined;
  if (kind === 'won') return resultTemplate(table.element, session, notice, asideTemplate(table, session));
  const buttons = actions.map(plainTemplate);
  return html`<div class="notice ${kind}" part="notice notice-${kind}">
    ${title ? html`<strong>${title}</strong>` : ''} ${text ? html`<p class="why" role="status">${text}</p>` : ''}
    ${state.hasResult ? html`<div class="next">${buttons}</div>` : buttons} ${asideTemplate(table, session)}
  </div>`;
}
