import type { PatienceGame } from '../patience-game.js';

/** Presses, moves and releases a pointer. */
export function drag(
  element: PatienceGame,
  from: HTMLElement,
  by: readonly [x: number, y: number],
  pointerType = 'mouse',
  end = 'pointerup',
): void {
  const { x, y } = from.getBoundingClientRect();
  const at = { pointerId: 1, isPrimary: true, pointerType, bubbles: true, composed: true, button: 0 };
  const table = element.shadowRoot!.querySelector<HTMLElement>('.table')!;
  table.setPointerCapture = () => undefined;
  from.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: x + 10, clientY: y + 10 }));
  for (const part of [0.3, 0.7, 1])
    table.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: x + 10 + by[0] * part, clientY: y + 10 + by[1] * part }));
  table.dispatchEvent(new PointerEvent(end, { ...at, clientX: x + 10 + by[0], clientY: y + 10 + by[1] }));
}

/** Taps with given event times, in milliseconds. @param clicks whether the browser's click follows */
export function tap(on: HTMLElement, at: number, clicks = true, { x, y }: { x: number; y: number } = on.getBoundingClientRect()): void {
  const init = { pointerId: 1, isPrimary: true, pointerType: 'touch', bubbles: true, composed: true, clientX: x + 4, clientY: y + 4 };
  const send = (event: MouseEvent): void => {
    Object.defineProperty(event, 'timeStamp', { value: at });
    on.dispatchEvent(event);
  };
  send(new PointerEvent('pointerdown', { ...init, button: 0 }));
  send(new PointerEvent('pointerup', init));
  if (clicks) send(new MouseEvent('click', { detail: 1, bubbles: true, composed: true }));
}

/** Returns the distance between the centres of two elements. */
export function distance(from: HTMLElement, to: HTMLElement): [number, number] {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return [b.x - a.x, b.y - a.y];
}

/** Clicks the mouse with a given event time, in milliseconds. */
export function click(on: HTMLElement, at: number, { x, y }: { x: number; y: number } = on.getBoundingClientRect()): void {
  const init = { pointerId: 1, isPrimary: true, pointerType: 'mouse', bubbles: true, composed: true, clientX: x + 4, clientY: y + 4 };
  for (const type of ['pointerdown', 'pointerup']) {
    const event = new PointerEvent(type, { ...init, button: 0 });
    Object.defineProperty(event, 'timeStamp', { value: at });
    on.dispatchEvent(event);
  }
}
