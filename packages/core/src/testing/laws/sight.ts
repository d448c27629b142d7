import { shuffledDeck } from '../../cards/deck.js';
import { usefulness } from '../../moves/gesture.js';
import { isLegal } from '../../moves/legal.js';
import { cardsMove, pairMove, type Move } from '../../moves/move.js';
import { formatMove } from '../../moves/notation.js';
import { Random, shuffle } from '../../cards/random.js';
import { refuse } from '../../moves/refusal.js';
import { Table } from '../../table/table.js';
import { demand, type Law, type Trial } from '../law.js';
import { everyAction, listed, played } from '../walk.js';

/**
 * Rules see what the player sees. The same moves are played on a second deal in which only cards that nobody has seen
 * yet changed places: table, refusals, status and points must look the same.
 */
export const sight: Law = {
  name: 'face-down cards decide nothing and are never shown',
  each: 'options',
  check(trial) {
    for (let game = trial.from; game < trial.from + trial.games; game++) {
      played.games++;
      const choice = new Random(`sight ${trial.variant.id} ${game}`);
      const seed = choice.next();
      const stream = new Random(seed);
      const deck = shuffledDeck(trial.variant.deck(trial.options), stream);
      const table = new Table(trial.variant, trial.options, { deck, random: stream.copy() });
      const seen = Uint8Array.from(table.up);
      const path: Move[] = [];
      for (let n = 0; n <= trial.moves; n++) {
        if (choice.below(6) === 0 && seen.includes(0)) {
          const twin = twinOf(trial, { deck, stream, seen }, path, choice);
          demand(
            answers(trial, table) === answers(trial, twin),
            trial,
            'rules',
            'answer differently when only the faces of unseen cards differ',
          );
        }
        demand(hides(table), trial, 'view', 'shows a face-down card');
        const moves = table.status() === 'playing' ? listed(table) : [];
        if (moves.length === 0) break;
        const move = moves[choice.below(moves.length)]!;
        table.play(move);
        path.push(move);
        played.moves++;
        table.up.forEach((up, id) => (seen[id]! |= up));
      }
    }
  },
};

interface DealtFrom {
  readonly deck: readonly number[];
  readonly stream: Random;
  /** 1 for each card id that has been face up. */
  readonly seen: Uint8Array;
}

/** The same moves on the same deck with the unseen cards shuffled among themselves. */
function twinOf(trial: Trial, { deck, stream, seen }: DealtFrom, path: readonly Move[], choice: Random): Table {
  const unseen = [...seen.keys()].filter((id) => seen[id] === 0);
  const faces = unseen.map((id) => deck[id]!);
  shuffle(faces, 0, faces.length, choice);
  const other = [...deck];
  unseen.forEach((id, i) => (other[id] = faces[i]!));
  const twin = new Table(trial.variant, trial.options, { deck: other, random: stream.copy() });
  for (const move of path) {
    demand(isLegal(twin, move), trial, 'rules', `forbid ${formatMove(twin, move)} when only the faces of unseen cards differ`);
    twin.play(move);
  }
  return twin;
}

const hides = (table: Table): boolean =>
  table.rules.ids.every((id, pile) => {
    for (let depth = 0; depth < table.len[pile]!; depth++)
      if ((table.view.card(id, depth) === null) !== !table.up[table.idAt(pile, depth)]) return false;
    return true;
  });

/** What the player sees, and everything that rules say about it. */
function answers(trial: Trial, table: Table): string {
  const { rules, view } = table;
  const said: string[] = [table.status(), String(table.score())];
  for (const id of rules.ids) for (let depth = 0; depth < view.count(id); depth++) said.push(JSON.stringify(view.card(id, depth)));
  const ask = (move: Move): void => {
    said.push(isLegal(table, move) ? formatMove(table, move) : JSON.stringify(refuse(table, move)));
  };
  for (const from of rules.sources)
    for (const to of rules.targets) for (let count = 1; count <= Math.min(3, table.len[from]!); count++) ask(cardsMove(from, to, count));
  if (trial.variant.pair) for (const from of rules.sources) for (const to of rules.sources) if (from < to) ask(pairMove(from, to));
  for (const action of everyAction(table)) ask(action);
  if (trial.variant.rank) for (const move of listed(table)) said.push(String(usefulness(table, move)));
  return said.join('\n');
}
