/** The specification of a patience as data (`tests.json`): recorded games, numbers of positions, and single positions with their legal and refused moves. */
import type { Options, Status } from '../contract.js';
import type { Variant } from '../variant.js';
import type { GivenOptions } from '../game/options.js';
import { deal } from '../game/deal.js';
import { Game } from '../game/game.js';
import type { Fixtures } from './law.js';
import { deadEndOf, deadEndOfTable } from './judge.js';
import { laid, layOut, type LaidOut } from './lay-out.js';

/** One rule of a patience, shown by a position that is laid out by hand, or by a deal. */
export interface SpecifiedPosition {
  /** The rule that the position shows, as a sentence. */
  readonly rule: string;
  /** Options that differ from the defaults. */
  readonly options?: GivenOptions;
  /**
   * Cards by id of the pile, the lowest first: `KS 9D`; face-down cards like `<KS>`; `2H*20` for twenty equal cards. All other piles are empty.
   * The cards need not be a deck.
   */
  readonly piles?: Readonly<Record<string, string>>;
  /** Number of a deal, instead of `piles`. */
  readonly seed?: number | string;
  /** Moves in notation that are played first. */
  readonly play?: readonly string[];
  /** Moves that are legal then. */
  readonly legal?: readonly string[];
  /** Moves that are refused then, each with the code of the refusal or the patience's own reason. */
  readonly refused?: Readonly<Record<string, string>>;
  /** All legal moves then; of moves that differ only in interchangeable piles only one. */
  readonly moves?: readonly string[];
  /** Cards on piles then, written like `piles`. */
  readonly cards?: Readonly<Record<string, string>>;
  /** State of the game then. */
  readonly status?: Status;
  /**
   * Whether it is proved then that nothing more can be reached: `dead`; `open` when a move may still lead on. In a deal the player knows the cards
   * that were seen, in a position all of them.
   */
  readonly deadEnd?: 'dead' | 'open';
}

/** The content of `tests.json`. */
export interface Specification {
  /** Saved games that end won; one, or a list. */
  readonly won?: object | readonly object[];
  /** Saved games that end lost. */
  readonly lost?: object | readonly object[];
  /** Saved games of a scored patience that end over. */
  readonly over?: object | readonly object[];
  /** Numbers of positions that are first reached by 0, 1, 2 … moves of a deal, as `patience perft` counts them. */
  readonly perft?: readonly {
    readonly seed?: number | string;
    readonly deck?: string;
    readonly options?: Options;
    readonly layers: readonly number[];
  }[];
  /** Rules, each shown by a position. */
  readonly positions?: readonly SpecifiedPosition[];
}

const listOf = (games: object | readonly object[] | undefined): readonly object[] =>
  games === undefined ? [] : Array.isArray(games) ? (games as readonly object[]) : [games];

/** Returns the recorded games and numbers of a specification as fixtures of the laws. */
export const fixturesOf = ({ won, lost, over, perft = [] }: Specification): Fixtures => ({
  won: listOf(won),
  lost: listOf(lost),
  over: listOf(over),
  perft,
});

/** Returns cards with `2H*3` written out. */
const writtenOut = (cards: string): string =>
  cards.replace(/(?<![^\s*])([^\s*]+)\*(\d+)/g, (_, card: string, count: string) =>
    Array.from({ length: Number(count) }, () => card).join(' '),
  );

/**
 * Checks one position of a specification.
 * @throws Error that names the patience, the rule, what is expected and what is so
 */
export function checkPosition<O extends Options>(variant: Variant<O>, position: SpecifiedPosition): void {
  const table = laidOut(variant, position).play(...(position.play ?? []));
  const wrong = differences(table, position);
  const { deadEnd } = position;
  if (deadEnd !== undefined) {
    const found = deadEndIn(variant, position, table);
    if (found !== deadEnd) wrong.push(`the game is ${found} instead of ${deadEnd}`);
  }
  if (wrong.length > 0) throw new Error(`${variant.id}: ${position.rule}\n  ${wrong.join('\n  ')}`);
}

/** Returns whether a position is a dead end. */
function deadEndIn<O extends Options>(
  variant: Variant<O>,
  { seed, options = {}, play = [] }: SpecifiedPosition,
  { table }: LaidOut,
): string {
  if (seed === undefined) return deadEndOfTable(table);
  const started = Game.start(variant, { seed, options });
  if (!started.ok) throw new Error(started.error.message);
  for (const move of play) started.value.play(move);
  return deadEndOf(started.value);
}

function laidOut<O extends Options>(variant: Variant<O>, { options = {}, piles = {}, seed }: SpecifiedPosition): LaidOut {
  if (seed === undefined)
    return layOut(variant, Object.fromEntries(Object.entries(piles).map(([pile, cards]) => [pile, writtenOut(cards)])), options);
  const dealt = deal(variant, { seed, options });
  if (!dealt.ok) throw new Error(dealt.error.message);
  return laid(dealt.value.table);
}

/** Returns a sentence for each part of a position that is not as specified. */
function differences(table: LaidOut, { legal = [], refused = {}, moves, cards = {}, status }: SpecifiedPosition): string[] {
  const differ = (what: string, found: unknown, expected: unknown): string[] =>
    JSON.stringify(found) === JSON.stringify(expected)
      ? []
      : [`${what} is ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`];
  return [
    ...legal.flatMap((move) => (table.may(move) ? [] : [`${move} is refused (${table.why(move)}) instead of legal`])),
    ...Object.entries(refused).flatMap(([move, reason]) => differ(`the refusal of ${move}`, table.why(move) ?? 'legal', reason)),
    ...(moves ? differ('the list of moves', table.moves().sort(), [...moves].sort()) : []),
    ...Object.entries(cards).flatMap(([pile, there]) => differ(pile, table.cards(pile), writtenOut(there))),
    ...(status === undefined ? [] : differ('the status', table.status(), status)),
  ];
}
