import { fire, type PlayerSettings } from '../events.js';
import { storageKeyOf } from '../game-request.js';
import { LOOK_NAMES, MENU } from '../menu-settings.js';
import type { Settings } from '../settings.js';
import { readSettings, settingsKeyOf, storage } from './storage.js';

/** Changes settings for the player, stores them where the games are stored, and reports them to the page. */
export function choose(element: Settings, changed: Partial<PlayerSettings>): void {
  Object.assign(element, changed);
  const storageKey = storageKeyOf(element.autosave);
  // JSON has no undefined, which is the default of a look.
  const stored = Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, value ?? null]));
  if (storageKey !== undefined) writeSettings(storageKey, { ...readSettings(storageKey), ...stored });
  const names = [...MENU, ...LOOK_NAMES, 'winnable'] as const;
  fire(element, 'patience-settings', Object.fromEntries(names.map((name) => [name, element[name]])) as unknown as PlayerSettings);
}

/** Stores the settings that a player chose. A full or blocked storage is ignored here: storing the game reports it. */
function writeSettings(storageKey: string, settings: Readonly<Record<string, unknown>>): void {
  try {
    storage()?.setItem(settingsKeyOf(storageKey), JSON.stringify(settings));
  } catch {
    // The settings hold until the page is left.
  }
}
