'use client';

import {
  createElement,
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type DetailedHTMLProps,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type RefAttributes,
} from 'react';
import { PatienceGame as PatienceElement } from './patience-game.js';
import type { PatienceListeners, PatienceMarkup, PatienceSettings } from './props.js';
import { define } from './registration.js';

/** Properties of the component: the settings of the element, listeners such as `onPatienceMove`, and what React takes for any HTML element. */
export type PatienceGameProps = Omit<HTMLAttributes<HTMLElement>, keyof PatienceSettings> &
  RefAttributes<PatienceElement> &
  PatienceSettings &
  PatienceListeners;

/** What `<patience-game>` itself takes in JSX, on pages that no server renders. */
export type PatienceElementProps = DetailedHTMLProps<HTMLAttributes<PatienceElement>, PatienceElement> & PatienceMarkup;

type Given = Readonly<Record<string, unknown>>;

const settings = PatienceElement.properties;
const isListener = (name: string): boolean => /^onPatience[A-Z]/.test(name);

/**
 * `<patience-game>` as a React component, also for pages that a server renders: React hands to a custom element in such a page only what can be
 * written as attributes, so that options, switches and listeners are lost. The component sets them on the element itself. It defines
 * the element, and `ref` is the element.
 */
export const PatienceGame: ForwardRefExoticComponent<PatienceGameProps> = forwardRef<PatienceElement, Omit<PatienceGameProps, 'ref'>>(
  function PatienceGame(props, ref) {
    const element = useRef<PatienceElement>(null);
    const applied = useRef<Given>({});
    const own: Record<string, unknown> = {};
    const html: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) (name in settings || isListener(name) ? own : html)[name] = value;

    useImperativeHandle(ref, () => element.current!, []);
    // Before the element's first update, so that it deals once, as the properties say. Without dependencies: it compares by itself.
    useLayoutEffect(() => {
      define();
      apply(element.current!, applied.current, own);
      applied.current = own;
    });

    return createElement('patience-game', { ...html, ref: element });
  },
);

/** Brings an element from the settings and listeners of the last rendering to those of this one. What did not change is left as the player set it. */
function apply(element: PatienceElement, before: Given, now: Given): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [was, is] = [before[name], now[name]];
    if (was === is) continue;
    if (!isListener(name)) {
      Object.assign(element, { [name]: settings[name]!.type === Boolean ? !!is : is });
      continue;
    }
    const event = name
      .slice(2)
      .replace(/(?!^)[A-Z]/g, '-$&')
      .toLowerCase();
    if (was) element.removeEventListener(event, was as EventListener);
    if (is) element.addEventListener(event, is as EventListener);
  }
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- this is how React lets elements be added
  namespace JSX {
    interface IntrinsicElements {
      'patience-game': PatienceElementProps;
    }
  }
}
