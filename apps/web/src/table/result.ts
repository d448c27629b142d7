import type { GameResult, PatienceGame } from '@patience/element';
import { summaryOf } from '../statistics/count.js';
import type { Store } from '../store/store.js';
import { clockText } from '../words/clock.js';
import type { AppWords } from '../words/index.js';
import type { Keeper } from './keeper.js';

/**
 * Beside a game that has come out: the best time before it, how many in a row have come out, and what can be done.
 * @param actions ways to share it and to go on, in the order in which they stand there
 */
export async function showResult(
  element: PatienceGame,
  variant: string,
  keeper: Keeper,
  store: Pick<Store, 'games'>,
  words: AppWords['table'],
  actions: NonNullable<GameResult['actions']>,
): Promise<void> {
  element.result = { actions };
  await keeper.settled();
  const { record } = keeper;
  const games = await store.games({ variant: variant });
  const { quickest, streak } = summaryOf(games.filter(({ id }) => id !== record?.id));
  if (keeper.record?.id !== record?.id) return; // another deal lies there by now
  element.result = {
    actions,
    lines: [...(quickest === undefined ? [] : [[words.bestBefore, clockText(quickest)] as const]), [words.streak, String(streak + 1)]],
  };
}
