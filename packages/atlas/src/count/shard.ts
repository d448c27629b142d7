import { BadInput } from './bad-input.js';

/** A part of the seeds, for many machines: those that leave the same remainder. */
export interface Shard {
  /** Into how many parts the seeds are divided. */
  readonly parts: number;
  takes(seed: number): boolean;
}

/** Which part of the seeds a run counts, as `3/40` for the third of forty. @throws BadInput */
export function shardOf(text: string): Shard {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (part === undefined || parts === undefined || part < 1 || part > parts)
    throw new BadInput(`"${text}" is no shard: write 3/40 for the third of forty.`);
  return { parts, takes: (seed) => seed % parts === part % parts };
}
