import type { GameRecord } from '../../store/records.js';
import { resultOf } from '../../store/results.js';
import type { Write } from '../../store/backend.js';
import type { Store } from '../../store/store.js';
import { notice } from '../../components/notices.js';
import { fill } from '../../text/fill.js';
import type { SiteWords } from '../../words/types.js';

/** Limits for the storage of one added patience: number of games, characters of all games together, and characters of one game. */
export const QUOTA = { games: 2000, size: 10_000_000, one: 100_000 } as const;
/** Milliseconds between the first writes of two games; no player begins games faster. */
const BETWEEN_GAMES = 2000;

/** Returns a writer of the player's data with a limit for the games of an added patience. A notice says once that the limit is reached. */
export function withQuota(data: Pick<Store, 'results' | 'write'>, id: string, notices: SiteWords['notices']): QuotaStore {
  let report = (): void => {
    report = () => undefined;
    notice(fill(notices.ration, { n: QUOTA.games, size: QUOTA.size / 1e6 }), { close: notices.ok, waits: true });
  };
  return new QuotaStore(data, id, () => report());
}

/**
 * Writes the player's data for an added patience. Its games are stored within limits, so that an untrusted module can neither fill the storage nor
 * slow the pages down. Everything except its games passes unchanged.
 */
export class QuotaStore implements Pick<Store, 'write'> {
  /** Sizes of the stored games, by id; read before the first write. */
  #sizes: Promise<Map<string, number>> | undefined;
  #began = -Infinity;

  /** @param full is called when a game is not stored because the limit is reached */
  constructor(
    private readonly store: Pick<Store, 'results' | 'write'>,
    private readonly variant: string,
    private readonly full: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async write(writes: readonly Write[]): Promise<void> {
    const sizes = await (this.#sizes ??= this.#read());
    const passed: Write[] = [];
    for (const write of writes) {
      if (write.store !== 'games' || !('put' in write) || write.put.variant !== this.variant || this.#take(sizes, write.put))
        passed.push(write);
    }
    await this.store.write(passed);
  }

  /** Adds the size of a game. @returns whether the game may be stored */
  #take(sizes: Map<string, number>, game: GameRecord): boolean {
    const { size } = resultOf(game);
    const before = sizes.get(game.id);
    let sum = size - (before ?? 0);
    for (const one of sizes.values()) sum += one;
    if (size > QUOTA.one || sum > QUOTA.size || (before === undefined && sizes.size >= QUOTA.games)) {
      this.full();
      return false;
    }
    if (before === undefined) {
      const now = this.now();
      if (now - this.#began < BETWEEN_GAMES) return false;
      this.#began = now;
    }
    sizes.set(game.id, size);
    return true;
  }

  async #read(): Promise<Map<string, number>> {
    return new Map((await this.store.results(this.variant)).map(({ id, size }) => [id, size]));
  }
}
