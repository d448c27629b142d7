import { canFinish, Game, type Change } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit';
import { freshOf } from './dealer.js';
import { Drag } from './input/drag.js';
import { commandOf, type Command } from './input/keys.js';
import type { Box } from './layout/fit.js';
import type { PatienceGame } from './patience-game.js';
import type { Session } from './session.js';
import { tellEnd, tellResult } from './speech.js';
import { boardTemplate } from './view/board.js';
import { noticeTemplate } from './view/notice.js';
import { moveTo, type Spot } from './view/scene.js';
import { helpTemplate, menuTemplate, rulesTemplate, sheetTemplate, type MenuItem } from './view/sheet.js';
import { toolsTemplate, type Tool } from './view/tools.js';
import { clockText, fill } from './words/index.js';

type Sheet = 'more' | 'help' | 'rules';

/** Two taps within this time are one double tap, in milliseconds. */
const TWICE = 350;
/** Between two cards that turn by themselves while a key is held. */
const HELD = 110;
const SPEEDS = [700, 350, 120];

/** All that surrounds the table: tools, keys, sheets, notices, status, the voice. */
export class Console {
  said = '';
  box: Box | undefined;
  readonly drag: Drag;
  #sheet: Sheet | undefined;
  #tapped: { spot: Spot; at: number } | undefined;
  #clock: ReturnType<typeof setInterval> | undefined;
  #runner: ReturnType<typeof setInterval> | undefined;
  #speed = 1;
  #acted = 0;
  #over = true;
  #finishable = false;
  #hiddenPause = false;

  constructor(private readonly element: PatienceGame) {
    this.drag = new Drag(
      () => this.element.session,
      () => this.element.requestUpdate(),
    );
  }

  connect(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#clock = setInterval(() => this.#tick(), 1000);
  }

