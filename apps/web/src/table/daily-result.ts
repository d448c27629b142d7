import { wordsOf as variantWords } from '@patience/core';
import type { GameResult, PatienceGame } from '@patience/element';
import { dayOf, dayOfDeal } from '../daily/date.js';
import { dateText, resultText } from '../daily/result.js';
import { copyText } from '../share/copy.js';
import type { TableShell } from '../shell/start.js';
import { notice } from '../shell/notices.js';
import { loadWords } from '../words/load.js';

/** Additional facts on the card of a won daily deal. */
export interface DailyResult {
  readonly lines: NonNullable<GameResult['lines']>;
  readonly actions: NonNullable<GameResult['actions']>;
  /** It is the deal of today, which is not to be offered again. */
  readonly isToday: boolean;
}

/** The day of the won game and a button that copies the result; undefined when the game is no daily deal. */
export async function dailyResult(
  shell: TableShell,
  variant: string,
  element: PatienceGame,
  now = new Date(),
): Promise<DailyResult | undefined> {
  const { snapshot: game } = element;
  if (!game || !('seed' in game.source)) return undefined;
  const today = dayOf(now);
  const day = dayOfDeal(variant, game.source.seed, today);
  if (day === undefined) return undefined;
  const words = await loadWords(shell.lang);
  const { moves, elapsedMs: ms } = game;
  const text = resultText(shell, words, day, { name: variantWords(game.variant, shell.lang).name, moves, ms });
  const copy = async (): Promise<void> => {
    const copied = await copyText(text);
    notice(copied ? shell.words.share.copied : `${words.embed.notCopied} ${text}`, { close: shell.words.notices.ok });
  };
  return {
    lines: [[shell.words.table.dayOf, dateText(day, shell.lang)]],
    actions: [{ label: words.daily.share, run: () => void copy() }],
    isToday: day === today,
  };
}
