import { formatNumber } from '@patience/core/search';
import { html, type TemplateResult } from 'lit/html.js';
import type { Settings } from '../settings.js';
import type { TableSession } from '../game/table-session.js';
import { lazyWords } from '../words/lazy/index.js';
import type { MenuItem } from '../menu-item.js';
import { plainTemplate } from '../view/tools.js';
import { clockText } from '../words/index.js';

/** Renders the result of a won game: its figures, the lines of the page, and buttons. */
export function resultTemplate(
  { result }: Pick<Settings, 'result'>,
  { game, describer }: TableSession,
  { title, actions }: { readonly title: string; readonly actions: readonly MenuItem[] },
): TemplateResult {
  const words = lazyWords(describer.locale);
  const lines: (readonly [string, string])[] = [
    [words.moveCount, formatNumber(game.moves, describer.locale)],
    [words.time, clockText(game.elapsedMs)],
    ...(game.score === undefined ? [] : [[words.score, formatNumber(game.score, describer.locale)] as const]),
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
    <div class="next">${[...actions, ...(result?.actions ?? [])].map(plainTemplate)}</div>
  </section>`;
}
