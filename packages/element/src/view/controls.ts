import type { Command } from '../input/keys.js';
import type { PatienceGame } from '../patience-game.js';
import type { TableSession } from '../table/table-session.js';
import { tellEnd, tellResult } from '../speech/speech.js';
import type { Notice } from './notice.js';
import type { MenuItem, Tool } from './tools.js';

/** The tools of the bar. */
export function toolsOf(element: PatienceGame, { game, pileNames: { words } }: TableSession): Tool[] {
  const { autoplay } = element;
  const over = game.status !== 'playing';
  const keys = (all: string) => (element.withoutLetterKeys ? all.replace(/ ?\b\w$/, '') : all);
  const run = (command: Command) => () => element.command(command);
  const auto: Tool[] = !game.variant.auto?.length
    ? []
    : autoplay.running
      ? [{ name: 'stop', label: words.stop, run: () => autoplay.stop() }]
      : [{ name: 'play', label: words.runOn, run: () => autoplay.start(), off: over }];
  return [
    { name: 'undo', label: words.undo, run: run('undo'), off: !game.canUndo, keys: keys('Control+Z U') },
    { name: 'redo', label: words.redo, run: run('redo'), off: !game.canRedo, keys: keys('Control+Y R') },
    { name: 'hint', label: words.hint, run: run('hint'), off: over, keys: keys('H') },
    ...auto,
    { name: 'newDeal', label: words.fresh, run: run('newDeal'), keys: keys('N') },
    { name: 'more', label: words.more, run: () => element.open('more') },
  ];
}

/** What lies over the table: the result, that nothing goes on, or that the rest is forced. */
export function noticeOf(element: PatienceGame, { game, pileNames, finishable }: TableSession): Notice | undefined {
  const { words } = pileNames;
  const undo: MenuItem = { label: words.undo, run: () => element.undo() };
  const again: MenuItem = { label: words.restart, run: () => element.restart() };
  const anew: MenuItem = { label: words.newDeal, run: () => element.newGame() };
  if (game.status === 'won')
    return element.celebration.on
      ? undefined
      : { kind: 'won', title: words.won, detail: tellResult(pileNames), actions: [anew, { ...again, label: words.sameDeal }] };
  const title = tellEnd(game, pileNames);
  if (title) return { kind: game.status === 'lost' ? 'lost' : 'stuck', title, actions: [undo, again, anew] };
  return finishable ? { kind: 'finish', title: '', actions: [{ label: words.finish, run: () => element.allUp() }] } : undefined;
}
