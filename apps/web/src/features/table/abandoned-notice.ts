import type { Variant } from '@patience/core';
import { DayBook } from '../../daily/book.js';
import { dailySeeds, dayOf } from '../../daily/date.js';
import { notice } from '../../components/notices.js';
import { summaryOf } from '../../statistics/count.js';
import type { GameRecord } from '../../store/records.js';
import { resultOf, type ResultRecord } from '../../store/results.js';
import { withAllOptions } from '../../store/rule-sets.js';
import type { Store } from '../../store/store.js';
import { counted, fill } from '../../text/fill.js';
import type { TableShell } from '../../app-shell/start.js';
import type { TableController } from './table-controller.js';
import type { Words as FirstWords } from './first-words.js';

/** The notice about abandoned games. There is at most one: games that are reported while it is shown are added to it. */
export class AbandonedNotice {
  /** Games that the notice is about, last played first; none after it was closed. */
  #games: readonly GameRecord[] = [];
  #close = (): void => undefined;

  /** @param variant whose games these are @param list opens the list of all of them */
  constructor(
    private readonly variant: Pick<Variant, 'id' | 'options'>,
    private readonly table: Pick<TableController, 'saver' | 'resume'>,
    private readonly store: Pick<Store, 'results' | 'get'>,
    private readonly shell: Pick<TableShell<FirstWords>, 'words' | 'lang'>,
    private readonly list: () => void,
  ) {}

  /**
   * Shows a notice about the consequence of abandoning games of a variant: the daily deal is not won yet, or a streak ends. Without a
   * consequence it shows nothing. The notice offers to go back to one game and counts the others. It replaces one that is shown and keeps
   * its games: those that were abandoned when a game was played may be reported after that game was abandoned itself.
   * @param left abandoned games, at least one
   */
  async show(left: readonly GameRecord[], now = new Date()): Promise<void> {
    const before = this.#games.filter(({ id }) => !left.some((one) => one.id === id));
    const games = (this.#games = [...left, ...before].sort((a, b) => b.updated - a.updated));
    const results = withAllOptions(await this.store.results(this.variant.id), this.variant);
    if (games !== this.#games) return; // It was closed, or is about more games by now.
    this.#close();
    this.#close = this.#tell(games, results, now);
  }

  /** Closes the notice, and prevents one that is being prepared. */
  close(): void {
    this.#games = [];
    this.#close();
  }

  /** @returns a function that closes the notice */
  #tell(left: readonly GameRecord[], results: readonly ResultRecord[], now: Date): () => void {
    const { table, store, shell } = this;
    const { table: words, deal, nav, notices } = shell.words;
    const rest = results.filter(({ id }) => !left.some((one) => one.id === id));
    const gone = left.filter(({ id }) => id !== table.saver.record?.id); // One of them may be on the table again.
    // A game without a move, or without a legal one, ends no streak now.
    const ending = gone.filter(({ moves, stuck, watched }) => moves > 0 && !stuck && !watched);
    // A streak counts wins by the same rules.
    const [ended] = withAllOptions(ending.slice(0, 1).map(resultOf), this.variant);
    const streak = ended ? summaryOf(rest.filter(({ rules }) => rules === ended.rules)).streak : 0;
    const day = dayOf(now);
    const seeds: readonly unknown[] = dailySeeds(this.variant.id, day);
    const won = new DayBook(rest).wonIn(day).includes(this.variant.id);
    const daily = won ? undefined : gone.find(({ save }) => seeds.includes(save.seed));
    const first = daily ?? ending[0];
    if (!first || (!daily && streak === 0)) return () => undefined;
    const others = gone.length - 1;
    const sentences = [
      ...(daily ? [words.leftDaily] : []),
      ...(streak > 0 ? [fill(ending.length > 1 ? words.leftStreaks : words.leftStreak, { n: streak })] : []),
      ...(others > 0 ? [counted(words.leftOthers, others, shell.lang)] : []),
    ];
    const back = async (): Promise<boolean> => table.resume((await store.get('games', first.id)) ?? first);
    const actions = [
      { label: deal.cancel, run: () => void back() },
      ...(others > 0 ? [{ label: nav.statistics, run: this.list }] : []),
      { label: notices.ok, run: () => undefined },
    ];
    /** Forgets the games of a notice that the player has answered. */
    const answered = actions.map(({ label, run }) => ({ label, run: () => (this.close(), run()) }));
    return notice(sentences.join(' '), { actions: answered });
  }
}
