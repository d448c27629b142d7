import type { HTMLAttributes as SvelteAttributes } from 'svelte/elements';
import type { PatienceEvents } from './events.js';
import type { PatienceGame } from './patience-game.js';
import type { PatienceMarkup } from './props.js';

/** Listeners in the form of Svelte 4. */
type Directives = { [Name in keyof PatienceEvents as `on:${Name}`]?: (event: CustomEvent<PatienceEvents[Name]>) => void };

declare module 'svelte/elements' {
  /** Types of `<patience-game>` in markup. */
  interface SvelteHTMLElements {
    'patience-game': SvelteAttributes<PatienceGame> & PatienceMarkup & Directives;
  }
}
