import type { Options } from '@patience/core';

/** The patience that a simulation plays. */
export interface Subject {
  readonly variant: string;
  readonly rules: number;
  readonly options: Options;
  /** Name of the patience with all its options, in the user's language. */
  readonly name: string;
}
