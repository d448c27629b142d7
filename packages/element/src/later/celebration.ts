import type { Motion } from '../motion.js';

/** All cards leave: the end of a won game. */
export const celebrate = (motion: Motion, elements: readonly HTMLElement[], height: number): Promise<unknown> =>
  Promise.all(
    elements.map((element, i) => {
      const at = element.style.transform;
      const drift = ((i * 37) % 200) - 100;
      return motion.run(
        element,
        [
          { transform: at },
          { transform: `${at} translate(${drift * 0.6}px,${-40 - (i % 5) * 12}px) rotate(${drift / 12}deg)`, offset: 0.35, easing: 'cubic-bezier(.5,0,1,.5)' },
          { transform: `${at} translate(${drift * 2}px,${height * 1.2}px) rotate(${drift / 3}deg)` },
        ],
        { duration: 1100, delay: (i * 1100) / elements.length, easing: 'ease-out', fill: 'backwards' },
        100,
      ).finished.catch(() => undefined);
    }),
  );
