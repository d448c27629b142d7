import { html, nothing, type TemplateResult } from 'lit';
import { pageAddress, tablePath } from '../../address/site.js';
import type { Shell } from '../../app-shell/start.js';
import type { InstalledEntry } from '../../catalogue/entry.js';
import { installed } from '../../catalogue/installed.js';
import { nameOf } from '../../catalogue/names.js';
import type { PlayerPath } from '../../statistics/player-path.js';
import { whySuggested, wonSteps } from '../../statistics/path-text.js';
import type { Words } from './words.js';

/** Lists the steps of the course, the won ones marked, below what comes next. */
export function pathList(
  path: (PlayerPath & { readonly title: string }) | undefined,
  { words, lang, ...place }: Shell<Words>,
): TemplateResult | typeof nothing {
  if (!path) return nothing;
  const { title, steps, next } = path;
  const entryOf = (id: string): InstalledEntry | undefined => installed.find((one) => one.id === id);
  const link = (id: string): TemplateResult => {
    const entry = entryOf(id)!;
    return html`<a href=${pageAddress({ ...place, lang }, tablePath(entry))}>${nameOf(entry, lang)}</a>`;
  };
  const titleOf = (id: string): string | undefined => {
    const entry = entryOf(id);
    return entry && nameOf(entry, lang);
  };
  return html`<section class="path" aria-labelledby="path">
    ${
      next
        ? html`<h2 id="path">${words.path.next}</h2>
          <p>${link(next.id)}: ${whySuggested(next, titleOf, words.path)}</p>`
        : html`<h2 id="path">${title}</h2>`
    }
    <details>
      <summary>${title}, ${wonSteps(path, words.path)}</summary>
      <ol>
        ${steps.map(({ id, text, isWon }) => html`<li>${link(id)}: ${text}${isWon ? html` <strong>✓ ${words.day.won}</strong>` : nothing}</li>`)}
      </ol>
    </details>
  </section>`;
}
