import type { Command } from '../table/commands.js';
import type { GameController } from './game-controller.js';

/** Does what a key or a button asks for. */
export function obey(controller: GameController, command: Command): void {
  const { session, effects } = controller;
  if (!session) return;
  switch (command) {
    case 'pause':
      if (session.game.paused) controller.resume();
      else controller.pause();
      return controller.announce(session.describer.words[session.game.paused ? 'paused' : 'resumed']);
    case 'new':
    case 'deal':
    case 'more':
    case 'rules':
    case 'help':
    case 'find':
      return controller.open(command);
    case 'table':
    case 'moves':
    case 'column':
    case 'card':
      return void controller.answer(command);
    case 'act':
      return session.act();
    case 'release':
      controller.autoplay?.stop();
      controller.pointer?.cancel();
      return session.release() ? undefined : controller.putAside();
    case 'undo':
    case 'redo':
    case 'hint':
    case 'autoMove': {
      const why = effects.loaded?.whyNot(session, command);
      return why === undefined ? void controller[command]() : session.remark(why);
    }
  }
}
