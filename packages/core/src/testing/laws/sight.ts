import { shuffledDeck } from '../../cards/deck.js';
import { interpret, rankOfMove } from '../../moves/gesture.js';
import { formatCard } from '../../cards/card.js';
import { isLegal } from '../../moves/legal.js';
import { cardsMove, fromOf, pairMove, type Move } from '../../moves/move.js';
import { formatMove } from '../../moves/notation.js';
import { Random, shuffle } from '../../cards/random.js';
import { refuse } from '../../moves/refusal.js';
import { Table } from '../../table/table.js';
import { choices, demand, inGame, type Law, type Trial } from '../law.js';
import { decider, everyAction, listed, played } from '../walk.js';

/**
 * Checks that rules depend only on cards that the player has seen. Plays the same moves on a second deal in which only unseen cards have
 * changed places: table, refusals, status and score must be the same.
 */
export const sight: Law = {
  name: 'face-down cards decide nothing and are never shown',
  each: 'options',
  check(trial) {
    for (let game = trial.from; game < trial.from + trial.games; game++) {
      played.games++;
      const choice = choices(trial, 'sight', game);
      const seed = choice.next();
      const stream = new Random(seed);
      const deck = shuffledDeck(trial.variant.deck(trial.options), stream);
      const table = new Table(trial.variant, trial.options, { deck, random: stream.copy() });
      const seen = Uint8Array.from(table.up);
      const path: Move[] = [];
      const way: string[] = [];
      inGame(trial, seed, way, () => {
        for (let n = 0; n <= trial.moves; n++) {
          if (choice.below(6) === 0 && seen.includes(0)) {
            const twin = twinOf(trial, { deck, stream, seen }, path, choice);
            compareAnswers(trial, table, twin, path.length === 0);
            keepHidden(trial, table);
          }
          demand(hides(table), trial, 'view', 'shows a face-down card');
          const moves = table.status() === 'playing' ? listed(table) : [];
          if (moves.length === 0) break;
          const move = moves[choice.below(moves.length)]!;
          const text = formatMove(table, move);
          table.play(move);
          path.push(move);
          way.push(text);
          played.moves++;
          table.up.forEach((up, id) => (seen[id]! |= up));
        }
      });
    }
  },
};

/** Checks that a gesture with a face-down card plays nothing, and is refused with one reason whatever its destination is. */
function keepHidden(trial: Trial, table: Table): void {
  const { rules, len, up } = table;
  for (const from of rules.sources)
    for (let depth = 1; depth < len[from]!; depth++) {
      if (up[table.idAt(from, depth)]) continue;
      const codes = new Set(Array.from(rules.targets, (to) => answerTo(table, from, depth, to)));
      demand(
        codes.size <= 1 && !codes.has('played'),
        trial,
        'take',
        `moves a face-down card of ${rules.ids[from]!}, or tells where it fits`,
      );
    }
}

function answerTo(table: Table, from: number, depth: number, to: number): string {
  const meant = interpret(table, from, depth, to);
  return meant.ok ? 'played' : JSON.stringify(meant.refusal);
}

interface DealtFrom {
  readonly deck: readonly number[];
  readonly stream: Random;
  /** By card id, 1 for a card that has been face up. */
  readonly seen: Uint8Array;
}

/** Replays moves on the same deck with its unseen cards shuffled among themselves. @throws ContractError when a move is no longer legal */
function twinOf(trial: Trial, { deck, stream, seen }: DealtFrom, path: readonly Move[], choice: Random): Table {
  const unseen = [...seen.keys()].filter((id) => seen[id] === 0);
  const faces = unseen.map((id) => deck[id]!);
  shuffle(faces, 0, faces.length, choice);
  const other = [...deck];
  unseen.forEach((id, i) => (other[id] = faces[i]!));
  const twin = new Table(trial.variant, trial.options, { deck: other, random: stream.copy() });
  for (const move of path) {
    demand(
      isLegal(twin, move),
      trial,
      decider(twin, move),
      `allows ${formatMove(twin, move)} here, and refuses it when only the faces of unseen cards differ`,
    );
    twin.play(move);
  }
  return twin;
}

const hides = (table: Table): boolean =>
  table.rules.ids.every((id, pile) => {
    for (let depth = 0; depth < table.len[pile]!; depth++)
      if ((table.seen.card(id, depth) === null) !== !table.up[table.idAt(pile, depth)]) return false;
    return true;
  });

/**
 * Checks that all rules give the same results on a table and on its twin with other unseen cards.
 * @param fresh whether the table is right after the deal
 * @throws ContractError that names the first difference
 */
function compareAnswers(trial: Trial, table: Table, twin: Table, fresh: boolean): void {
  const [here, there] = [answers(trial, table, fresh), answers(trial, twin, fresh)];
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    const [where, one = 'nothing'] = here[i] ?? [there[i]![0]];
    const [, two = 'nothing'] = there[i] ?? [where];
    demand(one === two, trial, where, `gives ${one} here, and ${two} when only the faces of unseen cards differ`);
  }
}

/** Returns the visible cards and the results of all rules, each with the name of the function that determines it. */
function answers(trial: Trial, table: Table, fresh: boolean): (readonly [where: string, result: string])[] {
  const { rules, seen: view } = table;
  const results: (readonly [string, string])[] = [];
  const dealer = fresh ? 'deal' : 'after';
  for (const id of rules.ids) {
    results.push([dealer, `${view.count(id)} cards on ${id}`]);
    for (let depth = 0; depth < view.count(id); depth++) {
      const card = view.card(id, depth);
      results.push([dealer, `${card ? formatCard(card) : 'a hidden card'} on ${id}, ${depth} below the top`]);
    }
  }
  results.push(['status', table.status()], ['score', String(table.score())]);
  const ask = (where: string, move: Move): void => {
    const refusal = refuse(table, move);
    results.push([
      where,
      refusal ? `${formatMove(table, move)} is refused for ${JSON.stringify(refusal)}` : `${formatMove(table, move)} is legal`,
    ]);
  };
  for (const from of rules.sources)
    for (const to of rules.targets)
      for (let count = 1; count <= Math.min(3, table.len[from]!); count++)
        ask(`accept of pile ${rules.ids[to]!}`, cardsMove(from, to, count));
  if (trial.variant.pair) for (const from of rules.sources) for (const to of rules.sources) if (from < to) ask('pair', pairMove(from, to));
  for (const action of everyAction(table)) ask(`actions.${table.actionNames[fromOf(action)]!}.when`, action);
  if (trial.variant.rank)
    for (const move of listed(table)) results.push(['rank', `${String(rankOfMove(table, move))} of ${formatMove(table, move)}`]);
  return results;
}
