import { LOOK_NAMES, MENU } from '../menu-settings.js';
import type { Settings } from '../settings.js';
import { readSettings } from './storage.js';

/** Applies the settings that the player chose on an earlier visit. A switch that the page does not offer stays away. */
export function applyChosen(element: Settings, storageKey: string): void {
  const chosen = readSettings(storageKey);
  for (const name of MENU) if (typeof chosen[name] === 'boolean') element[name] = chosen[name];
  for (const name of LOOK_NAMES)
    if (chosen[name] === null || typeof chosen[name] === 'string') Object.assign(element, { [name]: chosen[name] ?? undefined });
  const { winnable } = chosen;
  if (element.winnable && (winnable === 'on' || winnable === 'off')) element.winnable = winnable;
}
