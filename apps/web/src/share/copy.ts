/**
 * Puts a text into the clipboard. Pages without a secure context have no `navigator.clipboard`; there the text is selected
 * in a hidden field and copied by the browser's older command.
 * @returns whether that worked: a browser may refuse it
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
  // A modal dialog makes everything outside of it inert, and a field there could not be selected.
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
