/** The element that the attribute `autofocus` may be on. */
type AutofocusHost = Pick<HTMLElement, 'autofocus' | 'focus' | 'ownerDocument'>;

/** Gives the table the focus where `autofocus` asks for it, unless the reader is elsewhere on the page by now. */
export function autofocus(host: AutofocusHost): void {
  const { activeElement, body } = host.ownerDocument;
  if (host.autofocus && (!activeElement || activeElement === body)) host.focus({ preventScroll: true });
}
