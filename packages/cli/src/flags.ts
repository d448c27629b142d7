/** An option of a command. */
export interface Flag {
  /** What follows it, as the help writes it; without one it is a switch. */
  readonly value?: string;
  /** One letter that says the same. */
  readonly short?: string;
  readonly repeatable?: boolean;
}

/** Every option of every command. */
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
  time: { value: 'T' },
  budget: { value: 'N' },
  memory: { value: 'MB' },
  trust: {},
  json: {},
  lang: { value: 'TAG' },
  help: { short: 'h' },
  version: {},
} as const satisfies Readonly<Record<string, Flag>>;

/** One of them, without its two strokes. */
export type FlagName = keyof typeof FLAGS;

/** What every command understands. */
export const COMMON: readonly FlagName[] = ['json', 'lang', 'help', 'version'];
/** How a deal is chosen. */
export const DEAL: readonly FlagName[] = ['seed', 'deck', 'deck-file', 'set', 'trust'];
/** What bounds a search. */
export const LIMITS: readonly FlagName[] = ['time', 'budget', 'memory'];
