/** The part of an element that the attribute `autofocus` needs. */
type AutofocusHost = Pick<HTMLElement, 'autofocus' | 'focus' | 'ownerDocument'>;

/** Focuses the table if `autofocus` asks for it, unless the reader has focused something else by now. */
export function autofocus(host: AutofocusHost): void {
  const { activeElement, body } = host.ownerDocument;
  if (host.autofocus && (!activeElement || activeElement === body)) host.focus({ preventScroll: true });
}
