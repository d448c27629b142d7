import type { ReactiveControllerHost } from 'lit';
import type { Autoplay } from '../controllers/autoplay.js';
import type { Deferred } from '../toolbox.js';
import type { Celebration } from '../motion/celebration.js';
import type { TableSession } from '../game/table-session.js';
import type { Command } from '../table/commands.js';

/** What hands need of the element around them. */
export interface InputHost {
  readonly session: TableSession | undefined;
  requestUpdate(): void;
}

/** What a tap may end. */
export interface TapHost extends InputHost {
  /** Knows where one tap sends a card, once it is there. */
  readonly deferred: Deferred | undefined;
  /** How many taps move a card: `one`, `two`, or as suits device and patience. */
  readonly taps: string | undefined;
  readonly autoplay: Pick<Autoplay, 'running' | 'stop'> | undefined;
  readonly celebration: Pick<Celebration, 'skip'>;
}

/** What keys need: where the focus may be, what they are not to do, and who does what they ask for. */
export interface KeyboardHost
  extends InputHost, ReactiveControllerHost, Pick<HTMLElement, 'contains' | 'inert' | 'ownerDocument' | 'shadowRoot'> {
  readonly withoutLetterKeys: boolean;
  readonly leftHanded: boolean;
  readonly pageKeys: boolean;
  readonly celebration: Pick<Celebration, 'skip'>;
  command(command: Command): void;
}
