import type { CelebrationHost } from '../controllers/celebration.js';
import type { TableSession } from '../table/table-session.js';

/** All cards leave: the end of a won game. @param goesOn whether nothing has ended it meanwhile */
export async function celebrate(host: CelebrationHost, { motion, frame }: TableSession, goesOn: () => boolean): Promise<void> {
  await host.updateComplete;
  // The last card still comes home.
  await new Promise((wake) => setTimeout(wake, 400));
  if (!goesOn()) return;
  const cards = [...host.renderRoot.querySelectorAll<HTMLElement>('.table .card')];
  await Promise.all(
    cards.map((card, i) => {
      const at = card.style.transform;
      const drift = ((i * 37) % 200) - 100;
      return motion
        .run(
          card,
          [
            { transform: at },
            {
              transform: `${at} translate(${drift * 0.6}px,${-40 - (i % 5) * 12}px) rotate(${drift / 12}deg)`,
              offset: 0.35,
              easing: 'cubic-bezier(.5,0,1,.5)',
            },
            { transform: `${at} translate(${drift * 2}px,${frame!.box.height * 1.2}px) rotate(${drift / 3}deg)` },
          ],
          { duration: 1100, delay: (i * 1100) / cards.length, easing: 'ease-out', fill: 'backwards' },
          100,
        )
        .finished.catch(() => undefined);
    }),
  );
}
