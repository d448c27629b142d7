/** Tests the types of `<patience-game>` in each framework by compiling: the stage `types` reads this file. */
import type { ComponentProps, JSX, Ref } from 'react';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';
import { describe, expectTypeOf, test } from 'vitest';
import type { advise } from './advice/index.js';
import type { GameDetail } from './events.js';
import type { PatienceGame } from './patience-game.js';
import type { PatienceGame as ReactPatienceGame } from './react.js';
import type {} from './svelte.js';
import type {} from './vue.js';

type React = ComponentProps<typeof ReactPatienceGame>;
type Jsx = JSX.IntrinsicElements['patience-game'];
type Vue = InstanceType<GlobalComponents['patience-game']>['$props'];
type Svelte = SvelteHTMLElements['patience-game'];
type Moved = { readonly detail: GameDetail };
type Cloth = 'green' | 'blue' | 'wine' | 'grey' | 'teal' | 'plum' | 'walnut' | 'night' | undefined;

describe.each(['React component', 'React JSX', 'Vue', 'Svelte'])('in %s', () => {
  test('a setting with choices accepts only these values', () => {
    expectTypeOf<React['cloth']>().toEqualTypeOf<Cloth>();
    expectTypeOf<Jsx['cloth']>().toEqualTypeOf<Cloth>();
    expectTypeOf<Vue['cloth']>().toEqualTypeOf<Cloth>();
    expectTypeOf<Svelte['cloth']>().toEqualTypeOf<Cloth>();
  });

  test('options accept an object, and switches a boolean under the name of the property', () => {
    const given = { options: { draw: 3 }, fourColors: true, withoutTools: false };
    expectTypeOf(given).toExtend<React>();
    expectTypeOf(given).toExtend<Jsx>();
    expectTypeOf(given).toExtend<Vue>();
    expectTypeOf(given).toExtend<Svelte>();
  });

  test('listeners receive the event with its detail', () => {
    expectTypeOf<Parameters<NonNullable<React['onPatienceMove']>>[0]>().toExtend<Moved>();
    expectTypeOf<Parameters<NonNullable<Jsx['onpatience-move']>>[0]>().toExtend<Moved>();
    expectTypeOf<Parameters<NonNullable<Vue['onPatienceMove']>>[0]>().toExtend<Moved>();
    expectTypeOf<Parameters<NonNullable<Svelte['onpatience-move']>>[0]>().toExtend<Moved>();
    expectTypeOf<Parameters<NonNullable<Svelte['on:patience-move']>>[0]>().toExtend<Moved>();
  });
});

test('markup accepts a switch under the name of its attribute', () => {
  expectTypeOf<Jsx['four-colors']>().toEqualTypeOf<boolean | '' | undefined>();
  expectTypeOf<Svelte['without-letter-keys']>().toEqualTypeOf<boolean | '' | undefined>();
});

test('methods and internals of the element are no props', () => {
  expectTypeOf<Extract<keyof React, 'play' | 'undo' | 'game' | 'renderRoot' | 'session'>>().toBeNever();
});

test('a reference has the type of the element', () => {
  expectTypeOf<PatienceGame>().toExtend<InstanceType<GlobalComponents['patience-game']> extends infer T ? Omit<T, '$props'> : never>();
  expectTypeOf<NonNullable<React['ref']>>().toExtend<Ref<PatienceGame>>();
});

test("the document's types include the element and its events", () => {
  expectTypeOf<HTMLElementTagNameMap['patience-game']>().toEqualTypeOf<PatienceGame>();
  expectTypeOf<HTMLElementEventMap['patience-won']>().toEqualTypeOf<CustomEvent<GameDetail>>();
  expectTypeOf<DocumentEventMap['patience-won']>().toEqualTypeOf<CustomEvent<GameDetail>>();
  expectTypeOf<WindowEventMap['patience-won']>().toEqualTypeOf<CustomEvent<GameDetail>>();
  expectTypeOf<Parameters<typeof advise>[0]>().toEqualTypeOf<PatienceGame | null>();
});
