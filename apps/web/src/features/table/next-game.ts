/** The curated paths of the gallery, and similar patiences, as the build writes them in one language. */
export interface NextGames {
  readonly paths: readonly { readonly title: string; readonly steps: readonly (readonly [id: string, text: string])[] }[];
  readonly similar: Readonly<Record<string, readonly string[]>>;
}

/** A patience to play after another one. */
export interface NextGame {
  readonly id: string;
  /** Title of the curated path on which it follows; undefined for a similar patience. */
  readonly path?: string;
  /** One sentence on what is new in it. */
  readonly text?: string;
}

/**
 * Returns what to play after a patience: the next step of a curated path that the player has not won yet, else a similar patience that
 * the player has not won yet; undefined when there is none.
 * @param won ids of the patiences that the player has won
 */
export function nextGame(id: string, { paths, similar }: NextGames, won: ReadonlySet<string>): NextGame | undefined {
  for (const { title, steps } of paths) {
    const at = steps.findIndex(([step]) => step === id);
    const step = at < 0 ? undefined : steps.slice(at + 1).find(([other]) => !won.has(other));
    if (step) return { id: step[0], path: title, text: step[1] };
  }
  const other = similar[id]?.find((one) => !won.has(one));
  return other === undefined ? undefined : { id: other };
}
