import { whyNowhere as reasonOf } from '@patience/core/internals';
import { describeEnd } from '../../names/read-aloud.js';
import type { Described } from './move-text.js';
import type { Spot } from '../../table/spot.js';
import { counted, fill } from '../../words/index.js';
import { featureWords } from '../../words/features/index.js';

/** Returns why a card has no place now: which card it needs, if the rules say it briefly. */
export function whyNowhere({ game, describer }: Pick<Described, 'game' | 'describer'>, { pile, depth }: Spot): string {
  const reason = reasonOf(game.table, game.table.rules.index.get(pile)!, depth);
  return reason.code === 'goes-nowhere' ? featureWords(describer.locale).noPlaces : describer.reason(reason);
}

/** Returns to how many destinations a card can go, and with full speech to which; or why it can go to none. */
export function describePlaces(session: Described, spot: Spot): string {
  const { selection, describer } = session;
  const piles = selection.targetsOf(spot);
  if (piles.size === 0) return whyNowhere(session, spot);
  const places = counted(featureWords(describer.locale).places, piles.size, describer.locale);
  return describer.speech === 'full' ? `${places.slice(0, -1)}: ${[...piles].map((id) => describer.pile(id)).join(', ')}.` : places;
}

/** Returns which card is chosen, and where it can go; or that it was put back. @param still it was chosen before, so its places are known */
export function describeChosen(session: Described, still = false): string {
  const { game, selection, describer } = session;
  const { held, choose, dropped } = featureWords(describer.locale);
  const { chosen } = selection;
  if (!chosen) return dropped;
  const card = describer.card(game.view.card(chosen.pile, chosen.depth)!);
  return still ? fill(held, { card }) : fill(choose, { card, places: describePlaces(session, chosen) });
}

/** Returns why a tool has nothing to do now. */
export function whyNot({ game, describer }: Described, command: 'undo' | 'redo' | 'hint' | 'autoMove'): string {
  const words = featureWords(describer.locale);
  if (command === 'undo') return words.nothingToUndo;
  return command === 'redo' ? words.nothingToRedo : describeEnd(game, describer);
}
