import { isLegal } from '../../legal.js';
import { actionMove, cardsMove } from '../../move.js';
import { formatMove } from '../../notation.js';
import { refuse } from '../../refusal.js';
import { Random } from '../../random.js';
import type { Table } from '../../table.js';
import { demand, type Law, type Trial } from '../law.js';
import { walk } from '../walk.js';

/** Rules see what the player sees: with other faces on the hidden cards, everything answers the same. */
export const sight: Law = {
  name: 'face-down cards decide nothing and are never shown',
  each: 'options',
  check(trial) {
    walk(trial, 'sight', (table, _listed, random) => {
      for (const pile of table.rules.ids)
        for (let depth = 0; depth < table.view.count(pile); depth++) {
          const id = table.idAt(table.rules.index.get(pile)!, depth);
          demand((table.view.card(pile, depth) === null) === !table.up[id], trial, 'view', `shows the face-down card ${depth} below the top of ${pile}`);
        }
      if (random.below(4) > 0 || table.up.every((up) => up === 1)) return;
      const other = table.imagine(new Random(random.next()));
      demand(answers(trial, table) === answers(trial, other), trial, 'rules', 'answer differently when only the faces of face-down cards differ');
    });
  },
};

/** Everything that rules say about a position. */
function answers(trial: Trial, table: Table): string {
  const said: string[] = [table.status(), String(table.score())];
  const ask = (move: number): void => {
    said.push(isLegal(table, move) ? formatMove(table, move) : JSON.stringify(refuse(table, move)));
  };
  for (const from of table.rules.sources) for (const to of table.rules.targets) for (let count = 1; count <= Math.min(3, table.len[from]!); count++) ask(cardsMove(from, to, count));
  for (let action = 0; action < table.actionNames.length; action++) ask(actionMove(action));
  if (trial.variant.rank) said.push(...Array.from(table.rules.sources, (from) => String(trial.variant.rank!(table.view, table.info(cardsMove(from, 0, 1))))));
  return said.join('\n');
}
