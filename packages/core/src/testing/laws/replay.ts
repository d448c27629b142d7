import { Game } from '../../game/game.js';
import { perft, positionText } from '../../table/perft.js';
import { deal } from '../../game/deal.js';
import { choices, demand, inGame, type Law, type Trial } from '../law.js';
import { played, walk } from '../walk.js';

/** Checks that a saved game replays to the same table and is saved the same way again. */
export const replay: Law = {
  name: 'a saved game replays to the same table',
  each: 'options',
  check(trial) {
    for (let number = trial.from; number < trial.from + trial.games; number++) {
      played.games++;
      const random = choices(trial, 'replay', number);
      const seed = random.next();
      const started = Game.start(trial.variant, { seed, options: trial.options });
      demand(started.ok, trial, 'deal', started.ok ? '' : started.error.message);
      const game = started.value;
      for (let n = 0; n < trial.moves && game.status === 'playing'; n++) {
        const moves = game.legalMoves();
        if (moves.length === 0) break;
        const done = game.play(moves[random.below(moves.length)]!);
        demand(done.ok, trial, 'play', 'refuses a listed move');
        played.moves++;
        if (random.below(10) === 0) game.undo();
      }
      inGame(trial, seed, game.gestures.slice(0, game.cursor).flat(), () => {
        const loaded = Game.load(trial.variant, JSON.stringify(game.save()));
        demand(loaded.ok, trial, 'replay', loaded.ok ? '' : loaded.error.message);
        demand(positionText(loaded.value.table) === positionText(game.table), trial, 'replay', 'of a saved game leads to another position');
        demand(
          JSON.stringify(loaded.value.save()) === JSON.stringify(game.save()),
          trial,
          'replay',
          'of a saved game saves differently from the original',
        );
        sameFromPosition(trial, game);
      });
    }
  },
};

/** Checks that a game that begins with the position of another one is at the same position, with the same moves. */
function sameFromPosition(trial: Trial, game: Game): void {
  const { position } = game;
  const begun = Game.start(trial.variant, { position: JSON.parse(JSON.stringify(position)) as typeof position });
  demand(begun.ok, trial, 'position', begun.ok ? '' : begun.error.message);
  demand(
    positionText(begun.value.table) === positionText(game.table),
    trial,
    'position',
    'of a game is another one when a game begins with it',
  );
  demand(
    begun.value.legalMoves().join() === game.legalMoves().join(),
    trial,
    'position',
    'has other moves when a game begins with it; keep what rules need on piles and in counters',
  );
}

/** Checks that positions with equal keys are equal. */
export const keys: Law = {
  name: 'positions with equal keys are the same',
  each: 'options',
  check(trial) {
    const seen = new Map<string, string>();
    walk(trial, 'keys', (table) => {
      const key = `${table.key.join()} ${table.face.join()}`;
      const text = positionText(table);
      demand(
        (seen.get(key) ?? text) === text,
        trial,
        'group',
        'makes two different positions share a key: piles of one group are not interchangeable; remove the group',
      );
      seen.set(key, text);
    });
  },
};

/** Checks the games and numbers that the author supplies: won games end won, lost games lost, scored games over, and perft counts agree. */
export const fixtures: Law = {
  name: 'won and lost games in fixtures end so, and perft numbers are right',
  each: 'variant',
  check(trial) {
    for (const [status, saves] of [
      ['won', trial.fixtures.won ?? []],
      ['lost', trial.fixtures.lost ?? []],
      ['over', trial.fixtures.over ?? []],
    ] as const)
      for (const [index, save] of saves.entries()) {
        const loaded = Game.load(trial.variant, save);
        demand(loaded.ok, trial, `fixtures.${status}[${index}]`, loaded.ok ? '' : loaded.error.message);
        demand(loaded.value.status === status, trial, `fixtures.${status}[${index}]`, `ends ${loaded.value.status} instead of ${status}`);
      }
    for (const { layers, ...request } of trial.fixtures.perft ?? []) {
      const dealt = deal(trial.variant, request);
      demand(dealt.ok, trial, 'fixtures.perft', dealt.ok ? '' : dealt.error.message);
      const counted = perft(dealt.value.table, layers.length - 1);
      demand(counted.join() === layers.join(), trial, 'perft', `counts ${counted.join(' ')} instead of ${layers.join(' ')}`);
    }
  },
};
