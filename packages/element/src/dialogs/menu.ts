import type { Seed } from '@patience/core';
import type { AdviserView } from '../adviser.js';
import type { Sheet } from '../events.js';
import type { Command } from '../table/commands.js';
import type { Settings } from '../settings.js';
import type { TableSession } from '../game/table-session.js';
import type { Autoplay } from '../controllers/autoplay.js';
import { deferredWords } from '../words/lazy/index.js';
import type { MenuItem } from '../menu-item.js';
import { fill } from '../words/index.js';

/** What the menu, and the ways to another deal, ask of the element. */
export interface MenuHost extends Pick<Settings, 'fourColors' | 'largeIndex' | 'highContrast' | 'leftHanded' | 'sounds'> {
  readonly adviserView: AdviserView | undefined;
  readonly autoplay: Pick<Autoplay, 'speed'> | undefined;
  readonly dealNumber: Seed | undefined;
  allUp(): boolean;
  command(command: Command): void;
  focus(): void;
  newGame(seed?: Seed): void;
  open(sheet: Sheet | undefined): void;
  restart(): void;
}

/** Lines of the menu that belong together. */
export interface MenuGroup {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** Deals in a task of its own: that the sheet is gone costs a phone as much as a deal. */
const deal = (host: MenuHost, seed?: number): void =>
  void setTimeout(() => {
    host.newGame(seed);
    // Back on the button that opened the sheet, Enter would open it again.
    host.focus();
  });

/** The ways to another deal, the usual one first. */
export function dealsOf(host: MenuHost, { pileNames }: TableSession): MenuItem[] {
  const { dealNumber } = host;
  const words = deferredWords[pileNames.locale];
  const neighbour = (label: string, step: number): MenuItem[] => {
    if (typeof dealNumber !== 'number') return [];
    const n = (dealNumber + step) >>> 0;
    return [{ label: fill(label, { n }), run: () => deal(host, n) }];
  };
  return [
    { label: words.newDeal, run: () => deal(host) },
    { label: words.chooseDeal, run: () => host.open('deal') },
    { label: words.sameDeal, run: () => host.restart() },
    ...neighbour(words.nextDeal, 1),
    ...neighbour(words.previousDeal, -1),
  ];
}

/** The menu, group by group. */
export function menuOf(host: MenuHost, session: TableSession): MenuGroup[] {
  const { game, hand, pileNames } = session;
  const { autoplay } = host;
  const words = deferredWords[pileNames.locale];
  const settings = (['fourColors', 'largeIndex', 'highContrast', 'leftHanded', 'sounds'] as const).map((name): MenuItem => ({
    label: words[name],
    on: host[name],
    run: () => (host[name] = !host[name]),
  }));
  const pace: MenuItem[] =
    autoplay && game.variant.auto?.length
      ? words.speeds.map((label, speed) => ({ label, on: autoplay.speed === speed, run: () => (autoplay.speed = speed) }))
      : [];
  const playing: MenuItem[] = [
    // Of what is something else on each pile, with a chosen card only what concerns its pile.
    ...hand.actions
      .filter((action) => !hand.chosen || !action.includes('@') || action.endsWith(`@${hand.chosen.pile}`))
      .map((action) => ({ label: pileNames.action(action), run: () => session.act(action) })),
    { label: words.allUp, run: () => host.allUp() },
    { label: game.paused ? words.resume : words.pause, run: () => host.command('pause') },
    ...pace,
  ];
  const help = [
    { label: words.rules, run: () => host.open('rules') },
    { label: words.help, run: () => host.open('help') },
    { label: words.read, run: () => host.command('table') },
    { label: words.moves, run: () => host.command('moves') },
    { label: words.find, run: () => host.open('find') },
    ...(host.adviserView?.menu ?? []),
  ];
  return [playing, settings, help].map((items, i) => ({ title: words.groups[i]!, items }));
}
