import type { DeferredHost, Toolbox } from '../deferred.js';
import type { TableSession } from '../table/table-session.js';
import type { MenuItem } from '../view/tools.js';
import { deferredWords } from './words/index.js';

/** The lines of the menu. */
export function menuOf({ fill }: Toolbox, host: DeferredHost, session: TableSession): MenuItem[] {
  const { game, hand, pileNames } = session;
  const { dealNumber, autoplay } = host;
  const words = deferredWords[pileNames.locale];
  const neighbour = (label: string, step: number): MenuItem[] => {
    if (typeof dealNumber !== 'number') return [];
    const n = (dealNumber + step) >>> 0;
    return [{ label: fill(label, { n }), run: () => host.newGame(n) }];
  };
  const settings = (['fourColors', 'largeIndex', 'highContrast', 'leftHanded'] as const).map((name): MenuItem => ({
    label: words[name],
    on: host[name],
    run: () => (host[name] = !host[name]),
  }));
  const pace: MenuItem[] = game.variant.auto?.length
    ? words.speeds.map((label, speed) => ({ label, on: autoplay.speed === speed, run: () => (autoplay.speed = speed) }))
    : [];
  return [
    ...hand.actions.map((name) => ({ label: pileNames.action(name), run: () => session.act(name) })),
    { label: words.allUp, run: () => host.allUp() },
    { label: pileNames.words.restart, run: () => host.restart() },
    ...neighbour(words.previousDeal, -1),
    ...neighbour(words.nextDeal, 1),
    { label: game.paused ? words.resume : words.pause, run: () => host.command('pause') },
    { label: words.read, run: () => host.command('table') },
    { label: words.moves, run: () => host.command('moves') },
    { label: words.find, run: () => host.open('find') },
    ...pace,
    ...settings,
    ...(host.adviserView?.menu ?? []),
    { label: words.rules, run: () => host.open('rules') },
    { label: words.help, run: () => host.open('help') },
  ];
}
