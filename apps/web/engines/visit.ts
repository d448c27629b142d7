import type { Engine, Tab, TabSettings } from '@patience/tooling/engines';
import type { SavedGame } from '@patience/core';

/** A point on the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A card of a pile, by the number of cards on it. */
export interface CardSpot {
  readonly pile: string;
  readonly depth: number;
}

/** The members of the element that the checks use; reachable through `ask`. */
interface Table extends HTMLElement {
  readonly game?: {
    readonly cursor: number;
    readonly piles: readonly { readonly id: string; readonly role: string; readonly fan?: string; readonly accept?: unknown }[];
    readonly view: { count(pile: string): number };
    readonly variant: { readonly actions?: Readonly<Record<string, { readonly on: string }>> };
    legalMoves(): readonly string[];
  };
  readonly status?: string;
  readonly adviser?: unknown;
  /** Clicks that a move takes. By default one click moves a card that has a single target. */
  taps?: 'one' | 'two';
  readonly updateComplete: Promise<unknown>;
  play(move: string): boolean;
  undo(): boolean;
  save(): SavedGame;
  hint(): Promise<readonly string[] | undefined>;
}

/** Members of the element that are not public: where a card is drawn. */
interface Drawn {
  readonly session: { readonly view: { readonly scene: { elementAt(pile: string, index: number): HTMLElement | undefined } } };
}

/** A tab on the site, with the actions that the checks need. */
export class Visit {
  #tab: Tab;

  private constructor(
    tab: Tab,
    readonly engine: Engine,
    private readonly address: string,
    private readonly settings: TabSettings,
  ) {
    this.#tab = tab;
  }

  /** Opens a tab for the site at this address. */
  static async begin(engine: Engine, address: string, settings: TabSettings): Promise<Visit> {
    return new Visit(await engine.open(settings), engine, address, settings);
  }

  get tab(): Tab {
    return this.#tab;
  }

  /** Closes the tab and opens one without any stored data. One driver can have only one tab at a time. */
  async beginAnew(): Promise<void> {
    await this.note();
    await this.#tab.close();
    this.#tab = await this.engine.open(this.settings);
  }

  /** Opens another visit to the site beside this one. Not every driver can have two tabs. */
  another(): Promise<Visit> {
    return Visit.begin(this.engine, this.address, this.settings);
  }

  /** Faults that were recorded on pages the visit has left since. */
  readonly faults: string[] = [];

  /** Opens a page, and waits until its document has replaced the one before: a driver may return earlier. */
  async go(path: string): Promise<void> {
    await this.note();
    await this.tab.run(() => void ((document as Document & { left?: true }).left = true));
    await this.tab.go(this.address + path);
    await this.until(() => !('left' in document), `${path} is there`);
  }

  /** Copies the recorded faults of the page into `faults`, before it is left. */
  async note(): Promise<void> {
    const faults = await this.tab.run(() => (window as unknown as { faults?: string[] }).faults?.splice(0) ?? []);
    this.faults.push(...faults);
  }

  /** Opens a table and waits until a game is dealt on it. */
  async table(path: string): Promise<void> {
    await this.go(path);
    await this.dealt();
  }

  /**
   * Opens a table on which a game with this many gestures was left. WebKit's database can be silent for seconds after a page was left
   * on a first visit before the browser had begun to create it. The page then shows that stored games cannot be reached, and later restores
   * the game.
   */
  async again(path: string, gestures: number): Promise<void> {
    await this.table(path);
    if ((await this.cursor()) === gestures) return;
    const notices = await this.tab.run(() => document.querySelector('#notices')?.textContent ?? '');
    if (notices === '') throw new Error(`${this.engine.name}: the stored game was not on the table, and no notice says why`);
    await this.until(
      (before) => document.querySelector('#notices')!.textContent !== before,
      'the stored games can be reached again',
      notices,
    );
    await this.table(path);
  }

  async dealt(): Promise<void> {
    await this.until(() => {
      const table = document.querySelector<Table>('patience-game');
      return (table?.game && table.shadowRoot!.querySelectorAll('.card, .back').length > 0) ?? false;
    }, 'a game lies on the table');
  }

  /** Waits until a condition holds in the page. A page that is being left answers with an error; the next page is asked then. */
  async until<A extends unknown[]>(task: (...given: A) => boolean, what: string, ...given: A): Promise<void> {
    let answer: unknown;
    for (let tries = 0; tries < 400; tries++) {
      answer = await this.tab.run(task, ...given).catch((error: unknown) => error);
      if (answer === true) return;
      await new Promise((wake) => setTimeout(wake, 50));
    }
    throw new Error(`${this.engine.name}: timed out waiting until ${what}${answer === false ? '' : `; ${String(answer)}`}`);
  }

  /** Runs a function in the page with the element as its first argument. */
  ask<R, G extends readonly unknown[]>(task: (table: Table, ...given: G) => R | Promise<R>, ...given: G): Promise<R> {
    return this.tab.run(
      `(...given) => (${task.toString()})(document.querySelector('patience-game'), ...given)` as unknown as (
        ...inside: unknown[]
      ) => Promise<R>,
      ...given,
    );
  }

