import type { GameResult } from '@patience/element';
import { over, summaryOf, summaryOfOver } from '../statistics/count.js';
import type { Format } from '../statistics/format.js';
import type { ResultRecord } from '../store/results.js';
import { clockText } from '../text/clock.js';
import { fill } from '../text/fill.js';
import type { AppWords } from '../words/types.js';

/** Returns the figures of a won game among the games by the same rules. @param id of the won game */
export function figuresOf(
  games: readonly ResultRecord[],
  id: string,
  { result: words }: Pick<AppWords, 'result'>,
  format: Pick<Format, 'percent'>,
): Pick<GameResult, 'headline' | 'lines'> {
  const { ms = 0, hints = 0 } = games.find((game) => game.id === id) ?? {};
  const { quickest } = summaryOf(games.filter((game) => game.id !== id));
  const { games: played, wins, rate, streak, best } = summaryOfOver(over(games), 0);
  // Times are shown in full seconds, and compared in them.
  const by = quickest === undefined ? 0 : Math.floor(ms / 1000) - Math.floor(quickest / 1000);
  const difference = clockText(Math.abs(by) * 1000);
  const headline = quickest === undefined ? words.first : by < 0 ? fill(words.newBest, { by: difference }) : undefined;
  return {
    ...(headline !== undefined && { headline }),
    lines: [
      ...(hints > 0 ? [[words.hints, String(hints)] as const] : []),
      ...(quickest === undefined || by < 0
        ? []
        : [[words.best, by === 0 ? clockText(quickest) : fill(words.slower, { best: clockText(quickest), by: difference })] as const]),
      [words.streak, streak < best ? fill(words.ofBest, { n: streak, best }) : String(streak)],
      [words.won, fill(words.share, { won: wins, games: played, share: format.percent(rate) })],
    ],
  };
}
