import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@patience/element/define';

/** React 19 sets properties and listens to custom events by their names. */
function Page() {
  const [moves, setMoves] = useState(0);
  return h(
    'div',
    null,
    h('p', null, `moves ${moves}`),
    h('patience-game', {
      src: document.body.dataset['src'],
      seed: 7,
      lang: 'en',
      fourColors: true,
      'onpatience-move': (event: HTMLElementEventMap['patience-move']) => setMoves(event.detail.moves),
    }),
  );
}

createRoot(document.getElementById('root')!).render(h(Page));
