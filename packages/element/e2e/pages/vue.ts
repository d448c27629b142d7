import { createApp, defineComponent, h, ref } from 'vue';
import '@patience/element/define';

/** The Vue page in the form of a template: `<patience-game :seed="7" :fourColors="true" @patience-move="…">`. */
const Page = defineComponent(() => {
  const moves = ref(0);
  return () =>
    h('div', [
      h('p', `moves ${moves.value}`),
      h('patience-game', {
        src: document.body.dataset['src'],
        seed: 7,
        lang: 'en',
        fourColors: true,
        onPatienceMove: (event: HTMLElementEventMap['patience-move']) => (moves.value = event.detail.moves),
      }),
    ]);
});

createApp(Page).mount('#root');
