import { PatienceGame } from '@patience/element/react';
import { createElement as h, useState } from 'react';

export interface PageProps {
  readonly src: string;
  readonly options: Readonly<Record<string, string | number>>;
}

/** A page that a server renders with options, a switch and listeners, none of which React writes into the document. */
export function Page({ src, options }: PageProps) {
  const [moves, setMoves] = useState(0);
  const [heard, setHeard] = useState<readonly string[]>([]);
  const [wine, setWine] = useState(true);
  return h(
    'div',
    null,
    h('p', null, `moves ${moves}, ${heard.join()}`),
    h('button', { onClick: () => setWine(!wine) }, 'Cloth'),
    h(
      PatienceGame,
      {
        src,
        seed: 7,
        lang: 'en',
        className: 'table',
        fourColors: wine,
        cloth: wine ? 'wine' : undefined,
        options,
        onPatienceReady: () => setHeard((all) => [...all, 'ready']),
        onPatienceMove: ({ detail }) => setMoves(detail.moves),
        onPatienceBeforeSheet: (event) => event.preventDefault(),
      },
      h('a', { href: '/rules' }, 'The rules'),
    ),
  );
}
