import type { TemplateResult } from 'lit/html.js';
import type { DeferredHost, Toolbox } from '../deferred.js';
import type { TableSession } from '../table/table-session.js';
import type { MenuItem } from '../view/tools.js';
import { resultTemplate } from './result.js';
import { deferredWords } from './words/index.js';

/** How it stands and what can be done. */
export interface Notice {
  readonly kind: 'won' | 'lost' | 'stuck' | 'finish' | 'left';
  readonly title: string;
  readonly actions: readonly MenuItem[];
}

/** Tables whose bar was put aside: the next position in which nothing goes on brings it back. */
const aside = new WeakSet<TableSession>();

/** Puts the bar aside that tells that nothing goes on: what lies below it is seen, and can be touched. */
export function putAside(host: Pick<DeferredHost, 'requestUpdate'>, session: TableSession): void {
  aside.add(session);
  host.requestUpdate();
}

/** What lies over the table: the result, that nothing goes on, that another game was left, or that the rest is forced. */
function noticeOf({ tellEnd }: Toolbox, host: DeferredHost, session: TableSession): Notice | undefined {
  const { game, pileNames, finishable } = session;
  const { words } = pileNames;
  const more = deferredWords[pileNames.locale];
  const undo: MenuItem = { label: words.undo, run: () => host.undo() };
  const again: MenuItem = { label: words.restart, run: () => host.restart() };
  const anew: MenuItem = { label: more.newDeal, run: () => host.newGame() };
  if (game.status === 'won')
    return host.celebration.moving ? undefined : { kind: 'won', title: words.won, actions: [anew, { ...again, label: more.sameDeal }] };
  const title = tellEnd(game, pileNames);
  if (title)
    return aside.has(session) ? undefined : { kind: game.status === 'lost' ? 'lost' : 'stuck', title, actions: [undo, again, anew] };
  aside.delete(session);
  if (host.former && game.cursor === 0)
    return { kind: 'left', title: more.newDeal, actions: [{ label: more.back, run: () => host.goBack() }] };
  return finishable ? { kind: 'finish', title: '', actions: [{ label: more.finish, run: () => host.allUp() }] } : undefined;
}

const asideTemplate = ({ html }: Toolbox, host: DeferredHost, session: TableSession): TemplateResult =>
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
export function openNotice(toolbox: Toolbox, host: DeferredHost, session: TableSession): TemplateResult | undefined {
  const { html, plain } = toolbox;
  const notice = noticeOf(toolbox, host, session);
  if (!notice) return undefined;
  const { kind, title, actions } = notice;
  if (kind === 'won') return resultTemplate(toolbox, host, session, notice);
  return html`<div class="notice ${kind}" part="notice notice-${kind}">
    ${title ? html`<strong>${title}</strong>` : ''} ${actions.map(plain)}
    ${kind === 'stuck' || kind === 'lost' ? asideTemplate(toolbox, host, session) : ''}
  </div>`;
}
