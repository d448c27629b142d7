import type { Player } from '../../table/player.js';

const KEYS: Readonly<Record<string, (player: Player) => void>> = {
  ArrowLeft: (player) => player.go(player.position - 1),
  ArrowRight: (player) => player.go(player.position + 1),
  Home: (player) => player.go(0),
  End: (player) => player.go(player.length),
  ' ': (player) => player.toggle(),
};

/** Makes the keys step through the game wherever the focus is on the page, except for keys that the focused element uses. */
export function listenForKeys(player: Player): void {
  document.addEventListener('keydown', (event) => {
    const run = KEYS[event.key];
    if (!run || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target as HTMLElement;
    if (target !== document.body && (event.key === ' ' || !target.matches('.steps button'))) return;
    event.preventDefault();
    // Ignore a repeated space bar, which would start and stop the game in turn.
    if (event.key !== ' ' || !event.repeat) run(player);
  });
}
