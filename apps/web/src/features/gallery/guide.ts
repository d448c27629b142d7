import type { CardGame } from '../../catalogue/suggestion-card.js';

export interface Begun extends CardGame {
  /** Time of the last move, in milliseconds since 1970. */
  readonly played: number;
}

/**
 * Shows the player's begun games in place of the first row of the guide, last played first, under their own heading. That row comes beside
 * them, or on a phone below the other rows, where nothing in sight moves. Without a begun game nothing changes.
 */
export function showBegun(guide: HTMLElement, begun: readonly Begun[]): void {
  const row = guide.querySelector<HTMLElement>('.row')!;
  const places = [...row.querySelectorAll('li')];
  const first = [...begun].sort((a, b) => b.played - a.played).slice(0, places.length);
  if (first.length === 0) return;
  const ids = new Set(first.map(({ id }) => id));
  const others = places.filter(({ dataset }) => !ids.has(dataset['id']!));
  const own = row.cloneNode(true) as HTMLElement;
  const title = own.querySelector('h2')!;
  title.id = 'row-begun';
  title.textContent = row.dataset['resume']!;
  own.setAttribute('aria-labelledby', title.id);
  own.querySelector('ul')!.replaceChildren(...first.map((game) => itemOf(game, places[0]!)));
  const place = document.createElement('div');
  place.className = 'side-by-side';
  row.replaceWith(place);
  place.append(own);
  if (matchMedia('(width < 50em)').matches) guide.querySelector('.paths')!.before(row);
  else place.append(row);
  if (others.length > 0) row.querySelector('ul')!.replaceChildren(...others);
}

/** Returns the element for a game. @param place element of another game, whose markup is copied */
function itemOf({ id, name, address, picture }: CardGame, place: HTMLElement): HTMLElement {
  const item = place.cloneNode(true) as HTMLElement;
  item.dataset['id'] = id;
  item.querySelector('a')!.href = address;
  item.querySelector('img')!.src = picture;
  const label = item.querySelector('span')!;
  label.textContent = name;
  label.removeAttribute('lang');
  return item;
}
