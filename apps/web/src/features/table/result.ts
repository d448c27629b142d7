import type { LanguageTag } from '@patience/core';
import type { GameResult, PatienceGame } from '@patience/element';
import { pageAddress, tablePath } from '../../address/site.js';
import type { InstalledEntry } from '../../catalogue/entry.js';
import { nameOf } from '../../catalogue/names.js';
import { loadNextGames } from '../../catalogue/next-games.js';
import { thumbOf } from '../../catalogue/pictures.js';
import type { TableShell } from '../../app-shell/start.js';
import { isWin } from '../../statistics/count.js';
import { Format } from '../../statistics/format.js';
import { milestonesOf, milestoneText } from '../../statistics/milestones.js';
import { ruleText } from '../../statistics/rule-text.js';
import type { ResultRecord } from '../../store/results.js';
import { rulesOf, withAllOptions } from '../../store/rule-sets.js';
import { askToKeep } from '../../store/ask-to-keep.js';
import type { Store } from '../../store/store.js';
import { fill } from '../../text/fill.js';
import { loadWords } from '../../words/load.js';
import type { AppWords } from '../../words/types.js';
import { dailyResult } from './daily-result.js';
import { figuresOf } from './figures.js';
import type { GameSaver } from '../../table/game-saver.js';
import { areUsual, changedRules, nextGame, nextRules } from './next-game.js';
import type { Words as FirstWords } from './first-words.js';
import type { Words } from './words.js';

/** The page around the table of a won game. */
export interface ResultContext {
  readonly shell: TableShell<FirstWords>;
  readonly variant: string;
  readonly element: PatienceGame;
  readonly saver: GameSaver;
  readonly store: Pick<Store, 'results' | 'kept'>;
  readonly share: () => void;
}

/**
 * Shows the result of the won game on the table: for a daily deal its day, the days before it and a button that copies the result; the
 * best time, wins in a row and the share of wins by the same rules; a game to play next.
 */
export async function showResult({ shell, variant, element, saver, store, share }: ResultContext): Promise<void> {
  const words = await loadWords<Words>(shell.lang);
  const toDaily = { label: shell.words.deal.daily, run: (): void => location.assign(pageAddress(shell, 'daily/')) };
  const daily = await dailyResult(shell, words, variant, element, () => saver.record?.hints ?? 0);
  const actions = [...(daily ? [daily.copy] : []), { label: words.table.share, run: share }, ...(daily?.isToday ? [] : [toDaily])];
  const lines = daily ? [daily.line] : [];
  element.result = { actions, lines };
  await saver.settled();
  const { record } = saver;
  const stored = await store.results();
  const results = element.game ? withAllOptions(stored, element.game.variant) : stored;
  if (saver.record?.id !== record?.id) return; // Another deal is on the table by now.
  if (record) void askToKeep(record.outcome === 'won', results.length);
  const ended = results.find(({ id }) => id === record?.id);
  const ofDay = daily && (await import('./daily-goal.js'));
  const goal = ofDay && ended && (await ofDay.goalLine(daily.day, ended, store, shell, words));
  if (goal) lines.push(goal);
  const next =
    (await ofDay?.suggestionOfDay(daily!, variant, results, store, shell, words)) ??
    (await suggestionAfter(shell, words, variant, results, daily ? undefined : ended));
  const own = { actions, ...(daily && { days: daily.days(results) }), ...(next && { next }) };
  // A finished game from a link was never stored.
  if (!record || record.watched) {
    element.result = { ...own, lines: [...lines, [words.nav.statistics, words.result.notCounted]] };
    return;
  }
  const rules = rulesOf(record.save.options);
  const games = results.filter((game) => game.variant === variant && game.rules === rules);
  const figures = figuresOf(games, record.id, words, new Format(shell.lang));
  const reached = await milestoneLines(results, record.id, words, shell.lang, figures.headline !== undefined);
  element.result = { ...own, ...figures, lines: [...reached, ...lines, ...(figures.lines ?? [])] };
}

/**
 * Returns the milestones that a game has reached, as chips of its result: each is shown once, with the game that reached it.
 * @param isNews whether the headline says that this is a first win or a best time
 */
async function milestoneLines(
  results: readonly ResultRecord[],
  id: string,
  { milestones: words }: Words & AppWords,
  lang: LanguageTag,
  isNews: boolean,
): Promise<NonNullable<GameResult['lines']>> {
  const { installed } = await import('../../catalogue/installed.js');
  return (
    milestonesOf(results, (variant) => installed.find((entry) => entry.id === variant)?.family)
      .filter(({ game }) => game === id)
      // The very first win is also the first one of its kind, which says nothing more.
      .filter(({ name }, _, all) => name !== 'kind' || !all.some((other) => other.name === 'wins' && other.n === 1))
      .filter(({ name, ...one }) => !isNews || name !== 'wins' || !('n' in one) || one.n > 1)
      .map((one) => ['', milestoneText(one, words, lang)] as const)
  );
}

/**
 * Returns the game to play next, as the result shows it: the same patience by harder rules, or another one; undefined when there is none or it
 * cannot be loaded. For a player who follows the course, the first win of a step leads to the next one by the main button.
 * @param ended the game that was won; undefined: only another patience
 */
async function suggestionAfter(
  shell: TableShell<FirstWords>,
  { result: words }: Words,
  variant: string,
  results: readonly ResultRecord[],
  ended: ResultRecord | undefined,
): Promise<GameResult['next']> {
  try {
    const [games, { installed }] = await Promise.all([loadNextGames(shell.lang), import('../../catalogue/installed.js')]);
    if (!games) return undefined;
    const suggestion = (entry: InstalledEntry, lead: string, text: string | undefined, rules = ''): NonNullable<GameResult['next']> => ({
      lead,
      name: nameOf(entry, shell.lang),
      ...(text !== undefined && { text }),
      picture: new URL(thumbOf(entry.id), shell.root).href,
      run: () => location.assign(pageAddress(shell, tablePath(entry, new URLSearchParams(rules)))),
    });
    const wins = results.filter(isWin);
    const own = wins.filter((game) => game.variant === variant);
    const variants = new Set(wins.map((game) => game.variant));
    const find = (id?: string) => installed.find((entry) => entry.id === id);
    const next = nextGame(variant, games, variants);
    const first = ended !== undefined && next?.isOnCourse === true && own.length === 1;
    const won = new Set(own.map((game) => game.rules));
    const same = find(variant);
    if (same && ended && !first) {
      const loaded = await same.load();
      const rules = nextRules(variant, ended.rules, games, won, (other) => areUsual(other, ended.rules, loaded.options));
      if (rules !== undefined) return suggestion(same, words.harder, ruleText(changedRules(rules, ended.rules), shell.lang, loaded), rules);
    }
    const other = find(next?.id);
    if (!next || !other) return undefined;
    return { ...suggestion(other, next.path === undefined ? words.similar : fill(words.onPath, { path: next.path }), next.text), first };
  } catch {
    return undefined; // Offline, before these files were kept.
  }
}
