import type { ReactiveController } from 'lit';
import { reopen } from '../../game/dealer.js';
import { TableSession, type GameListener, type SessionHost } from '../../game/table-session.js';
import type { TableActions } from '../../state/table-actions.js';
import { featureWords } from '../../words/features/index.js';
import { catchPress } from './catch-press.js';
import { demoMoves, type ShownMove } from './moves.js';

/** Milliseconds of one move, of the marks before it, and of the way back: less than six seconds in all. */
const LENGTH = 1800;
const MARKED = 750;
const BACK = 450;
/** Speed of a card: slower than in play. */
const RATE = 0.35;

/** Nothing is reported to the page: no move of a demonstration is played in its game. */
const SILENT: GameListener = { allows: () => true, changed: () => undefined, refused: () => undefined, broken: () => undefined };

/**
 * Shows three typical moves of the position on the table, as a film of a copy of its game. The game itself stays as it is. Where nothing may travel, the
 * moves are a list of sentences, which stays until it is closed. Any press ends it.
 */
export class Demo implements ReactiveController {
  #session: TableSession | undefined;
  #lines: readonly string[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #end: (() => void) | undefined;

  constructor(private readonly actions: TableActions) {
    actions.element.addController(this);
    actions.onInterrupt(() => this.stop());
  }

  hostDisconnected(): void {
    this.stop();
  }

  get running(): boolean {
    return this.#end !== undefined;
  }

  /** The copy that the table shows instead of its game; undefined where only sentences are shown. */
  get session(): TableSession | undefined {
    return this.#session;
  }

  /** The sentences that are shown. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Starts the demonstration, or ends the one that runs. */
  toggle(): void {
    if (this.running) return this.stop();
    const { session } = this.actions.state;
    session?.guarded(() => this.#start(session));
  }

  stop(): void {
    if (!this.running) return;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#end?.();
    this.#end = undefined;
    this.#lines = [];
    this.#timers = [];
    if (!this.#session) return this.actions.requestUpdate();
    this.#session.close();
    this.#session = undefined;
    this.actions.state.session?.view.redraw();
  }

  #start(session: TableSession): void {
    const { actions } = this;
    session.finishMotion();
    session.release();
    const copy = this.#copyOf(session);
    const moves = copy ? demoMoves(copy) : [];
    if (!copy || moves.length === 0) return session.remark(featureWords(session.describer.locale).noHint);
    const unsubscribe = session.game.subscribe(() => this.stop());
    const release = catchPress(actions.element, () => this.stop());
    this.#end = () => {
      unsubscribe();
      release();
    };
    const { frame } = session.view;
    if (actions.motionLevel === 'full' && frame) {
      copy.view.animator.rate = RATE;
      copy.view.layOut(frame.box, { mirror: actions.element.leftHanded, large: actions.element.largeIndex, foot: frame.foot });
      this.#session = copy;
      this.#show(copy, moves);
    } else {
      this.#lines = moves.map(({ text }) => text);
      actions.announce(this.#lines.join(' '));
    }
  }

  /** Returns a copy of the game on the table, which draws with the same elements. */
  #copyOf({ game, describer, view }: TableSession): TableSession | undefined {
    const { actions } = this;
    const opened = reopen(game.variant, game.save());
    if (!opened.ok) return undefined;
    const host: SessionHost = {
      motionLevel: 'full',
      // No pile of the table: the focus stays where it is.
      focused: { pile: '', depth: 0 },
      features: actions.features,
      requestUpdate: () => actions.requestUpdate(),
      announce: () => undefined,
    };
    const copy = new TableSession(opened.value, describer.locale, host, SILENT, view.scene);
    copy.speak(describer.locale, describer.german, describer.speech);
    return copy;
  }

  #show(copy: TableSession, moves: readonly ShownMove[]): void {
    const { actions } = this;
    const at = (ms: number, act: () => void): void => void this.#timers.push(setTimeout(act, ms));
    moves.forEach(({ gesture, text, mark }, i) => {
      const showMarks = (): void => {
        this.#lines = [text];
        copy.highlights.hinted = mark;
        actions.announce(text);
      };
      if (i === 0) showMarks();
      else at(i * LENGTH, showMarks);
      at(i * LENGTH + MARKED, () => copy.play(gesture));
    });
    const end = moves.length * LENGTH;
    at(end, () => {
      copy.view.animator.rate = 1;
      for (const _ of moves) copy.game.undo();
    });
    at(end + BACK, () => {
      this.stop();
      actions.announce(featureWords(copy.describer.locale).demo.over);
    });
  }
}
