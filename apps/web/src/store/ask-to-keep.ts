/** Number of played games from which a player without a win is asked too. */
const GAMES = 10;

type Storage = Pick<StorageManager, 'persist' | 'persisted'>;

/**
 * Asks the browser to keep the player's data when the device runs out of space, once there is something to lose: a win, or ten games. Some
 * browsers then ask the player, so it is never asked at the start. @returns whether the data are kept; undefined if it was not asked
 */
export async function askToKeep(
  won: boolean,
  games: number,
  storage: Storage | null = 'storage' in navigator ? navigator.storage : null,
): Promise<boolean | undefined> {
  if (!won && games < GAMES) return undefined;
  try {
    return (await storage?.persisted()) || (await storage?.persist());
  } catch {
    return undefined; // Ignore the error: the browser may not allow the question here, for example in a frame.
  }
}
