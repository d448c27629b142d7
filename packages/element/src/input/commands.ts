import type { Command } from './keys.js';
import type { PatienceGame } from '../patience-game.js';

/** Does what a key or a button asks for. */
export function obey(element: PatienceGame, command: Command): void {
  const { session } = element;
  if (!session) return;
  switch (command) {
    case 'pause':
      if (session.game.paused) element.resume();
      else element.pause();
      return element.announce(session.pileNames.words[session.game.paused ? 'paused' : 'resumed']);
    case 'new':
    case 'help':
    case 'find':
      return element.open(command);
    case 'table':
    case 'moves':
    case 'column':
    case 'card':
      return void element.answer(command);
    case 'act':
      return session.act();
    case 'release':
      element.autoplay?.stop();
      element.drag.cancel();
      if (session.hand.chosen) session.follow(session.hand.release());
      else element.deferred?.putAside(element, session);
      return;
    default:
      void element[command]();
  }
}
