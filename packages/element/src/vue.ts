import type { HTMLAttributes, VNodeProps } from 'vue';
import type { PatienceGame } from './patience-game.js';
import type { PatienceListeners, PatienceSettings } from './props.js';

declare module 'vue' {
  /** Types of `<patience-game>` in templates; a template reference to it is the element. */
  interface GlobalComponents {
    'patience-game': new () => PatienceGame & { readonly $props: PatienceSettings & PatienceListeners & HTMLAttributes & VNodeProps };
  }
}