  disconnect(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    clearInterval(this.#clock);
    this.stop();
    this.drag.cancel();
  }

  /** Says something once, also when it was said just before. */
  say(text: string): void {
    this.said = text === this.said ? `${text}\u00a0` : text;
    this.element.requestUpdate();
  }

  seated({ game, namer }: Session): void {
    this.stop();
    this.#sheet = undefined;
    this.#tapped = undefined;
    this.#over = true;
    this.#finishable = false;
    const n = game.piles.reduce((sum, { id }) => sum + game.view.count(id), 0);
    this.say(fill(namer.words.dealt, { name: namer.variant.name, n }));
  }

  changed({ status, kind }: Change): void {
    const game = this.element.game!;
    if (status !== 'playing') this.stop();
    this.#finishable = status === 'playing' && kind === 'play' && canFinish(game.table);
    if (status === 'won' && kind !== 'redo') void this.#celebrate();
  }

  load(save: unknown): boolean {
    const { game } = this.element;
    if (!game) return false;
    const loaded = Game.load(game.variant, save, { now: () => performance.now() });
    if (loaded.ok) this.element.seat(loaded.value, freshOf(loaded.value));
    else this.element.fail(loaded.error);
    return loaded.ok;
  }

  run(command: Command): void {
    const { element } = this;
    const { session } = element;
    if (!session) return;
    if (typeof command === 'object') return;
    switch (command) {
      case 'undo':
        return void element.undo();
      case 'redo':
        return void element.redo();
      case 'hint':
        return void element.hint();
      case 'newDeal':
        return element.newGame();
      case 'allUp':
        return void element.allUp();
      case 'read':
        return this.say(element.readTable());
      case 'pause':
        return session.game.paused ? element.resume() : element.pause();
      case 'help':
        return this.#open('help');
      case 'act':
        return this.#act();
      case 'release':
        this.stop();
        this.drag.cancel();
        if (session.hand.chosen) session.follow(session.hand.release());
    }
  }

  readonly onKey = (event: KeyboardEvent): void => {
    const { session } = this.element;
    if (!session || (event.target as Element).closest('dialog')) return;
    const command = commandOf(event, !this.element.withoutLetterKeys);
    if (command === undefined) return;
    if (typeof command === 'object') {
      const spot = session.scene.spotOf(event.target as Element);
      if (!spot) return;
      this.focus(session.cursor.next(spot, command.go, this.element.leftHanded));
    } else if (event.repeat && command === 'act') {
      if (performance.now() - this.#acted >= HELD) this.run(command);
    } else if (!event.repeat || command === 'undo' || command === 'redo') this.run(command);
    if (command !== 'release') event.preventDefault();
  };

  /** Puts the keyboard on a card or place. */
  focus(spot: Spot): void {
    const session = this.element.session!;
    const n = session.game.view.count(spot.pile);
    session.scene.elementAt(spot.pile, Math.max(0, n - 1 - spot.depth))?.focus({ preventScroll: false });
  }

  /** The focused card has gone: the stop of the first row takes the keyboard. */
  focusAnywhere(): void {
    this.element.renderRoot.querySelector<HTMLElement>('.table button[tabindex="0"]')?.focus();
  }

  /** Sizes that only pixels can say, through the object model. */
  dress(root: ParentNode, { frame, picture, bubble }: Session): void {
    const table = root.querySelector<HTMLElement>('.table')!;
    table.style.setProperty('--_w', `${frame!.cardWidth}px`);
    table.style.setProperty('--_h', `${frame!.cardHeight}px`);
    const high = picture!.bottom > frame!.box.height ? `${picture!.bottom + 8}px` : '';
    if (table.style.height !== high) table.style.height = high;
    const shown = bubble && root.querySelector<HTMLElement>('.bubble');
    if (shown) {
      const { left, top, bottom } = picture!.bounds(bubble.pile);
      const { width, height } = frame!.box;
      const below = bottom + 8 + 64 < height;
      shown.style.transform = `${moveTo({ x: Math.max(4, Math.min(left - 20, width - 308)), y: below ? bottom + 8 : Math.max(4, Math.min(top + 8, height - 90)) })}`;
    }
    const dialog = root.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  render(session: Session): TemplateResult {
    const { element } = this;
    return html`${element.withoutTools ? nothing : toolsTemplate(session.namer.words.tools, this.#tools(session))}
      ${this.#status(session)}
      <div class="scroller" @focusin=${this.#onFocus}>${boardTemplate(session, this.drag, this.#onClick)} ${this.#notice(session)}</div>`;
  }

  sheet(session: Session): TemplateResult | typeof nothing {
    const { words } = session.namer;
    if (!this.#sheet) return nothing;
    const [title, content] = {
      more: (): [string, TemplateResult] => [words.more, menuTemplate(this.#menu(session))],
      help: (): [string, TemplateResult] => [words.help, helpTemplate(words)],
      rules: (): [string, TemplateResult] => [session.namer.variant.name, rulesTemplate(session.namer.variant.rules)],
    }[this.#sheet]();
    return html`<dialog part="sheet" aria-labelledby="sheet-title" @close=${this.#closeSheet} @click=${this.#onBackdrop}>${sheetTemplate(title, words.close, content)}</dialog>`;
  }

  /** Plays on by itself until nothing turns any more or someone touches the table. */
  runOn(): void {
    if (this.#runner !== undefined) return this.stop();
    this.#runner = setInterval(() => {
      if (!this.#autoStep()) this.stop();
    }, SPEEDS[this.#speed]);
    this.element.requestUpdate();
  }

  stop(): void {
    clearInterval(this.#runner);
    this.#runner = undefined;
    this.element.requestUpdate();
  }

  #autoStep(): boolean {
    const { session } = this.element;
    const next = session?.game.variant.auto?.find((action) => session.hand.canAct(action) === true);
    return next !== undefined && session!.play([next]);
  }

  #act(): void {
    const session = this.element.session!;
    this.#acted = performance.now();
    const actions = Object.keys(session.game.variant.actions ?? {});
    const able = actions.find((action) => session.hand.canAct(action) === true) ?? actions[0];
    if (able !== undefined) session.play([able]);
  }

  #tools(session: Session): Tool[] {
    const { words } = session.namer;
    const { game } = session;
    const { element } = this;
    const tools: Tool[] = [
      { name: 'undo', label: words.undo, run: () => this.run('undo'), off: !game.canUndo, keys: 'Control+Z U' },
      { name: 'redo', label: words.redo, run: () => this.run('redo'), off: !game.canRedo, keys: 'Control+Y R' },
      { name: 'hint', label: words.hint, run: () => this.run('hint'), off: game.status !== 'playing', keys: 'H' },
      { name: 'newDeal', label: words.fresh, run: () => element.newGame(), keys: 'N' },
      { name: 'more', label: words.more, run: () => this.#open('more') },
    ];
    if (game.variant.auto?.length)
      tools.splice(3, 0, this.#runner === undefined ? { name: 'play', label: words.runOn, run: () => this.runOn(), off: game.status !== 'playing' } : { name: 'stop', label: words.stop, run: () => this.stop() });
    return tools;
  }

  #menu(session: Session): MenuItem[] {
    const { words } = session.namer;
    const { element } = this;
    const number = element.dealNumber;
    const items: MenuItem[] = [
      [words.allUp, () => this.run('allUp')],
      [words.restart, () => element.restart()],
    ];
    if (typeof number === 'number')
      items.push([`${words.previousDeal} (${(number - 1) >>> 0})`, () => element.newGame((number - 1) >>> 0)], [`${words.nextDeal} (${(number + 1) >>> 0})`, () => element.newGame((number + 1) >>> 0)]);
    items.push([session.game.paused ? words.resume : words.pause, () => this.run('pause')], [words.read, () => this.run('read')]);
    const toggles: [string, 'fourColors' | 'largeIndex' | 'highContrast' | 'leftHanded'][] = [
      [words.fourColors, 'fourColors'], [words.largeIndex, 'largeIndex'], [words.highContrast, 'highContrast'], [words.leftHanded, 'leftHanded'],
    ];
    for (const [label, name] of toggles) items.push([`${element[name] ? '☑' : '☐'} ${label}`, () => (element[name] = !element[name])]);
    const closing: MenuItem[] = items.map(([label, run]) => [label, () => { this.#closeSheet(); run(); }]);
    return [...closing, [words.rules, () => this.#open('rules')], [words.help, () => this.#open('help')]];
  }

  #status({ game, namer: { words } }: Session): TemplateResult | typeof nothing {
    const { score, paused } = game;
    if (score === undefined) return nothing;
    return html`<div class="status" part="status">
      ${this.element.withoutScore ? nothing : html`<span>${fill(words.score, { n: score })}</span>`}
      ${this.element.withoutClock ? nothing : html`<span>${paused ? words.paused : fill(words.time, { time: clockText(game.elapsedMs) })}</span>`}
    </div>`;
  }

  #notice(session: Session): TemplateResult | typeof nothing {
    const { element } = this;
    const { game, namer } = session;
    const { words } = namer;
    const undo = [words.undo, () => this.run('undo')] as const;
    const again = [words.restart, () => element.restart()] as const;
    const anew = [words.newDeal, () => element.newGame()] as const;
    if (game.status === 'won') return this.#over ? noticeTemplate('won', words.won, tellResult(namer), [anew, [words.sameDeal, () => element.restart()]]) : nothing;
    const end = tellEnd(game, namer);
    if (end) return noticeTemplate(game.status === 'lost' ? 'lost' : 'stuck', end, '', [undo, again, anew]);
    if (this.#finishable) return noticeTemplate('finish', '', '', [[words.finish, () => this.run('allUp')]]);
    return nothing;
  }

  async #celebrate(): Promise<void> {
    const { element } = this;
    const { session } = element;
    if (!session?.picture) return;
    this.#over = false;
    await element.updateComplete;
    await new Promise((wake) => setTimeout(wake, 450));
    const cards = [...element.renderRoot.querySelectorAll<HTMLElement>('.table .card')];
    if (element.session === session && session.game.status === 'won' && !this.#over)
      await session.motion.celebrate(cards, element.liveliness, session.frame!.box.height);
    this.#over = true;
    element.requestUpdate();
  }

  #open(sheet: Sheet): void {
    this.#sheet = sheet;
    this.element.requestUpdate();
  }

  readonly #closeSheet = (): void => {
    this.#sheet = undefined;
    this.element.requestUpdate();
  };

  readonly #onBackdrop = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
  };

  readonly #onFocus = (event: FocusEvent): void => {
    const { session } = this.element;
    const spot = session?.scene.spotOf(event.target as Element);
    if (!session || !spot || session.cursor.isStop(spot)) return;
    session.cursor.goTo(spot);
    this.element.requestUpdate();
  };

  readonly #onClick = (event: MouseEvent): void => {
    const { session } = this.element;
    if (!session) return;
    if (!this.#over) {
      session.motion.finish();
      this.#over = true;
      return this.element.requestUpdate();
    }
    if (this.#runner !== undefined) return this.stop();
    if (this.drag.swallowsClick()) return;
    const button = (event.target as Element).closest('button');
    const spot = this.drag.takePressed() ?? (button ? session.scene.spotOf(button) : undefined);
    if (!spot || session.game.status !== 'playing') return;
    const { chosen } = session.hand;
    const same = chosen?.pile === spot.pile && chosen.depth === spot.depth;
    const byKey = event.detail === 0;
    const quick = this.#tapped?.spot.pile === spot.pile && performance.now() - this.#tapped.at < TWICE;
    this.#tapped = chosen ? undefined : { spot, at: performance.now() };
    session.touch(spot, same && (byKey || quick));
  };

  readonly #onVisibility = (): void => {
    const game = this.element.game;
    if (!game || game.status !== 'playing') return;
    if (document.hidden && !game.paused) {
      this.#hiddenPause = true;
      game.pause();
    } else if (!document.hidden && this.#hiddenPause) {
      this.#hiddenPause = false;
      game.resume();
    }
  };

  #tick(): void {
    const { game } = this.element;
    if (!game || game.score === undefined || game.status !== 'playing' || document.hidden) return;
    game.tick();
    this.element.requestUpdate();
  }
}
