import { fire, type PlayerSettings } from '../events.js';
import { storageKeyOf } from '../game-request.js';
import { LOOK_NAMES, MENU } from '../menu-settings.js';
import type { Settings } from '../settings.js';
import { readSettings, writeSettings } from './storage.js';

/** Applies the settings that the player chose on an earlier visit. A switch that the page does not offer stays away. */
export function applyChosen(element: Settings, storageKey: string): void {
  const chosen = readSettings(storageKey);
  for (const name of MENU) if (typeof chosen[name] === 'boolean') element[name] = chosen[name];
  for (const name of LOOK_NAMES)
    if (chosen[name] === null || typeof chosen[name] === 'string') Object.assign(element, { [name]: chosen[name] ?? undefined });
  const { winnable } = chosen;
  if (element.winnable && (winnable === 'on' || winnable === 'off')) element.winnable = winnable;
}

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
