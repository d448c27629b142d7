import { fill } from '../text/fill.js';
import { errorMessage } from '../text/error-message.js';

/** The result of an operation: a sentence for the player, whether it is bad news, and the id of the control that gets the focus. */
export interface Outcome {
  readonly text: string;
  readonly wrong?: boolean;
  readonly focus?: string;
}

/**
 * Runs operations on the player's data one after the other, and holds the message about the last one. An import that starts during a
 * deletion runs after it.
 */
export class WorkQueue {
  message = '';
  wrong = false;
  /** Whether an operation is running; a page disables its controls meanwhile. */
  busy = false;
  #last = Promise.resolve();

  /**
   * @param draw draws the page again
   * @param failed sentence about an operation that threw, with the reason for `{why}`
   * @param focus moves the focus to the control with an id, once it is drawn
   */
  constructor(
    readonly draw: () => void,
    private readonly failed: string,
    readonly focus: (id: string) => void,
  ) {}

  readonly tell = (text: string, wrong = false): void => {
    this.message = text;
    this.wrong = wrong;
    this.draw();
  };

  /**
   * Runs an operation after those that were queued before, and shows a message meanwhile.
   * @param saying the message
   * @param focused id of the control that gets the focus afterwards, since a disabled one loses it
   */
  enqueue(saying: string, focused: string, run: () => Promise<Outcome>): void {
    this.#last = this.#last
      .then(async () => {
        this.busy = true;
        this.tell(saying);
        const { text, wrong = false, focus = focused } = await run();
        this.busy = false;
        this.tell(text, wrong);
        this.focus(focus);
      })
      .catch((error: unknown) => {
        this.busy = false;
        this.tell(fill(this.failed, { why: errorMessage(error) }), true);
        this.focus(focused);
        reportError(error);
      });
  }
}
