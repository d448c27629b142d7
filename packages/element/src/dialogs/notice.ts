import { html, type TemplateResult } from 'lit/html.js';
import type { DeferredHost } from '../toolbox.js';
import type { TableSession } from '../game/table-session.js';
import { deadEndText } from '../hints/lookahead.js';
import { resultTemplate } from './result.js';
import { deferredWords } from '../words/lazy/index.js';
import type { MenuItem } from '../menu-item.js';
import { tellEnd } from '../announcements/read-aloud.js';
import { plainTemplate } from '../view/tools.js';
import { counted } from '../words/index.js';

/** How a game ended for which nothing more can be done but to go back. */
type End = 'lost' | 'stuck' | 'dead';

/** How it stands and what can be done. */
export interface Notice {
  readonly kind: 'won' | End | 'finish' | 'left';
  readonly title: string;
  readonly actions: readonly MenuItem[];
}

/** By table, the end whose bar was put aside: another one brings the bar back. */
const aside = new WeakMap<TableSession, End | undefined>();

const endOf = ({ lookahead }: Pick<DeferredHost, 'lookahead'>, { game }: TableSession): End | undefined =>
  game.status === 'lost' ? 'lost' : game.stuck ? 'stuck' : lookahead?.deadEnd && 'dead';

/** Puts the bar aside that tells how the game ended: what lies below it is seen, and can be touched. */
export function putAside(host: Pick<DeferredHost, 'lookahead' | 'requestUpdate'>, session: TableSession): void {
  aside.set(session, endOf(host, session));
  host.requestUpdate();
}

/** What lies over the table: the result, that no move is left or nothing new can happen, that another game was left, or that the rest wins by itself. */
function noticeOf(host: DeferredHost, session: TableSession): Notice | undefined {
  const { game, pileNames } = session;
  const { words } = pileNames;
  const more = deferredWords[pileNames.locale];
  const again: MenuItem = { label: words.restart, run: () => host.restart() };
  const anew: MenuItem = { label: more.newDeal, run: () => host.newGame() };
  if (game.status === 'won')
    return host.celebration.moving
      ? undefined
      : { kind: 'won', title: words[session.wonHere ? 'won' : 'wasWon'], actions: [anew, { ...again, label: more.sameDeal }] };
  const end = endOf(host, session);
  if (end) {
    if (aside.get(session) === end) return undefined;
    const deadEnd = host.lookahead?.deadEnd;
    // Out of the dead end, as soon as it is known where it began; a deal that was one from the start offers nothing to go back to.
    const back = deadEnd ? game.cursor - deadEnd.from + 1 : 1;
    const undo: MenuItem = { label: back > 1 ? counted(more.undoMoves, back) : words.undo, run: () => takeBack(host, back) };
    const ways = deadEnd?.from === 0 || game.cursor === 0 ? [anew] : [undo, again, anew];
    return { kind: end, title: tellEnd(game, pileNames) || deadEndText(session), actions: ways };
  }
  aside.delete(session);
  if (host.former && game.cursor === 0)
    return { kind: 'left', title: more.newDeal, actions: [{ label: more.back, run: () => host.goBack() }] };
  const finish = host.lookahead?.finish;
  return finish && { kind: 'finish', title: '', actions: [{ label: more.finish, run: () => session.play(finish) }] };
}

/** Undoes so many gestures. */
function takeBack(host: Pick<DeferredHost, 'undo'>, gestures: number): void {
  for (let i = 0; i < gestures; i++) host.undo();
}

const asideTemplate = (host: DeferredHost, session: TableSession): TemplateResult =>
  html`<button
    type="button"
    class="plain aside"
    part="button"
    aria-label=${deferredWords[session.pileNames.locale].aside}
    @click=${() => putAside(host, session)}
  >
    <svg viewBox="-50 -50 100 100" aria-hidden="true"><path class="stroke" d="M-25-25 25 25M25-25-25 25" /></svg>
  </button>`;

/** A quiet bar over the table, never modal; of a game that has come out its result. */
export function openNotice(host: DeferredHost, session: TableSession): TemplateResult | undefined {
  const notice = noticeOf(host, session);
  if (!notice) return undefined;
  const { kind, title, actions } = notice;
  if (kind === 'won') return resultTemplate(host, session, notice);
  return html`<div class="notice ${kind}" part="notice notice-${kind}">
    ${title ? html`<strong>${title}</strong>` : ''} ${actions.map(plainTemplate)}
    ${kind === 'finish' || kind === 'left' ? '' : asideTemplate(host, session)}
  </div>`;
}
