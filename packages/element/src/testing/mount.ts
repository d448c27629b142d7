import type { Variant } from '@patience/core';
import type { PatienceGame } from '../define.js';
import '../define.js';

/** Mounts an element with a game and waits until it can be played. */
export async function mount(variant: Variant<never> | Variant, settings: Partial<PatienceGame> = {}): Promise<PatienceGame> {
  const element = document.createElement('patience-game');
  element.lang = 'en';
  element.style.cssText = 'inline-size: 640px; block-size: 520px';
  const ready = new Promise((wake) => element.addEventListener('patience-ready', wake, { once: true }));
  Object.assign(element, { motion: 'none', taps: 'two', variant, ...settings });
  document.body.append(element);
  await Promise.all([ready, element.features.load()]);
  await settled(element);
  return element;
}

/** Waits until the size is measured and everything is rendered. */
export async function settled(element: PatienceGame): Promise<void> {
  await new Promise((wake) => requestAnimationFrame(() => requestAnimationFrame(wake)));
  await element.updateComplete;
}

/** Returns the names of the table's buttons. */
export const names = (element: PatienceGame): string[] =>
  [...element.shadowRoot!.querySelectorAll('.table button')].map((button) => button.getAttribute('aria-label')!);

/** Returns a button of the table by the beginning of its name. */
export function button(element: PatienceGame, name: string): HTMLButtonElement {
  const all = [...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('.table button')];
  const found = all.find((b) => b.getAttribute('aria-label')!.startsWith(name));
  if (!found) throw new Error(`No button "${name}" among ${names(element).join(' | ')}`);
  return found;
}

/** Returns the last announcement. */
export const announced = (element: PatienceGame): string => element.shadowRoot!.querySelector('[role=status]')!.textContent.trim();
