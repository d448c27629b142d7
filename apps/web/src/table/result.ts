import type { PatienceGame } from '@patience/element';
import { summaryOf } from '../statistics/count.js';
import type { Store } from '../store/store.js';
import { clockText } from '../words/clock.js';
import type { AppWords } from '../words/index.js';
import type { Keeper } from './keeper.js';

/** Beside a game that has come out: the best time before it, how many in a row have come out, and a way to share it. */
export async function showResult(
  element: PatienceGame,
  keeper: Keeper,
  store: Store,
  words: AppWords['table'],
  share: () => void,
): Promise<void> {
  const { game } = element;
  element.result = { actions: [{ label: words.share, run: share }] };
  if (!game) return;
  await keeper.settled();
  const games = await store.games({ variant: game.variant.id });
  const { quickest, streak } = summaryOf(games.filter(({ id }) => id !== keeper.record?.id));
  if (element.game !== game) return;
  element.result = {
    ...element.result,
    lines: [...(quickest === undefined ? [] : [[words.bestBefore, clockText(quickest)] as const]), [words.streak, String(streak + 1)]],
  };
}
