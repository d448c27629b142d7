import type { GameResult, PatienceGame } from '@patience/element';
import { summaryOf } from '../statistics/count.js';
import { rulesOf } from '../store/results.js';
import type { Store } from '../store/store.js';
import { clockText } from '../text/clock.js';
import type { TableWords } from '../words/types.js';
import type { GameSaver } from './game-saver.js';

/**
 * Shows beside a won game: the best time before it and the wins in a row by the same rules, and what can be done.
 * @param actions ways to share it and to go on, in the order in which they stand there
 * @param facts lines that come before, such as the day of a daily deal
 */
export async function showResult(
  element: PatienceGame,
  variant: string,
  saver: GameSaver,
  store: Pick<Store, 'results'>,
  { table: words, nav }: TableWords,
  actions: NonNullable<GameResult['actions']>,
  facts: NonNullable<GameResult['lines']> = [],
): Promise<void> {
  element.result = { actions, lines: facts };
  await saver.settled();
  const { record } = saver;
  // A finished game from a link was never stored.
  if (!record || record.watched) {
    element.result = { actions, lines: [...facts, [nav.statistics, words.notCounted]] };
    return;
  }
  const rules = rulesOf(record.save.options);
  const games = (await store.results(variant)).filter((game) => game.rules === rules);
  const { quickest } = summaryOf(games.filter(({ id }) => id !== record.id));
  if (saver.record?.id !== record.id) return; // another deal lies there by now
  element.result = {
    actions,
    lines: [
      ...facts,
      ...(quickest === undefined ? [] : [[words.bestBefore, clockText(quickest)] as const]),
      [words.streak, String(summaryOf(games).streak)],
    ],
  };
}
