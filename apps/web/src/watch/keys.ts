import type { Player } from './player.js';

/** Actions of keys in a watched game. */
const KEYS: Readonly<Record<string, (player: Player) => void>> = {
  ArrowLeft: (player) => player.go(player.position - 1),
  ArrowRight: (player) => player.go(player.position + 1),
  Home: (player) => player.go(0),
  End: (player) => player.go(player.length),
  ' ': (player) => player.toggle(),
};

/** Keys go through the game at once, wherever the page has the keyboard; what has the focus keeps the keys that are its own. */
export function hearKeys(player: Player): void {
  document.addEventListener('keydown', (event) => {
    const run = KEYS[event.key];
    if (!run || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target as HTMLElement;
    if (target !== document.body && (event.key === ' ' || !target.matches('.steps button'))) return;
    event.preventDefault();
    // Held down, arrows go on; the space bar would start and stop by turns.
    if (event.key !== ' ' || !event.repeat) run(player);
  });
}
