import type { SessionFeatures } from '../game/session-features.js';
import type { ReplayOptions } from '../replay-options.js';
import type { TableSession } from '../game/table-session.js';
import type { TableView } from '../view/table-view.js';

/** The features of one element that its actions and its input use. */
export interface TableFeatures extends SessionFeatures {
  readonly hint: typeof import('../features/hints/hint.js').hint;
  readonly autoplay: {
    readonly running: boolean;
    /** Index of the speed, from slow to fast. */
    speed: number;
    start(): void;
    stop(): void;
  };
  readonly replay: {
    readonly running: boolean;
    start(options: ReplayOptions | null): Promise<boolean>;
    stop(): void;
  };
  readonly demo: {
    readonly running: boolean;
    /** A copy of the game, which the table shows instead. */
    readonly session: TableSession | undefined;
    readonly lines: readonly string[];
    toggle(): void;
    stop(): void;
  };
  readonly celebration: {
    /** Whether the celebration moves or its picture is on the table. */
    readonly on: boolean;
    /** Whether cards are still moving. */
    readonly moving: boolean;
    start(view: TableView): Promise<void>;
    /** Handles a press of the player. Returns false when there is nothing to end. */
    hurry(view: TableView): boolean;
    skip(): boolean;
  };
}
