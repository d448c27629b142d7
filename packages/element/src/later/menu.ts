import type { Kit } from '../later.js';
import type { PatienceGame } from '../patience-game.js';
import type { Session } from '../session.js';
import type { MenuItem } from '../view/tools.js';
import { laterWords } from './words/index.js';

/** The lines of the menu. */
export function menuOf({ fill }: Kit, element: PatienceGame, session: Session): MenuItem[] {
  const { game, hand, namer } = session;
  const { dealNumber, runner } = element;
  const words = laterWords[namer.locale];
  const neighbour = (label: string, step: number): MenuItem[] => {
    if (typeof dealNumber !== 'number') return [];
    const n = (dealNumber + step) >>> 0;
    return [{ label: fill(label, { n }), run: () => element.newGame(n) }];
  };
  const settings = (['fourColors', 'largeIndex', 'highContrast', 'leftHanded'] as const).map((name): MenuItem => ({
    label: words[name],
    on: element[name],
    run: () => (element[name] = !element[name]),
  }));
  const pace: MenuItem[] = game.variant.auto?.length
    ? words.speeds.map((label, speed) => ({ label, on: runner.speed === speed, run: () => (runner.speed = speed) }))
    : [];
  return [
    ...hand.actions.map((name) => ({ label: namer.action(name), run: () => session.act(name) })),
    { label: words.allUp, run: () => element.allUp() },
    { label: namer.words.restart, run: () => element.restart() },
    ...neighbour(words.previousDeal, -1),
    ...neighbour(words.nextDeal, 1),
    { label: game.paused ? words.resume : words.pause, run: () => element.command('pause') },
    { label: words.read, run: () => element.command('read') },
    ...pace,
    ...settings,
    ...(element.companion?.menu ?? []),
    { label: words.rules, run: () => element.open('rules') },
    { label: words.help, run: () => element.open('help') },
  ];
}
