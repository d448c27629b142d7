import type { LanguageTag } from '@patience/core';
import { localeOf } from './index.js';

/** Returns the language that is spoken at an element: from `lang`, its own or the nearest ancestor's, or the browser's. */
export function localeAt(element: HTMLElement): LanguageTag {
  let near = element.closest<HTMLElement>('[lang]');
  // No instanceof: a shadow root of another document is one of another class.
  for (let root = element.getRootNode(); !near && 'host' in root; root = (root as ShadowRoot).host.getRootNode())
    near = (root as ShadowRoot).host.closest<HTMLElement>('[lang]');
  return localeOf(near?.lang || globalThis.navigator?.language || 'en');
}
