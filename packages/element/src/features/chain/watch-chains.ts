import type { TableActions } from '../../state/table-actions.js';
import { fill } from '../../words/index.js';
import { featureWords } from '../../words/features/index.js';
import { floatText } from '../motion/float-score.js';
import { chainOf } from './chain.js';

/** Least number of moves in a row that is shown. */
const SHOWN = 3;

/** Shows the length of a combination beside the card that was moved. Where nothing may travel, nothing is shown: the number is no part of the game. */
export function watchChains({ element, state }: TableActions): void {
  element.addEventListener('patience-move', () => {
    const { session } = state;
    if (session?.view.motionLevel !== 'full' || session.game.status !== 'playing') return;
    const { view, game, highlights, describer } = session;
    const n = chainOf(game);
    const table = element.renderRoot.querySelector('.table');
    if (n >= SHOWN && table && highlights.arrived !== undefined)
      floatText(view, table, fill(featureWords(describer.locale).chain, { n: String(n) }), highlights.arrived);
  });
}
