import type { Settings } from './settings.js';

/** Settings without where the player was and in which language. */
export type Worn = Omit<Settings, 'last' | 'recent' | 'language'>;

/** Of other settings a player takes on all but where they were and in which language. */
export function worn({ last: _last, recent: _recent, language: _language, ...rest }: Settings): Worn {
  return rest;
}
