import type { MenuSettings, PatienceGame } from '@patience/element';
import { DEFAULTS, type Settings } from './settings.js';

/** Sets attributes for the style sheet: the colours of the page, and whether it moves. */
export function applyColours(root: HTMLElement, { theme, table, contrast, compact, motion }: Settings): void {
  const set = (name: string, value: string | undefined): void => {
    if (value === undefined) root.removeAttribute(`data-${name}`);
    else root.setAttribute(`data-${name}`, value);
  };
  set('theme', theme === 'auto' ? undefined : theme);
  set('table', table === 'green' ? undefined : table);
  set('contrast', contrast ? 'true' : undefined);
  set('compact', compact ? 'true' : undefined);
  set('motion', motion === 'auto' ? undefined : motion);
}

export function applyToTable(element: PatienceGame, settings: Settings): void {
  element.theme = settings.theme === 'auto' ? undefined : settings.theme;
  element.motion = settings.motion === 'auto' ? undefined : settings.motion;
  // Remove the attribute for the default faces, so that no file is loaded for them.
  element.faces = settings.faces === 'french' ? undefined : settings.faces;
  element.back = settings.back === 'lattice' ? undefined : settings.back;
  element.cloth = settings.table === 'green' ? undefined : settings.table;
  element.fourColors = settings.fourColours;
  element.largeIndex = settings.largeIndex;
  element.highContrast = settings.contrast;
  element.taps = settings.taps === 'auto' ? undefined : settings.taps;
  element.leftHanded = settings.leftHanded;
  element.withoutScore = !settings.score;
  element.withoutClock = !settings.clock;
  element.withoutLetterKeys = !settings.letters;
  element.speech = settings.speech === 'normal' ? undefined : settings.speech;
  element.outlook = settings.outlook;
  // Skip an added patience, which has no switch for winnable deals.
  if (element.winnable) element.winnable = settings.winnable ? 'on' : 'off';
  element.sounds = settings.sound;
  element.volume = settings.volume;
}

/** Returns the settings of the site that correspond to those in the menu of a table. */
export const settingsOf = (menu: MenuSettings): Partial<Settings> => ({
  table: menu.cloth ?? DEFAULTS.table,
  back: menu.back ?? DEFAULTS.back,
  faces: menu.faces ?? DEFAULTS.faces,
  fourColours: menu.fourColors,
  largeIndex: menu.largeIndex,
  contrast: menu.highContrast,
  leftHanded: menu.leftHanded,
  sound: menu.sounds,
  outlook: menu.outlook,
});

/** Stores changes in the element's own menu as settings. */
export function watchMenu(element: PatienceGame, change: (changed: Partial<Settings>) => void): void {
  const observer = new MutationObserver(() =>
    change({
      ...settingsOf(element),
      ...(element.winnable && { winnable: element.winnable === 'on' }),
    }),
  );
  observer.observe(element, {
    attributeFilter: [
      'cloth',
      'back',
      'faces',
      'four-colors',
      'large-index',
      'high-contrast',
      'left-handed',
      'sounds',
      'outlook',
      'winnable',
    ],
  });
}
