import type { Position } from '@patience/core';
import type { LitElement } from 'lit';
import type { PatienceEvents } from './events.js';
import type { Puzzle } from './puzzle.js';
import type { Settings } from './settings.js';

/** Converts `patience-before-move` to `PatienceBeforeMove`. */
type Pascal<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Capitalize<Head>}${Pascal<Tail>}` : Capitalize<Name>;

/** Converts `fourColors` to `four-colors`. */
type Kebab<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${Kebab<Rest>}`
  : Name;

type Listener<Detail> = ((event: CustomEvent<Detail>) => void) | undefined;

/** The settings of the element as properties, each of them optional. */
export type PatienceSettings = {
  [Name in keyof Settings as Exclude<Name, keyof LitElement | 'flush' | 'keys'>]?: Settings[Name] | undefined;
} & StartSettings;

/** Settings that are read as the state of the game. */
interface StartSettings {
  position?: Position | string | undefined;
  moves?: string | undefined;
  puzzle?: Puzzle | undefined;
}

/** Boolean settings under the names of their attributes, where these differ from the properties: `four-colors`. */
type Switches = {
  [Name in keyof PatienceSettings as Exclude<Kebab<Name>, Name>]?: PatienceSettings[Name] | '';
};

/** Listeners under names such as `onPatienceMove`: for components in React and for Vue. */
export type PatienceListeners = { [Name in keyof PatienceEvents as `on${Pascal<Name>}`]?: Listener<PatienceEvents[Name]> };

/** Everything that markup may set on `<patience-game>`: settings as properties or attributes, and listeners such as `onpatience-move`. */
export type PatienceMarkup = PatienceSettings &
  Switches & { [Name in keyof PatienceEvents as `on${Name}`]?: Listener<PatienceEvents[Name]> };
