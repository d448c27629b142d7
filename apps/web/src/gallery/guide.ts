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
 * Puts the games that the player has begun into the first row of the guide, the last one first; the patiences that were there follow.
 * The row keeps its number of places, so nothing below it moves.
 */
export function showBegun(guide: HTMLElement, begun: readonly Begun[]): void {
  const row = guide.querySelector<HTMLElement>('.row')!;
  const list = row.querySelector('ul')!;
  const places = [...list.children] as HTMLElement[];
  const first = [...begun].sort((a, b) => b.played - a.played).slice(0, places.length);
  if (first.length === 0) return;
  row.querySelector('h2')!.textContent = row.dataset['resume']!;
  const ids = new Set(first.map(({ id }) => id));
  const others = places.filter(({ dataset }) => !ids.has(dataset['id']!));
  const items = first.map(({ id, name, address, picture }) => {
    const item = places[0]!.cloneNode(true) as HTMLElement;
    item.dataset['id'] = id;
    item.querySelector('a')!.href = address;
    item.querySelector('img')!.src = picture;
    const label = item.querySelector('span')!;
    label.textContent = name;
    label.removeAttribute('lang');
    return item;
  });
  list.replaceChildren(...[...items, ...others].slice(0, places.length));
}
