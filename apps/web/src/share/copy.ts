/**
 * Copies a text to the clipboard. A page without a secure context has no `navigator.clipboard`: there the text is selected in a hidden
 * field and copied with the older `execCommand`.
 * @returns whether it succeeded: a browser may refuse
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  if (typeof document === 'undefined') return false;
  const { activeElement } = document;
  // Put the field into an open modal dialog, which makes everything outside of it inert.
  const place = document.querySelector('dialog:modal') ?? document.body;
  const field = Object.assign(document.createElement('textarea'), { className: 'sr', readOnly: true, value: text });
  field.setAttribute('aria-hidden', 'true');
  place.append(field);
  try {
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way on pages that are served over plain http
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus();
  }
}
