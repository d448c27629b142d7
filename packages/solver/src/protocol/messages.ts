import type { GivenOptions, Seed } from '@patience/core';
import type { DataVariant } from '@patience/core/data';
import type { FindProgress, Winnable } from '../winnable.js';
import type { Hint } from '../hints/hint.js';
import type { Mode, Progress, SearchOptions, Verdict } from '../verdict.js';

/** A position as plain data: a deal and the moves since, so that a worker can lay it out itself. */
export interface Position {
  readonly seed?: Seed;
  readonly deck?: string;
  readonly options?: GivenOptions;
  /** In notation. */
  readonly moves?: readonly string[];
}

/** What a worker can be asked. */
export type Question =
  | { readonly ask: 'solve'; readonly position: Position; readonly search?: SearchOptions & { readonly mode?: Mode } }
  | { readonly ask: 'hint'; readonly position: Position; readonly search?: SearchOptions & { readonly mode?: Mode } }
  | {
      readonly ask: 'winnable';
      readonly options?: GivenOptions;
      readonly from?: Seed;
      readonly deals?: number;
      readonly search?: SearchOptions;
    };

/** A variant as a worker can be told it: the address of its module, or plain data. */
export type Telling = { readonly module: string } | { readonly data: DataVariant };

/** To the worker. A new question aborts the one that is being worked on. */
export type ToWorker = (Telling & { readonly id: number; readonly question: Question }) | { readonly abort: number };

/** From the worker: any number of reports, then an answer or an error; `unloaded`: the module could not be loaded in it. */
export type FromWorker =
  | { readonly id: number; readonly progress: Progress | FindProgress }
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string; readonly unloaded?: true };

/** What the worker sends back, by what was asked. */
export type Answer =
  | { readonly ask: 'solve'; readonly verdict: Verdict }
  | { readonly ask: 'hint'; readonly hint: Hint }
  | { readonly ask: 'winnable'; readonly found: Winnable | undefined };
