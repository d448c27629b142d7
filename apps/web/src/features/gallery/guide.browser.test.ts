import { afterEach, expect, test } from 'vitest';
import { showBegun, type Begun } from './guide.js';

afterEach(() => document.body.replaceChildren());

const place = (id: string): string => `<li data-id="${id}"><a href="/play/${id}/"><img src="data:," alt="" /><span>${id}</span></a></li>`;

/** Returns the element of a guide that has one row with these patiences. */
function guideOf(...ids: string[]): HTMLElement {
  document.body.innerHTML = `<div id="guide" class="guide">
    <section class="row" aria-labelledby="row-popular" data-resume="Continue">
      <h2 id="row-popular">Popular</h2><ul class="previews">${ids.map(place).join('')}</ul>
    </section>
    <section class="paths"></section></div>`;
  return document.querySelector('#guide')!;
}

const game = (id: string, played: number): Begun => ({ id, name: `Game ${id}`, played, address: `/play/${id}/`, picture: 'data:,' });

/** Returns the ids of the games in each row, by the row's heading. */
const rows = (guide: HTMLElement): Record<string, string[]> =>
  Object.fromEntries(
    [...guide.querySelectorAll<HTMLElement>('.row')].map((row) => [
      document.getElementById(row.getAttribute('aria-labelledby')!)!.textContent,
      [...row.querySelectorAll('li')].map(({ dataset }) => dataset['id']!),
    ]),
  );

test('the row of begun games lists them last played first, and the popular row stays as a row of its own', () => {
  const guide = guideOf('a', 'b', 'c');
  showBegun(guide, [game('b', 1), game('z', 2)]);
  expect(rows(guide)).toEqual({ Continue: ['z', 'b'], Popular: ['a', 'c'] });
  expect(guide.querySelector('[data-id="z"] span')!.textContent).toBe('Game z');
});

test('the guide is unchanged without a begun game', () => {
  const guide = guideOf('a', 'b');
  showBegun(guide, []);
  expect(rows(guide)).toEqual({ Popular: ['a', 'b'] });
});

test('the popular row is not emptied when all of its games are begun', () => {
  const guide = guideOf('a');
  showBegun(guide, [game('a', 1)]);
  expect(rows(guide)).toEqual({ Continue: ['a'], Popular: ['a'] });
});
