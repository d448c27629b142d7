import { BadInput } from './bad-input.js';

/** A part of the seeds, for counting on several machines: the seeds with one remainder modulo the number of parts. */
export interface Shard {
  /** Number of parts. */
  readonly parts: number;
  takes(seed: number): boolean;
}

/** Reads a part of the seeds, such as `3/40` for the third of forty. @throws BadInput */
export function shardOf(text: string): Shard {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (part === undefined || parts === undefined || part < 1 || part > parts)
    throw new BadInput(`--shard must be a part such as 3/40, the third of forty, not "${text}".`);
  return { parts, takes: (seed) => seed % parts === part % parts };
}
