import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PatienceEventMap } from './events.js';
import type { PatienceGame } from './patience-game.js';
import type { Settings } from './settings.js';

type Listeners = { readonly [K in keyof PatienceEventMap as `on${K}`]?: (event: PatienceEventMap[K]) => void };
type Given = Partial<Pick<PatienceGame, Exclude<keyof Settings, keyof HTMLElement | 'render' | keyof import('lit').LitElement>>>;

/** What `<patience-game>` takes in JSX: its settings as properties, and a listener for each of its events. */
export type PatienceGameProps = DetailedHTMLProps<HTMLAttributes<PatienceGame>, PatienceGame> & Given & Listeners;

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- this is how React lets elements be added
  namespace JSX {
    interface IntrinsicElements {
      'patience-game': PatienceGameProps;
    }
  }
}
