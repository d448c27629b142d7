import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { pageAddress, tablePath } from '../../address/site.js';
import type { Shell } from '../../app-shell/start.js';
import type { InstalledEntry } from '../../catalogue/entry.js';
import { installed } from '../../catalogue/installed.js';
import { nameOf } from '../../catalogue/names.js';
import { pictureOf } from '../../catalogue/pictures.js';
import { suggestionCard, type CardGame } from '../../catalogue/suggestion-card.js';
import { createElement } from '../../markup/element.js';
import { whySuggested, wonSteps, type PlayerPath } from '../../statistics/player-path.js';
import type { Words } from './words.js';

/** Lists the steps of the course, the won ones marked, below what comes next. */
export function pathList(
  path: (PlayerPath & { readonly title: string }) | undefined,
  { words, lang, ...place }: Shell<Words>,
): TemplateResult | typeof nothing {
  if (!path) return nothing;
  const { title, steps, next } = path;
  const entryOf = (id: string): InstalledEntry | undefined => installed.find((one) => one.id === id);
  const card = (entry: InstalledEntry): CardGame => ({
    id: entry.id,
    name: nameOf(entry, lang),
    address: pageAddress({ ...place, lang }, tablePath(entry)),
    picture: new URL(pictureOf(entry.id, lang), place.root).href,
  });
  const link = (id: string): TemplateResult => {
    const { address, name } = card(entryOf(id)!);
    return html`<a href=${address}>${name}</a>`;
  };
  const titleOf = (id: string): string | undefined => {
    const entry = entryOf(id);
    return entry && nameOf(entry, lang);
  };
  const nextEntry = next && entryOf(next.id);
  return html`<section class="path onward" aria-labelledby="path">
    <h2 id="path">${next ? words.path.next : title}</h2>
    ${nextEntry ? guard([next.id], () => createElement(suggestionCard(card(nextEntry), whySuggested(next, titleOf, words.path)))) : nothing}
    <details>
      <summary>${title}, ${wonSteps(path, words.path)}</summary>
      <ol>
        ${steps.map(({ id, text, isWon }) => html`<li>${link(id)}: ${text}${isWon ? html` <strong>✓ ${words.day.won}</strong>` : nothing}</li>`)}
      </ol>
    </details>
  </section>`;
}
