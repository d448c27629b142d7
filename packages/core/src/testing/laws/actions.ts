import { ACTION, fromOf, kindOf, toOf } from '../../moves/move.js';
import { dealFor, demand, type Law } from '../law.js';
import { walk } from '../walk.js';

/** Actions belong to a pile or a role of the table, and `auto` names actions. */
export const actions: Law = {
  name: 'every action belongs to a pile that is there',
  each: 'options',
  check(trial) {
    const { variant } = trial;
    const { table } = dealFor(trial, 1);
    for (const [name, action] of Object.entries(variant.actions ?? {})) {
      demand(/^[a-z][a-z0-9-]*$/.test(name), trial, `actions.${name}`, 'must have a name of small letters, digits and hyphens');
      const there = table.rules.piles.some((pile) => pile.id === action.on || pile.role === action.on);
      demand(there, trial, `actions.${name}.on`, `names "${action.on}", which is neither a pile nor a role on the table`);
    }
    for (const name of variant.auto ?? [])
      demand(variant.actions?.[name] !== undefined, trial, 'auto', `names "${name}", which is no action`);
    // A move has eight bits for the action.
    demand(table.actionNames.length <= 256, trial, 'actions', 'are too many');
  },
};

/** A click names a pile and no action: of two it would do the one that is written first, and leave the other to the menu. */
export const clicks: Law = {
  name: 'a click on a pile means one action',
  each: 'options',
  check(trial) {
    if (Object.keys(trial.variant.actions ?? {}).length < 2) return;
    walk(trial, 'clicks', (table, moves) => {
      const { actions: known, ids } = table.rules;
      /** By pile the action that is possible there now. */
      const meant = new Map<number, string>();
      for (const move of moves) {
        if (kindOf(move) !== ACTION) continue;
        const { name, each, piles } = known[fromOf(move)]!;
        for (const pile of each ? [toOf(move)] : piles) {
          const other = meant.get(pile);
          demand(
            other === undefined,
            trial,
            `actions.${name}.on`,
            `"${other}" and "${name}" are both possible on pile "${ids[pile]!}", where a click can mean but one: do one of them on another pile, or let its \`when\` wait until the other is not possible`,
          );
          meant.set(pile, name);
        }
      }
    });
  },
};
