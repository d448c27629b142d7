import { html, render } from 'lit';
import type { Shell } from '../../app-shell/start.js';
import { pageAddress } from '../../address/site.js';
import type { InstalledEntry } from '../../catalogue/entry.js';
import { nameOf } from '../../catalogue/names.js';
import { pictureOf } from '../../catalogue/pictures.js';
import type { DayResult } from '../../daily/day-result.js';
import { GAMES } from '../../daily/games-of-day.js';
import { goalText } from '../../daily/goal.js';
import { step } from '../../daily/step.js';
import { fill } from '../../text/fill.js';
import { MINIATURE } from '../../miniature/size.js';

/** Fills the row of today's games, which has the same size before. A card leads to the page of the day, which finds its deal and opens it. */
export function showToday(guide: HTMLElement, { games, done }: DayResult<InstalledEntry>, shell: Shell): void {
  const list = guide.querySelector<HTMLElement>('.today ul')!;
  guide.querySelector('.today .count')!.textContent = fill(shell.words.day.doneOf, { n: done, of: GAMES });
  const { words, lang, root } = shell;
  list.replaceChildren();
  render(
    games.map(({ entry, goal, most, state }, i) => {
      const { won, tried } = words.day;
      const result = state === 'open' ? '' : state === 'tried' ? tried : won;
      return html`<li data-id=${entry.id}>
        <a href=${pageAddress(shell, `daily/?play=${entry.id}`)}
          >${step(i + 1, state)}<img src=${new URL(pictureOf(entry.id, lang), root).href} width=${MINIATURE.width} height=${MINIATURE.height} alt="" decoding="async" /><span class="name"
            >${nameOf(entry, lang)}</span
          ></a
        ><small>${goalText(goal, most, words.day, lang)}${result && html`<span class="sr"> · ${result}</span>`}</small>
      </li>`;
    }),
    list,
  );
}
