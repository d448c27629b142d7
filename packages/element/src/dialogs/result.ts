import type { TemplateResult } from 'lit/html.js';
import type { Toolbox } from '../toolbox.js';
import type { Settings } from '../settings.js';
import type { TableSession } from '../game/table-session.js';
import type { MenuItem } from '../view/tools.js';
import { deferredWords } from '../words/lazy/index.js';

/** The result of a game that has come out: how it went, what the page knows of it, and what can be done next. */
export function resultTemplate(
  { html, fill, plain, clock }: Toolbox,
  { result }: Pick<Settings, 'result'>,
  { game, pileNames }: TableSession,
  { title, actions }: { readonly title: string; readonly actions: readonly MenuItem[] },
): TemplateResult {
  const words = deferredWords[pileNames.locale];
  const lines: (readonly [string, string])[] = [
    [words.moveCount, String(game.moves)],
    [words.time, clock(game.elapsedMs)],
    ...(game.score === undefined ? [] : [[words.score, fill('{n}', { n: game.score })] as const]),
    ...(result?.lines ?? []),
  ];
  return html`<section class="notice won result" part="notice notice-won" aria-label=${title}>
    <strong>${title}</strong>
    <dl>
      ${lines.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <div class="next">${[...actions, ...(result?.actions ?? [])].map(plain)}</div>
  </section>`;
}
