import type { Command } from './input/keys.js';
import type { PatienceGame } from './patience-game.js';
import type { Session } from './session.js';
import { tellEnd, tellResult } from './speech.js';
import type { Notice } from './view/notice.js';
import type { MenuItem } from './view/sheet.js';
import type { Tool } from './view/tools.js';
import { fill } from './words/index.js';

/** The tools of the bar. */
export function toolsOf(element: PatienceGame, { game, namer: { words } }: Session): Tool[] {
  const { runner } = element;
  const over = game.status !== 'playing';
  const run = (command: Command) => () => element.command(command);
  const auto: Tool[] = !game.variant.auto?.length
    ? []
    : runner.running
      ? [{ name: 'stop', label: words.stop, run: () => runner.stop() }]
      : [{ name: 'play', label: words.runOn, run: () => runner.start(), off: over }];
  return [
    { name: 'undo', label: words.undo, run: run('undo'), off: !game.canUndo, keys: 'Control+Z U' },
    { name: 'redo', label: words.redo, run: run('redo'), off: !game.canRedo, keys: 'Control+Y R' },
    { name: 'hint', label: words.hint, run: run('hint'), off: over, keys: 'H' },
    ...auto,
    { name: 'newDeal', label: words.fresh, run: run('newDeal'), keys: 'N' },
    { name: 'more', label: words.more, run: () => element.open('more') },
  ];
}

/** The lines of the menu. */
export function menuOf(element: PatienceGame, { game, namer: { words } }: Session): MenuItem[] {
  const { dealNumber, runner } = element;
  const neighbour = (label: string, step: number): MenuItem[] => {
    if (typeof dealNumber !== 'number') return [];
    const n = (dealNumber + step) >>> 0;
    return [{ label: fill(label, { n }), run: () => element.newGame(n) }];
  };
  const settings = (['fourColors', 'largeIndex', 'highContrast', 'leftHanded'] as const).map(
    (name): MenuItem => ({ label: words[name], on: element[name], run: () => (element[name] = !element[name]) }),
  );
  const pace: MenuItem[] = game.variant.auto?.length
    ? words.speeds.map((label, speed) => ({ label, on: runner.speed === speed, run: () => (runner.speed = speed) }))
    : [];
  return [
    { label: words.allUp, run: () => element.allUp() },
    { label: words.restart, run: () => element.restart() },
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

/** What lies over the table: the result, that nothing goes on, or that the rest is forced. */
export function noticeOf(element: PatienceGame, { game, namer, finishable }: Session): Notice | undefined {
  const { words } = namer;
  const undo: MenuItem = { label: words.undo, run: () => element.undo() };
  const again: MenuItem = { label: words.restart, run: () => element.restart() };
  const anew: MenuItem = { label: words.newDeal, run: () => element.newGame() };
  if (game.status === 'won')
    return element.party.on ? undefined : { kind: 'won', title: words.won, detail: tellResult(namer), actions: [anew, { ...again, label: words.sameDeal }] };
  const title = tellEnd(game, namer);
  if (title) return { kind: game.status === 'lost' ? 'lost' : 'stuck', title, actions: [undo, again, anew] };
  return finishable ? { kind: 'finish', title: '', actions: [{ label: words.finish, run: () => element.allUp() }] } : undefined;
}
