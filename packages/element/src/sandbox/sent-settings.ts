import type { Settings } from '../settings.js';
import { shortcutText } from '../table/shortcuts.js';
import { localeAt } from '../words/locale-at.js';
import { NAMES, SWITCHES, type SandboxSettings } from './protocol.js';

/** Names of the custom properties that the page may set for the table. */
const STYLES = 'table on-table card red black light texture back pattern mark choice glow notice-left'
  .split(' ')
  .map((name) => `--patience-${name}`);

/** The settings and styles of an element that were last sent to the guest. */
export class SentSettings {
  #settings: SandboxSettings;
  #styles: string;
  #lang: string;

  constructor(private readonly element: Settings) {
    this.#settings = settingsOf(element);
    this.#styles = JSON.stringify(stylesOf(element));
    this.#lang = localeAt(element);
  }

  get all(): { readonly settings: SandboxSettings; readonly styles: Record<string, string> } {
    return { settings: this.#settings, styles: JSON.parse(this.#styles) as Record<string, string> };
  }

  /** Returns what the page has changed since the last message; undefined for nothing. Settings that the guest changed stay. */
  changed(): { settings: Partial<SandboxSettings>; lang: string; styles?: Record<string, string> } | undefined {
    const [now, styles, lang] = [settingsOf(this.element), stylesOf(this.element), localeAt(this.element)];
    const before: Readonly<Record<string, unknown>> = this.#settings;
    const settings = Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value));
    const written = JSON.stringify(styles);
    const restyled = written !== this.#styles;
    if (Object.keys(settings).length === 0 && !restyled && lang === this.#lang) return undefined;
    [this.#settings, this.#styles, this.#lang] = [now, written, lang];
    return { settings, lang, ...(restyled && { styles }) };
  }
}

const settingsOf = (element: Settings): SandboxSettings =>
  ({
    ...Object.fromEntries([...SWITCHES, ...NAMES].map((name) => [name, element[name] ?? null])),
    theme: element.theme ?? schemeOf(element),
    shortcuts: shortcutText(element.shortcuts) ?? null,
  }) as SandboxSettings;

/** Returns the colours of the page around an element: its style sheets do not reach the table. */
const schemeOf = (element: Settings): 'light' | 'dark' | null =>
  (['light', 'dark'] as const).find((scheme) => element.matches(`:state(page-${scheme})`)) ?? null;

/** Returns the styles that the page sets for a table. */
function stylesOf(element: Settings): Record<string, string> {
  const styled = getComputedStyle(element);
  return Object.fromEntries(
    ['font-family', ...STYLES].flatMap((name) => (styled.getPropertyValue(name) ? [[name, styled.getPropertyValue(name)]] : [])),
  );
}
