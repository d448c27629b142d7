import { ACTION, fromOf, kindOf, toOf, type Move } from '../../moves/move.js';
import { actionReason } from '../../moves/legal.js';
import type { Table } from '../../table/table.js';
import { choices, dealFor, demand, type Law, type Trial } from '../law.js';
import { everyAction, walk } from '../walk.js';

/** Checks that every action belongs to a pile or a role of the table, and that `auto` names existing actions. */
export const actions: Law = {
  name: 'every action belongs to a pile that is there',
  each: 'options',
  check(trial) {
    const { variant } = trial;
    const { table } = dealFor(trial, 1);
    for (const [name, action] of Object.entries(variant.actions ?? {})) {
      demand(/^[a-z][a-z0-9-]*$/.test(name), trial, `actions.${name}`, 'must have a name of lower-case letters, digits and hyphens');
      const there = table.rules.piles.some((pile) => pile.id === action.on || pile.role === action.on);
      demand(there, trial, `actions.${name}.on`, `names "${action.on}", which is neither a pile nor a role on the table`);
    }
    for (const name of variant.auto ?? [])
      demand(variant.actions?.[name] !== undefined, trial, 'auto', `names "${name}", which is not among the actions`);
    // A move as an integer has eight bits for the action.
    demand(table.actionNames.length <= 256, trial, 'actions', `has ${table.actionNames.length} actions; at most 256 are possible`);
  },
};

/**
 * Checks that at most one action is possible on a pile at a time. A click names a pile but no action: it would do the first of two possible
 * actions, and the second would only be in the menu.
 */
export const clicks: Law = {
  name: 'a click on a pile means one action',
  each: 'options',
  check(trial) {
    stocksTakeNothing(trial);
    if (Object.keys(trial.variant.actions ?? {}).length < 2) return;
    walk(trial, 'clicks', (table, moves) => {
      const { rules } = table;
      const clash = clashOf(
        table,
        moves.filter((move) => kindOf(move) === ACTION),
      );
      if (clash)
        demand(
          false,
          trial,
          `actions.${rules.actions[clash.action]!.name}.on`,
          `"${rules.actions[clash.other]!.name}" and "${rules.actions[clash.action]!.name}" are both possible on pile "${rules.ids[clash.pile]!}", where a click can mean but one: do one of them on another pile, or let its \`when\` wait until the other is not possible`,
        );
    });
    if (sharePile(dealFor(trial, 1).table)) excluded(trial);
  },
};

/** Checks that no pile accepts cards that has an action and the role `stock`: the action would deal a card that the player laid there. */
function stocksTakeNothing(trial: Trial): void {
  const { piles, actions: known } = dealFor(trial, 1).table.rules;
  for (const { name, piles: where } of known)
    for (const pile of where)
      demand(
        piles[pile]!.role !== 'stock' || piles[pile]!.accept === undefined,
        trial,
        `table: ${piles[pile]!.id}.accept`,
        `lets the player lay cards on a stock, where "${name}" would take them for cards to deal. For a place that opens when the stock is empty, put a pile of the role "cell" beside it whose \`accept\` asks \`view.count('${piles[pile]!.id}') === 0\``,
      );
}

/** Two actions that are possible on the same pile in one position. */
interface Clash {
  readonly action: number;
  readonly other: number;
  readonly pile: number;
}

/** Returns two possible actions on the same pile; undefined when there are none. @param possible the possible moves that are actions */
function clashOf({ rules }: Table, possible: readonly Move[]): Clash | undefined {
  /** Pile → the action that is possible there. */
  const meant = new Map<number, number>();
  for (const move of possible) {
    const action = fromOf(move);
    const { each, piles } = rules.actions[action]!;
    for (const pile of each ? [toOf(move)] : piles) {
      const other = meant.get(pile);
      if (other !== undefined && other !== action) return { action, other, pile };
      meant.set(pile, action);
    }
  }
  return undefined;
}

/** Returns whether two actions belong to the same pile. */
const sharePile = ({ rules }: Table): boolean =>
  rules.actions.some(({ piles }, i) => rules.actions.slice(i + 1).some((other) => other.piles.some((pile) => piles.includes(pile))));

/**
 * Checks on random layouts that the `when` functions of actions on the same pile exclude each other. Random games reach few of the
 * positions in which two actions could be possible. So cards are laid at random, in positions too that no game reaches.
 */
function excluded(trial: Trial): void {
  const random = choices(trial, 'excluded', trial.from);
  for (let n = 0; n < LAYOUTS; n++) {
    const { table } = dealFor(trial, random.next());
    const { ids } = table.rules;
    const any = (): string => ids[random.below(ids.length)]!;
    for (let i = random.below(3 * ids.length); i > 0; i--) {
      const [from, to] = [any(), any()];
      const there = table.len[table.rules.index.get(from)!]!;
      if (from !== to && there > 0) lay(table, from, to, random.below(2) === 0 ? there : 1 + random.below(there), SIDES[random.below(3)]!);
    }
    const possible = everyAction(table).filter((move) => isPossible(table, move));
    const clash = clashOf(table, possible);
    if (!clash) continue;
    const [one, two] = [clash.other, clash.action].map((action) => table.rules.actions[action]!.name);
    const lies = ids.flatMap((id, pile) => (table.len[pile]! > 0 ? [`${table.len[pile]!} on ${id}`] : []));
    demand(
      false,
      trial,
      `actions.${two!}.on`,
      `"${one!}" and "${two!}" share pile "${ids[clash.pile]!}", and their \`when\` functions do not exclude each other: with ${lies.join(', ')} cards both are possible, where a click can mean but one. Do one of them on another pile, or let its \`when\` refuse while the other is possible, even if no game seems to lead there`,
    );
  }
}

/** Ways to turn cards that are laid at random: −1 leaves the side of a card, 0 turns it face down, 1 face up. */
const SIDES = [-1, 0, 1];

function lay(table: Table, from: string, to: string, count: number, side: number): void {
  const { index } = table.rules;
  table.open();
  table.moveCards(index.get(from)!, index.get(to)!, count, side, false);
}

/** Number of random layouts on which actions of the same pile are compared. */
const LAYOUTS = 200;

/** Returns whether an action is possible; false when its function throws, since a random layout need not be reachable in a game. */
function isPossible(table: Table, move: Move): boolean {
  try {
    return actionReason(table, fromOf(move), toOf(move)) === true;
  } catch {
    return false;
  }
}
