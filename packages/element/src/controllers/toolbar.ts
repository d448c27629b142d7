import type { Command } from '../table/commands.js';
import type { Tool } from '../view/tools.js';
import type { TableSession } from '../game/table-session.js';
import type { GameController } from './game-controller.js';

/** Returns the tools of the bar for a game. */
export function toolsOf(controller: GameController, session: TableSession): Tool[] {
  const {
    game,
    describer: { words },
  } = session;
  const { autoplay, element } = controller;
  const over = game.status !== 'playing';
  const keys = (all: string) => (element.withoutLetterKeys ? all.replace(/ ?\b\w$/, '') : all);
  const run = (command: Command) => () => controller.command(command);
  const auto: Tool[] = !game.variant.auto?.length
    ? []
    : autoplay?.running
      ? [{ name: 'stop', label: words.stop, run: () => autoplay.stop() }]
      : [{ name: 'play', label: words.runOn, run: () => autoplay?.start(), off: over || !autoplay }];
  return [
    { name: 'undo', label: words.undo, run: run('undo'), off: !game.canUndo, keys: keys('Control+Z U') },
    { name: 'redo', label: words.redo, run: run('redo'), off: !game.canRedo, keys: keys('Control+Y R') },
    { name: 'hint', label: words.hint, run: run('hint'), off: over, keys: keys('H') },
    {
      name: 'autoMove',
      label: words.autoMove,
      run: run('autoMove'),
      off: !session.canAutoMove,
      gone: !session.hasFoundations,
      keys: keys('A'),
    },
    ...auto,
    { name: 'newDeal', label: words.fresh, run: run('new'), keys: keys('N') },
    { name: 'more', label: words.more, run: () => controller.open('more') },
  ];
}
