import type { LanguageTag } from '@patience/core';
import { localeOf } from './index.js';

/** Returns the language of an element: from its own or the nearest ancestor's `lang`, or the browser's. */
export function localeAt(element: HTMLElement): LanguageTag {
  let near = element.closest<HTMLElement>('[lang]');
  // Test the property, not the class: a shadow root of another document has another class.
  for (let root = element.getRootNode(); !near && 'host' in root; root = (root as ShadowRoot).host.getRootNode())
    near = (root as ShadowRoot).host.closest<HTMLElement>('[lang]');
  return localeOf(near?.lang || globalThis.navigator?.language || 'en');
}
