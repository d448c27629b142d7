/** The pictures of the other games come after the first deal, and the game on the table is marked. */
export function showStrip(id: string): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.strip img[data-src]')) {
    image.src = image.dataset['src']!;
    image.removeAttribute('data-src');
  }
  document.querySelector(`.strip li[data-id="${CSS.escape(id)}"]`)?.setAttribute('aria-current', 'true');
}
