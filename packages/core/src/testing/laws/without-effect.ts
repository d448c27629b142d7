import { Random } from '../../cards/random.js';
import type { Options } from '../../contract.js';
import { allOptions } from '../../game/options.js';
import { ACTION, kindOf } from '../../moves/move.js';
import { rulesOfAccept } from '../../table/accept.js';
import { Table } from '../../table/table.js';
import { choices, dealFor, demand, type Law, type Trial } from '../law.js';
import { listed } from '../walk.js';

/** Largest number of moves of a game in which options may be read, which must end no earlier than a second pass through the stock. */
const MOVES = 500;

/** Checks that some rule reads each option in a random game: an option that none reads offers the player a choice without a difference. */
export const unusedOptions: Law = {
  name: 'every option changes something',
  each: 'variant',
  check(trial) {
    const { options } = trial.variant;
    const unread = new Set(Object.keys(options).filter((name) => options[name]!.length > 1));
    for (const chosen of allOptions(trial.variant)) {
      if (unread.size === 0) return;
      playHeard({ ...trial, options: chosen }, (name) => unread.delete(name));
    }
    const [name] = unread;
    demand(
      name === undefined,
      { ...trial, options: {} },
      `options.${name!}`,
      'changes nothing: no rule reads it in random games. Use it, or remove it',
    );
  },
};

/** Plays a random game with many actions, since some options concern only a second pass through the stock. @param hear called with the name of each option that rules read */
function playHeard(trial: Trial, hear: (name: string) => void): void {
  const { variant } = trial;
  const options = heard(trial.options, hear);
  variant.deck(options);
  const table = new Table(variant, options, { deck: dealFor(trial, 1).table.face, random: new Random(1) });
  const random = choices(trial, 'options', 1);
  for (let n = 0; n < MOVES && table.status() === 'playing'; n++) {
    const legal = listed(table);
    if (legal.length === 0) break;
    const actions = legal.filter((move) => kindOf(move) === ACTION);
    const some = actions.length > 0 && random.below(2) > 0 ? actions : legal;
    table.play(some[random.below(some.length)]!);
    for (const { value } of Object.values(variant.shows ?? {})) value(table.view, options);
  }
  table.score();
}

/** Returns options that report each reading. As JSON each is unlike all others, so that no rules that are cached by it are used. */
const heard = (options: Options, hear: (name: string) => void): Options =>
  new Proxy(options, {
    get(target, name) {
      if (name === 'toJSON') return () => ({ ...target, heard: heardCount++ });
      hear(String(name));
      return Reflect.get(target, name) as unknown;
    },
  });
let heardCount = 0;

/** Checks that the deck has each rank that an empty pile asks for: a pile that asks for another one stays empty. */
export const absentRanks: Law = {
  name: 'the deck has the ranks that empty piles accept',
  each: 'variant',
  check(trial) {
    const open = allOptions(trial.variant).flatMap((options) => {
      const { cards, rules } = dealFor({ ...trial, options }, 1).table;
      const ranks = new Set(cards.map(({ rank }) => rank));
      return rules.piles.flatMap(({ id, accept }) =>
        rulesOfAccept(accept).flatMap(({ empty }) =>
          typeof empty === 'number' ? [{ id, empty, faces: rules.faces, isThere: ranks.has(empty) }] : [],
        ),
      );
    });
    for (const { id, empty, faces } of open)
      demand(
        open.some((other) => other.id === id && other.empty === empty && other.isThere),
        { ...trial, options: {} },
        `table: ${id}.accept.empty`,
        `is ${empty <= faces.highest ? faces.letterOf(empty) : empty}, but the deck has no card of that rank, so nothing fills the empty pile. Name a rank of the deck, or leave out \`empty\``,
      );
  },
};

/** Checks that cards can be taken from each waste, at least under some options, where the player lays cards at all. */
export const idleWastes: Law = {
  name: 'cards can be taken from a waste',
  each: 'variant',
  check(trial) {
    const piles = allOptions(trial.variant).flatMap((options) => dealFor({ ...trial, options }, 1).table.rules.piles);
    if (piles.every(({ accept }) => accept === undefined)) return;
    const wastes = piles.filter(({ role }) => role === 'waste');
    for (const { id } of wastes)
      demand(
        wastes.some((other) => other.id === id && other.take !== undefined),
        { ...trial, options: {} },
        `table: ${id}.take`,
        'is missing, so no card that is turned onto this waste can be played. Write `"take": "top"`, or give the pile the role "discard"',
      );
  },
};
