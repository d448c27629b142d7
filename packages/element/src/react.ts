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

/**
 * Properties of the component: the settings of the element, listeners such as `onPatienceMove`, and React's properties of HTML elements.
 */
export type PatienceGameProps = Omit<HTMLAttributes<HTMLElement>, keyof PatienceSettings> &
  RefAttributes<PatienceElement> &
  PatienceSettings &
  PatienceListeners;

/** Properties of `<patience-game>` itself in JSX, on pages that are not rendered on a server. */
export type PatienceElementProps = DetailedHTMLProps<HTMLAttributes<PatienceElement>, PatienceElement> & PatienceMarkup;

type Given = Readonly<Record<string, unknown>>;

const settings = PatienceElement.properties;
const isListener = (name: string): boolean => /^onPatience[A-Z]/.test(name);

/**
 * `<patience-game>` as a React component, also for pages rendered on a server. There React writes only attributes for a custom element and
 * loses options, switches and listeners. The component sets them on the element. It defines the element, and `ref` is the element.
 */
export const PatienceGame: ForwardRefExoticComponent<PatienceGameProps> = forwardRef<PatienceElement, Omit<PatienceGameProps, 'ref'>>(
  function PatienceGame(props, ref) {
    const element = useRef<PatienceElement>(null);
    const applied = useRef<Given>({});
    const own: Record<string, unknown> = {};
    const html: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) (name in settings || isListener(name) ? own : html)[name] = value;

    useImperativeHandle(ref, () => element.current!, []);
    // Run before the element's first update, so that it deals once with all properties. No dependency list: the function compares by
    // itself.
    useLayoutEffect(() => {
      define();
      apply(element.current!, applied.current, own);
      applied.current = own;
    });

    return createElement('patience-game', { ...html, ref: element });
  },
);

/**
 * Updates an element from the settings and listeners of the last rendering to those of this one. Unchanged settings stay as the player set
 * them.
 */
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
