import type { PatienceGame } from '@patience/element';
import type { Settings } from './settings.js';

/** Colours of the page and whether it moves, as attributes that the style sheet knows. */
export function dress(root: HTMLElement, { theme, table, contrast, compact, motion }: Settings): void {
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

/** The settings that the table obeys. */
export function equip(element: PatienceGame, settings: Settings): void {
  element.theme = settings.theme === 'auto' ? undefined : settings.theme;
  element.motion = settings.motion === 'auto' ? undefined : settings.motion;
  // What is usual needs no attribute, and no file for it.
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
  // An added patience has no switch for winnable deals.
  if (element.winnable) element.winnable = settings.winnable ? 'on' : 'off';
  element.sounds = settings.sound;
  element.volume = settings.volume;
}

/** Stores switches of the element's own menu as settings. */
export function watchMenu(element: PatienceGame, change: (changed: Partial<Settings>) => void): void {
  const observer = new MutationObserver(() =>
    change({
      fourColours: element.fourColors,
      largeIndex: element.largeIndex,
      contrast: element.highContrast,
      leftHanded: element.leftHanded,
      sound: element.sounds,
      outlook: element.outlook,
      ...(element.winnable && { winnable: element.winnable === 'on' }),
    }),
  );
  observer.observe(element, {
    attributeFilter: ['four-colors', 'large-index', 'high-contrast', 'left-handed', 'sounds', 'outlook', 'winnable'],
  });
}
