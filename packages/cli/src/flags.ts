/** A flag of the command line, such as `--seed`. */
export interface Flag {
  /** Placeholder for its value in the help; a flag without one takes no value. */
  readonly value?: string;
  /** Letter of its short form, such as `h` for `-h`. */
  readonly short?: string;
  readonly repeatable?: boolean;
}

/** All flags of all commands, by name. */
export const FLAGS = {
  seed: { value: 'SEED' },
  deck: { value: '"KS TH …"' },
  'deck-file': { value: 'FILE' },
  set: { value: 'NAME=VALUE', repeatable: true },
  moves: { value: '"M M …"' },
  all: {},
  depth: { value: 'D' },
  exact: {},
  deals: { value: 'N' },
  from: { value: 'SEED' },
  player: { value: 'PLAYER' },
  jobs: { value: 'K' },
  out: { value: 'FILE' },
  save: { value: 'FILE' },
  'save-won': { value: 'FILE' },
  time: { value: 'T' },
  budget: { value: 'N' },
  memory: { value: 'MB' },
  json: {},
  lang: { value: 'TAG' },
  help: { short: 'h' },
  version: {},
} as const satisfies Readonly<Record<string, Flag>>;

/** Name of a flag, without the two hyphens. */
export type FlagName = keyof typeof FLAGS;

/** Flags of every command. */
export const COMMON: readonly FlagName[] = ['json', 'lang', 'help', 'version'];
/** Flags that choose a deal. */
export const DEAL: readonly FlagName[] = ['seed', 'deck', 'deck-file', 'set'];
/** Flags that limit a search. */
export const LIMITS: readonly FlagName[] = ['time', 'budget', 'memory'];
