import { html, nothing, type TemplateResult } from 'lit';
import { pageAddress, tablePath } from '../../address/site.js';
import type { Shell } from '../../app-shell/start.js';
import { installed } from '../../catalogue/installed.js';
import { nameOf } from '../../catalogue/names.js';
import type { PlayerPath } from '../../statistics/player-path.js';
import { fill } from '../../text/fill.js';
import type { Words } from './words.js';

/** Lists the steps of the course, the won ones marked, below what comes next. */
export function pathList(
  path: (PlayerPath & { readonly title: string }) | undefined,
  { words, lang, ...place }: Shell<Words>,
): TemplateResult | typeof nothing {
  if (!path) return nothing;
  const { title, steps, next } = path;
  const link = (id: string): TemplateResult => {
    const entry = installed.find((one) => one.id === id)!;
    return html`<a href=${pageAddress({ ...place, lang }, tablePath(entry))}>${nameOf(entry, lang)}</a>`;
  };
  const like = installed.find(({ id }) => id === next?.like);
  const why = next?.text ?? (like ? fill(words.path.like, { name: nameOf(like, lang) }) : '');
  const count = fill(words.path.wonOf, { n: steps.filter(({ isWon }) => isWon).length, of: steps.length });
  return html`<section class="path" aria-labelledby="path">
    ${
      next
        ? html`<h2 id="path">${words.path.next}</h2>
          <p>${link(next.id)}: ${why}</p>`
        : html`<h2 id="path">${title}</h2>`
    }
    <details>
      <summary>${title}, ${count}</summary>
      <ol>
        ${steps.map(({ id, text, isWon }) => html`<li>${link(id)}: ${text}${isWon ? html` <strong>✓ ${words.day.won}</strong>` : nothing}</li>`)}
      </ol>
    </details>
  </section>`;
}
