import type { PatienceGame } from '@patience/element';

/** On a page that is about one table its keys work at once, not only when the table has the focus. */
export function hearKeys(element: PatienceGame): void {
  document.addEventListener('keydown', (event) => {
    const elsewhere = event.target !== document.body || event.defaultPrevented || element.inert;
    const asked = document.querySelector('dialog[open]') ?? element.shadowRoot?.querySelector('dialog[open]');
    if (!elsewhere && !asked) element.keyboard.press(event);
  });
}
