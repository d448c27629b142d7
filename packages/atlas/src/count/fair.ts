import { existsSync, readFileSync } from 'node:fs';
import { deal } from '@patience/core/internals';
import { FAIR_PLAYER_VERSION, playFair } from '@patience/solver';
import writeFileAtomic from 'write-file-atomic';
import { SOLVER, type RuleSet } from './rule-sets.js';

/** The count of a rule set by the fair player: seeds 1 to `deals`. */
export interface FairCount {
  readonly deals: number;
  readonly won: number;
  /** Largest number of positions for each plan of the player. */
  readonly budget: number;
  readonly rules: number;
  readonly solver: string;
  /** {@link FAIR_PLAYER_VERSION} that played. */
  readonly player: number;
}

/** The counts of all rule sets by name, stored in one file. */
export class FairCounts {
  readonly #counts: Map<string, FairCount>;

  constructor(private readonly file: string) {
    this.#counts = new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, FairCount>) : []);
  }

  /** Returns the count for these rules and this player; undefined if there is none. */
  of({ name, variant }: RuleSet): FairCount | undefined {
    const count = this.#counts.get(name);
    return count?.rules === variant.rules && count.player === FAIR_PLAYER_VERSION ? count : undefined;
  }

  /** Plays the next deal of a rule set. Starts again with the first deal when rules, player, solver or budget have changed. */
  playOn(ruleSet: RuleSet, budget: number): FairCount {
    const { name, variant, options } = ruleSet;
    const known = this.of(ruleSet);
    const { deals, won } = known?.budget === budget && known.solver === SOLVER ? known : { deals: 0, won: 0 };
    const seed = deals + 1;
    const dealt = deal(variant, { seed, options });
    if (!dealt.ok) throw new Error(dealt.error.message);
    const { result } = playFair(dealt.value.table, { budget, seed });
    const count = {
      deals: seed,
      won: won + Number(result === 'won'),
      budget,
      rules: variant.rules,
      solver: SOLVER,
      player: FAIR_PLAYER_VERSION,
    };
    this.#counts.set(name, count);
    return count;
  }

  /** Replaces the file as a whole. */
  write(): void {
    const lines = [...this.#counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, count]) => `  ${JSON.stringify(name)}: ${JSON.stringify(count)}`);
    writeFileAtomic.sync(this.file, `{\n${lines.join(',\n')}\n}\n`);
  }
}
