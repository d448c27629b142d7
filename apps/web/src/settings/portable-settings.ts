import type { Settings } from './settings.js';

/** Settings that can move to another device: all but the pages visited last and the language. */
export type PortableSettings = Omit<Settings, 'last' | 'recent' | 'language'>;

/** Returns the settings that an import may change. */
export function portableSettings({ last: _last, recent: _recent, language: _language, ...rest }: Settings): PortableSettings {
  return rest;
}
