/** Connects the button “Filters” of the gallery with the panel of filters: a sheet on a phone, a part of the page elsewhere. */
export function connectFilters(page: ParentNode): void {
  const [toggle, panel] = [page.querySelector<HTMLElement>('#to-filters')!, page.querySelector<HTMLDialogElement>('#more-filters')!];
  const tell = (): void => toggle.setAttribute('aria-expanded', String(panel.open));
  toggle.addEventListener('click', () => {
    if (panel.open) panel.close();
    // On a phone a sheet covers the games.
    else if (matchMedia('(width < 37.5em)').matches) panel.showModal();
    else {
      panel.show();
      toggle.focus();
    }
    tell();
  });
  panel.addEventListener('close', tell);
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    panel.close();
    toggle.focus();
  });
  panel.addEventListener('click', ({ target }) => {
    if (target === panel || (target as HTMLElement).id === 'show-found') panel.close();
  });
}
