/** Waits for the next task, so that the page answers and is painted in between. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/**
 * The parts of the page that follow an edit late: each is rendered in a task of its own, in the order of its names, so that no task takes
 * long. A part that changes again before its turn is rendered once.
 */
export class LateParts<Name extends string> {
  readonly #waiting = new Set<Name>();
  #runs = false;

  constructor(
    /** Functions that render the parts. */
    private readonly parts: Readonly<Record<Name, () => void>>,
    /** Called when parts begin to wait, and when none waits any more. */
    private readonly changed: (waits: boolean) => void,
  ) {}

  /** Schedules parts of the page to be rendered, each in a later task of its own. */
  later(...names: readonly Name[]): void {
    for (const name of names) this.#waiting.add(name);
    if (this.#runs) return;
    this.#runs = true;
    this.changed(true);
    void this.#run();
  }

  /** Renders a part at once. */
  now(name: Name): void {
    this.#waiting.delete(name);
    this.parts[name]();
  }

  /** Renders a part at once if it waits for its turn. */
  catchUp(name: Name): void {
    if (this.#waiting.has(name)) this.now(name);
  }

  async #run(): Promise<void> {
    const names = Object.keys(this.parts) as Name[];
    try {
      for (;;) {
        await nextTask();
        const name = names.find((each) => this.#waiting.has(each));
        if (name === undefined) break;
        this.now(name);
      }
    } finally {
      this.#runs = false;
      this.changed(false);
    }
  }
}
