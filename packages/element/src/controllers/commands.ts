import { answer } from '../announcements/answer.js';
import { whyNot } from '../announcements/why-not.js';
import { isSheet } from '../events.js';
import type { TableSession } from '../game/table-session.js';
import type { Command, Question } from '../table/commands.js';
import { doAction } from './actions.js';
import type { GameController } from './game-controller.js';

/** Carries out a command of a key, a button or the page. Does nothing without a game. */
export function runCommand(controller: GameController, command: Command): void {
  const { session } = controller;
  if (!session) return;
  if (isSheet(command)) return controller.open(command);
  switch (command) {
    case 'pause':
      return togglePause(controller, session);
    case 'act':
      return doAction(controller, session);
    case 'release':
      return release(controller, session);
    case 'undo':
    case 'redo':
    case 'hint':
    case 'autoMove': {
      const why = whyNot(session, command);
      return why === undefined ? void controller[command]() : session.remark(why);
    }
    case 'table':
    case 'moves':
    case 'column':
    case 'card':
      return answerQuestion(controller, session, command);
  }
}

function togglePause(controller: GameController, { game, describer }: TableSession): void {
  if (game.paused) controller.resume();
  else controller.pause();
  controller.announce(describer.words[game.paused ? 'paused' : 'resumed']);
}

/** Releases the chosen card. If none is chosen, hides the notice over the table. */
function release(controller: GameController, session: TableSession): void {
  controller.autoplay?.stop();
  controller.pointer?.cancel();
  if (!session.release()) controller.hideNotice();
}

/** Announces and shows the answer to a question about the table. */
function answerQuestion(controller: GameController, session: TableSession, question: Question): void {
  session.guarded(() => {
    const { text, note, pile } = answer(session, question, controller.focused);
    session.announce(text);
    if (note !== undefined) session.note(note, pile);
  });
}
