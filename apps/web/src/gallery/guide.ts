/** A tile that the row of begun games shows. */
export interface Begun {
  readonly id: string;
  readonly name: string;
  /** When it was played last, in milliseconds since 1970. */
  readonly played: number;
  /** Address of its table. */
  readonly address: string;
  /** Address of its picture. */
  readonly picture: string;
}

/**
 * Puts the games that the player has begun beside the first row of the guide, the last one first, under a heading of their own. The other
 * patiences of that row stay. Both stand at the same height as that row, so nothing below moves. Without a begun game nothing changes.
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
  const beside = document.createElement('div');
  beside.className = 'beside';
  row.replaceWith(beside);
  beside.append(own, row);
  if (others.length > 0) row.querySelector('ul')!.replaceChildren(...others);
}

/** Returns a place of a row with this game. @param place of another game, for its markup */
function itemOf({ id, name, address, picture }: Begun, place: HTMLElement): HTMLElement {
  const item = place.cloneNode(true) as HTMLElement;
  item.dataset['id'] = id;
  item.querySelector('a')!.href = address;
  item.querySelector('img')!.src = picture;
  const label = item.querySelector('span')!;
  label.textContent = name;
  label.removeAttribute('lang');
  return item;
}
