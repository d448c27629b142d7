import { isSheet } from '../events.js';
import type { TableSession } from '../game/table-session.js';
import type { Command, Question } from '../table/commands.js';
import { doAction } from './do-action.js';
import type { TableActions } from './table-actions.js';
import type { TableFeatures } from './table-features.js';

/** Carries out a command of a key, a button or the page. Does nothing without a game. */
export function runCommand(actions: TableActions, command: Command): void {
  const { session } = actions.state;
  if (!session) return;
  if (isSheet(command)) return actions.open(command);
  switch (command) {
    case 'pause':
      return togglePause(actions, session);
    case 'act':
      return doAction(actions, session);
    case 'release':
      return release(actions, session);
    case 'undo':
    case 'redo':
    case 'hint':
    case 'autoMove': {
      if (canRun(session, command)) return void actions[command]();
      return withFeatures(actions, session, ({ announcements }) => session.remark(announcements.whyNot(session, command)));
    }
    case 'table':
    case 'moves':
    case 'column':
    case 'card':
      return withFeatures(actions, session, (features) => answerQuestion(actions, session, features, command));
  }
}

/** Tells whether a tool has anything to do now. */
function canRun({ game }: TableSession, command: 'undo' | 'redo' | 'hint' | 'autoMove'): boolean {
  if (command === 'undo') return game.canUndo;
  if (command === 'redo') return game.canRedo;
  return game.status === 'playing';
}

/** Calls a function with the features, unless another game is on the table when they are loaded. */
function withFeatures(actions: TableActions, session: TableSession, act: (features: TableFeatures) => void): void {
  actions.features.use((features, problem) => {
    if (problem) actions.reportMissing(problem);
    else if (features && actions.state.session === session) act(features);
  });
}

function togglePause(actions: TableActions, { game, describer }: TableSession): void {
  if (game.paused) actions.resume();
  else actions.pause();
  actions.announce(describer.words[game.paused ? 'paused' : 'resumed']);
}

/** Releases the chosen card. If none is chosen, hides the notice over the table. */
function release(actions: TableActions, session: TableSession): void {
  actions.interrupt('escape');
  if (!session.release()) actions.state.hideNotice();
}

/** Announces and shows the answer to a question about the table. */
function answerQuestion(actions: TableActions, session: TableSession, { announcements }: TableFeatures, question: Question): void {
  session.guarded(() => {
    const { text, note, pile } = announcements.answer(session, question, actions.focused);
    session.announce(text);
    if (note !== undefined) session.note(note, pile);
  });
}
