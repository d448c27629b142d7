/** The part of an element that the attribute `autofocus` needs. */
type AutofocusHost = Pick<HTMLElement, 'autofocus' | 'closest' | 'focus' | 'ownerDocument'>;

/** Selector of what a dialog focuses by itself, which is the first of these. */
const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';

/**
 * Focuses the table if `autofocus` asks for it, unless the reader has focused something else by now. A dialog that is opened before the table is drawn
 * focuses itself or its first button instead.
 */
export function autofocus(host: AutofocusHost): void {
  const { activeElement, body } = host.ownerDocument;
  const dialog = host.closest<HTMLDialogElement>('dialog[open]');
  const byItself = [null, body, dialog, dialog?.querySelector(FOCUSABLE)];
  if (host.autofocus && byItself.includes(activeElement)) host.focus({ preventScroll: true });
}

/** Calls {@link autofocus} each time the dialog around a table is opened: Chromium then focuses the first button. @returns a function that ends this */
export function autofocusInDialog(host: AutofocusHost): () => void {
  const dialog = host.closest('dialog');
  if (!dialog) return () => undefined;
  const observer = new MutationObserver(() => {
    if (dialog.open) autofocus(host);
  });
  observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}
