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

/** What lies over the table: the result, that nothing goes on, that another game was left, or that the rest is forced. */
function noticeOf({ tellEnd }: Toolbox, host: DeferredHost, { game, pileNames, finishable }: TableSession): Notice | undefined {
  const { words } = pileNames;
  const more = deferredWords[pileNames.locale];
  const undo: MenuItem = { label: words.undo, run: () => host.undo() };
  const again: MenuItem = { label: words.restart, run: () => host.restart() };
  const anew: MenuItem = { label: more.newDeal, run: () => host.newGame() };
  if (game.status === 'won')
    return host.celebration.moving ? undefined : { kind: 'won', title: words.won, actions: [anew, { ...again, label: more.sameDeal }] };
  const title = tellEnd(game, pileNames);
  if (title) return { kind: game.status === 'lost' ? 'lost' : 'stuck', title, actions: [undo, again, anew] };
  if (host.former && game.cursor === 0)
    return { kind: 'left', title: more.newDeal, actions: [{ label: more.back, run: () => host.goBack() }] };
  return finishable ? { kind: 'finish', title: '', actions: [{ label: more.finish, run: () => host.allUp() }] } : undefined;
}

/** A quiet bar over the table, never modal; of a game that has come out its result. */
export function openNotice(toolbox: Toolbox, host: DeferredHost, session: TableSession): TemplateResult | undefined {
  const { html, plain } = toolbox;
  const notice = noticeOf(toolbox, host, session);
  if (!notice) return undefined;
  const { kind, title, actions } = notice;
  if (kind === 'won') return resultTemplate(toolbox, host, session, notice);
  return html`<div class="notice ${kind}" part="notice notice-${kind}">
    ${title ? html`<strong>${title}</strong>` : ''} ${actions.map(plain)}
  </div>`;
}