  /** Clicks the element that matches the selector and has this text or name. */
  async press(selector: string, name?: string): Promise<void> {
    await this.until(
      (css, text) =>
        [...document.querySelectorAll<HTMLElement>(css)].some(
          (one) => one.offsetParent !== null && (text === null || (one.getAttribute('aria-label') ?? one.innerText).trim() === text),
        ),
      `${selector} ${name ?? ''} is there`,
      selector,
      name ?? null,
    );
    const { x, y } = await this.tab.run(
      (css, text) => {
        const found = [...document.querySelectorAll<HTMLElement>(css)].find(
          (one) => one.offsetParent !== null && (text === null || (one.getAttribute('aria-label') ?? one.innerText).trim() === text),
        )!;
        found.scrollIntoView({ block: 'center' });
        const box = found.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      selector,
      name ?? null,
    );
    await this.tab.click(x, y);
  }

  /** Clicks a tool of the table's bar by the name of its part, as soon as it is enabled. */
  async tool(name: string): Promise<void> {
    const button = (part: string): HTMLElement | null =>
      document.querySelector('patience-game')!.shadowRoot!.querySelector<HTMLElement>(`[part~=tool-${part}]:not([aria-disabled=true])`);
    await this.until(
      `(part) => (${button.toString()})(part) !== null` as unknown as (part: string) => boolean,
      `the tool ${name} is there`,
      name,
    );
    const { x, y } = await this.tab.run(
      `(part) => (${button.toString()})(part).getBoundingClientRect().toJSON()` as unknown as (part: string) => DOMRect,
      name,
    );
    await this.tab.click(x + 12, y + 12);
  }

  /** Waits until this text is on the page. */
  async shows(text: string): Promise<void> {
    await this.until((wanted) => document.body.innerText.includes(wanted), `the page says "${text}"`, text);
  }

  /** Waits until this number of gestures is played on the table: a key can come before the code that carries out its command. */
  reaches(cursor: number): Promise<void> {
    return this.until(
      (wanted) => document.querySelector<Table>('patience-game')!.game!.cursor === wanted,
      `${cursor} gestures are played`,
      cursor,
    );
  }

  cursor = (): Promise<number> => this.ask((table) => table.game!.cursor);

  /** Returns the visible corner of a card, given its depth below the top of a pile, once all motion has ended. */
  async corner(pile: string, depth: number): Promise<Point> {
    // A table whose tab was just chosen draws its cards once it has a size.
    await this.until(
      (id) => {
        const table = document.querySelector<Table>('patience-game')!;
        const top = Math.max(0, table.game!.view.count(id) - 1);
        return (table as unknown as Drawn).session.view.scene.elementAt(id, top) !== undefined;
      },
      `the pile ${pile} is drawn`,
      pile,
    );
    return this.ask(
      async (table, id, below) => {
        const root = table.shadowRoot!;
        await table.updateComplete;
        await Promise.all(root.getAnimations?.().map((one) => one.finished.catch(() => undefined)) ?? []);
        const { scene } = (table as unknown as Drawn).session.view;
        const top = Math.max(0, table.game!.view.count(id) - 1);
        const card = (scene.elementAt(id, Math.max(0, top - below)) ?? scene.elementAt(id, top))!;
        const box = card.getBoundingClientRect();
        const left = table.game!.piles.find((one) => one.id === id)!.fan === 'left';
        return { x: left ? box.right - 6 : box.left + 6, y: box.top + 6 };
      },
      pile,
      depth,
    );
  }

  /** Returns the cards or slots that a player chooses to make a move, one after the other. */
  async spotsFor(move: string): Promise<readonly CardSpot[]> {
    const laid = /^(\w+)[>+](\w+)(?:\*(\d+))?$/.exec(move);
    if (laid)
      return [
        { pile: laid[1]!, depth: Number(laid[3] ?? 1) - 1 },
        { pile: laid[2]!, depth: 0 },
      ];
    // An action that is a move of its own on each of its piles names the pile: `merci@t3`.
    const [action, named] = move.split('@') as [string, string?];
    if (named !== undefined) return [{ pile: named, depth: 0 }];
    const pile = await this.ask((table, name) => {
      const { on } = table.game!.variant.actions![name]!;
      return table.game!.piles.find(({ id, role }) => id === on || role === on)!.id;
    }, action);
    return [{ pile, depth: 0 }];
  }

  /** Returns the points that a player touches to make a move. */
  async touchesFor(move: string): Promise<readonly Point[]> {
    const points: Point[] = [];
    for (const { pile, depth } of await this.spotsFor(move)) points.push(await this.corner(pile, depth));
    return points;
  }

  /** Plays a move by two clicks: on the card and on its target. */
  async click(move: string): Promise<void> {
    await this.ask((table) => void (table.taps = 'two'));
    const [from, to] = await this.touchesFor(move);
    await this.tab.click(from!.x, from!.y);
    if (to) await this.tab.click(to.x, to.y);
  }

  /** Returns the first legal move of a card from one pile to another. */
  cardMove = (): Promise<string | undefined> => this.ask((table) => table.game!.legalMoves().find((move) => />/.test(move)));
}
