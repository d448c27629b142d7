import type { Deferred } from '../toolbox.js';
import type { Autoplay } from '../controllers/autoplay.js';
import type { Lookahead } from '../hints/lookahead.js';
import type { Sheet } from '../events.js';
import type { TableSession } from '../game/table-session.js';
import type { Drag } from './drag.js';
import type { Command, Question } from '../table/commands.js';

/** What commands ask of the element. */
export interface CommandHost extends Readonly<Record<'undo' | 'redo' | 'hint' | 'allUp', () => unknown>> {
  readonly session: TableSession | undefined;
  readonly autoplay: Pick<Autoplay, 'stop'> | undefined;
  readonly deferred: Pick<Deferred, 'putAside' | 'whyNot'> | undefined;
  readonly lookahead: Pick<Lookahead, 'deadEnd' | 'finish'> | undefined;
  readonly drag: Pick<Drag, 'cancel'> | undefined;
  pause(): void;
  resume(): void;
  announce(text: string): void;
  answer(question: Question): Promise<void>;
  open(sheet: Sheet): void;
  remark(text: string): void;
  requestUpdate(): void;
}

/** Does what a key or a button asks for. */
export function obey(element: CommandHost, command: Command): void {
  const { session } = element;
  if (!session) return;
  switch (command) {
    case 'pause':
      if (session.game.paused) element.resume();
      else element.pause();
      return element.announce(session.pileNames.words[session.game.paused ? 'paused' : 'resumed']);
    case 'new':
    case 'deal':
    case 'more':
    case 'rules':
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
      element.drag?.cancel();
      if (session.hand.chosen) session.follow(session.hand.release());
      else element.deferred?.putAside(element, session);
      return;
    case 'undo':
    case 'redo':
    case 'hint':
    case 'allUp': {
      const why = element.deferred?.whyNot(session, command);
      return why === undefined ? void element[command]() : element.remark(why);
    }
  }
}
