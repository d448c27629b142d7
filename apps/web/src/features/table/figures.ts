import type { GameResult } from '@patience/element';
import { over, summaryOf, summaryOfOver, type Summary } from '../../statistics/count.js';
import type { Format } from '../../statistics/format.js';
import type { ResultRecord } from '../../store/results.js';
import { clockText } from '../../text/clock.js';
import { fill } from '../../text/fill.js';
import type { Words } from './words.js';

/** Returns the figures of a scored game among the games by the same rules: whether its score is the best, the best so far, and the mean. */
function scoreFigures(
  score: number,
  others: Summary,
  all: Summary,
  words: Words['result'],
  format: Pick<Format, 'number'>,
): Pick<GameResult, 'headline' | 'lines'> {
  const { bestScore } = others;
  const more = score - (bestScore ?? 0);
  const headline =
    bestScore === undefined ? words.firstScore : more > 0 ? fill(words.newBestScore, { by: format.number(more) }) : undefined;
  return {
    ...(headline !== undefined && { headline }),
    lines: [
      [words.bestScore, format.number(all.bestScore)],
      [words.meanScore, format.number(all.meanScore)],
    ],
  };
}

/** Returns the figures of a game that is won, or over with a score, among the games by the same rules. @param id of the game */
export function figuresOf(
  games: readonly ResultRecord[],
  id: string,
  { result: words }: Pick<Words, 'result'>,
  format: Pick<Format, 'percent' | 'number'>,
): Pick<GameResult, 'headline' | 'lines'> {
  const { ms = 0, hints = 0, score } = games.find((game) => game.id === id) ?? {};
  const others = summaryOf(games.filter((game) => game.id !== id));
  const all = summaryOfOver(over(games), 0);
  if (score !== undefined) return scoreFigures(score, others, all, words, format);
  const { quickest } = others;
  const { games: played, wins, rate, streak, best } = all;
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
