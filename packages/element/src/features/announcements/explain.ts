import type { Described } from './move-text.js';
import { describeChosen, whyNowhere } from './places.js';
import type { Refusal } from '../../table/selection.js';
import type { Spot } from '../../table/spot.js';
import { counted } from '../../words/index.js';
import { featureWords } from '../../words/features/index.js';

/** The parts of a session that show a refusal. */
interface Explained extends Described {
  readonly highlights: { refusalCauses: ReadonlySet<string> };
  announce(text: string): void;
  note(text: string, pile: string): void;
}

/**
 * Announces and shows why a move is refused, and which card is still chosen.
 * @param held the card that was chosen before
 * @returns the sentence of the refusal
 */
export function explain(session: Explained, { reason, pile, cost = 0 }: Refusal, held?: Spot): string {
  const { game, selection, describer, highlights } = session;
  const nowhere = reason.code === 'goes-nowhere';
  const why = nowhere ? whyNowhere(session, { pile, depth: Number(reason.params['depth']) }) : describer.reason(reason);
  const text = cost > 0 ? `${why} ${counted(featureWords(describer.locale).costs, cost, describer.locale)}` : why;
  const { chosen } = selection;
  session.announce(chosen ? `${text} ${describeChosen(session, chosen === held)}` : text);
  if (pile === '') return text;
  const causes = String(reason.params['key'])
    .split(' ')
    .filter((id) => game.table.rules.index.has(id));
  highlights.refusalCauses = new Set(causes);
  session.note(text, causes[0] ?? pile);
  return text;
}
