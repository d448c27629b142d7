import type { GivenOptions, Seed } from '@patience/core';
import type { DataVariant } from '@patience/core/data';
import type { FindProgress, Winnable } from '../winnable.js';
import type { Reason } from '../reasons/reason.js';
import type { Hint } from '../hints/hint.js';
import type { Mode, Progress, SearchOptions, Verdict } from '../verdict.js';

/** A position as plain data: a deal and the moves since. A worker can rebuild the table from it. */
export interface Position {
  readonly seed?: Seed;
  readonly deck?: string;
  readonly options?: GivenOptions;
  /** Moves since the deal, in notation. */
  readonly moves?: readonly string[];
}

/** A question to the solver. */
export type Question =
  | { readonly ask: 'solve'; readonly position: Position; readonly search?: SearchOptions & { readonly mode?: Mode } }
  | { readonly ask: 'hint'; readonly position: Position; readonly search?: SearchOptions & { readonly mode?: Mode } }
  | { readonly ask: 'why'; readonly position: Position; readonly search?: undefined }
  | {
      readonly ask: 'winnable';
      readonly options?: GivenOptions;
      readonly from?: Seed;
      readonly deals?: number;
      readonly search?: SearchOptions;
    };

/** A variant in a form that a worker can load: the address of its module, or plain data. */
export type Telling = { readonly module: string } | { readonly data: DataVariant };

/** A message to the worker. A new question aborts the present one. */
export type ToWorker = (Telling & { readonly id: number; readonly question: Question }) | { readonly abort: number };

/** A message from the worker: any number of reports, then an answer or an error. With `unloaded`, the worker could not load the module. */
export type FromWorker =
  | { readonly id: number; readonly progress: Progress | FindProgress }
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string; readonly unloaded?: true };

/** The answer to a question. */
export type Answer =
  | { readonly ask: 'solve'; readonly verdict: Verdict }
  | { readonly ask: 'hint'; readonly hint: Hint }
  | { readonly ask: 'why'; readonly reason: Reason | undefined }
  | { readonly ask: 'winnable'; readonly found: Winnable | undefined };
