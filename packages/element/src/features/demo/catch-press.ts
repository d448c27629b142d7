/** Keys that end nothing: screen readers use them, and Tab only moves the focus. */
const IGNORED: ReadonlySet<string> = new Set(['Alt', 'AltGraph', 'CapsLock', 'Control', 'Meta', 'Shift', 'Tab']);

/**
 * Calls a function at the next press of pointer or key. A key, or a press on the cards, has no other effect. A press on the button of the demonstration is
 * left to that button.
 * @returns ends the waiting
 */
export function catchPress(element: HTMLElement, pressed: () => void): () => void {
  const { ownerDocument: page } = element;
  const waiting = new AbortController();
  const isIn = (event: Event, selector: string): boolean =>
    event.composedPath().some((target) => target instanceof Element && target.matches(selector) && element.shadowRoot!.contains(target));
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const press = (event: Event): void => {
    if (event instanceof KeyboardEvent && (event.repeat || IGNORED.has(event.key))) return;
    if (isIn(event, '.guide button') && !(event instanceof KeyboardEvent && event.key === 'Escape')) return;
    pressed();
    if (event.type !== 'pointerdown') return swallow(event);
    if (!isIn(event, '.table')) return;
    swallow(event);
    // The browser's click of this press must not play a card either.
    const click = new AbortController();
    page.addEventListener('click', (after) => (swallow(after), click.abort()), { capture: true, signal: click.signal });
    page.addEventListener('pointerdown', () => click.abort(), { capture: true, signal: click.signal });
  };
  for (const type of ['pointerdown', 'keydown', 'click']) page.addEventListener(type, press, { capture: true, signal: waiting.signal });
  return () => waiting.abort();
}
