import type { GivenOptions, Seed, Variant } from '@patience/core';
import { LitElement, type PropertyDeclarations } from 'lit';
import type { Adviser } from './adviser.js';
import type { GameResult } from './result.js';
import type { SandboxOptions } from './sandbox/options.js';
import { sameAddress, sameOptions, sameRecipe, sameSeed } from './game-request.js';

/** What is set anew to the same as before changes nothing: a game that is being played goes on. */
const unlike =
  <T>(same: (one: T, other: T) => boolean) =>
  (one: T, other: T): boolean =>
    !same(one, other);

/** What the author of a page sets, by attribute or property. How the game stands is never reflected. */
export class Settings extends LitElement {
  /** @internal */
  static override readonly properties: PropertyDeclarations = {
    variant: { reflect: true, converter: { toAttribute: (value: unknown) => (typeof value === 'string' ? value : null) } },
    src: { hasChanged: unlike(sameAddress) },
    recipe: { attribute: false, hasChanged: unlike(sameRecipe) },
    sandbox: { converter: (value) => value !== null, hasChanged: (one, other) => !one !== !other },
    seed: { reflect: true, hasChanged: unlike(sameSeed) },
    deck: {},
    options: { hasChanged: unlike(sameOptions) },
    autosave: {},
    loading: {},
    theme: { reflect: true },
    motion: {},
    faces: { reflect: true },
    back: { reflect: true },
    cloth: { reflect: true },
    fourColors: { type: Boolean, reflect: true, attribute: 'four-colors' },
    largeIndex: { type: Boolean, reflect: true, attribute: 'large-index' },
    highContrast: { type: Boolean, reflect: true, attribute: 'high-contrast' },
    taps: {},
    leftHanded: { type: Boolean, reflect: true, attribute: 'left-handed' },
    withoutTools: { type: Boolean, reflect: true, attribute: 'without-tools' },
    withoutScore: { type: Boolean, reflect: true, attribute: 'without-score' },
    withoutClock: { type: Boolean, reflect: true, attribute: 'without-clock' },
    withoutLetterKeys: { type: Boolean, reflect: true, attribute: 'without-letter-keys' },
    speech: {},
    sounds: { type: Boolean, reflect: true },
    volume: {},
    pageKeys: { type: Boolean, reflect: true, attribute: 'page-keys' },
    outlook: { type: Boolean, reflect: true, attribute: 'outlook' },
    winnable: { reflect: true },
    result: { attribute: false },
    guide: { type: Boolean, reflect: true },
    adviser: { attribute: false },
  };

  /** Id of a registered variant, or the variant itself. */
  declare variant: string | Variant | undefined;
  /** Address of a variant's module, instead of a registered one; or of a recipe, which is plain data: its path ends in `.json`. */
  declare src: string | undefined;
  /** A recipe itself, as an object or as JSON text, instead of an address. */
  declare recipe: object | string | undefined;
  /** The module of `src` is not trusted: the whole table is in a frame that reaches nothing of the page. An object says more. */
  declare sandbox: boolean | SandboxOptions;
  /** Number (0 to 4294967295) or text of the deal. Absent: any deal. */
  declare seed: Seed | undefined;
  /** The cards in dealing order instead of a seed: `KS TH 9D …`. */
  declare deck: string | undefined;
  /** Options of the variant, as an object or as text: `suits=2 aces=matching`. */
  declare options: GivenOptions | string | undefined;
  /** Keeps the game in the page's storage under this name. */
  declare autosave: string | undefined;
  /**
   * When the game is loaded: at once, or with `lazy` when the element comes near the screen.
   * @default 'eager'
   */
  declare loading: 'eager' | 'lazy' | undefined;
  /** Light or dark table. Absent: follows the system's colour scheme. */
  declare theme: 'light' | 'dark' | undefined;
  /** `none`: nothing moves. Absent: follows the system's setting for reduced motion. */
  declare motion: 'none' | undefined;
  /**
   * Suits and court cards: French, or German with acorns, leaves, hearts and bells, Unter, Ober, König and Daus.
   * @default 'french'
   */
  declare faces: 'french' | 'german' | undefined;
  /**
   * Pattern of face-down cards.
   * @default 'lattice'
   */
  declare back: 'lattice' | 'scales' | 'sun' | undefined;
  /**
   * Colour, light and texture of the table.
   * @default 'green'
   */
  declare cloth: 'green' | 'blue' | 'wine' | 'grey' | undefined;
  /** Clubs green and diamonds blue; with German suits leaves green and bells orange. */
  declare fourColors: boolean;
  /** The large index at every size. */
  declare largeIndex: boolean;
  /** White cards, black edges, a darker table. */
  declare highContrast: boolean;
  /**
   * `one`: one tap or click sends a card to its best place, the next one to the next; `two`: it is chosen first, then its place.
   * Absent: `one` for fingers; a click of the mouse plays a card that has a single place and chooses one that has several. Patiences
   * that ask for `two` are played so. Keys always choose first.
   */
  declare taps: 'one' | 'two' | undefined;
  /** The table mirrored for the left hand. */
  declare leftHanded: boolean;
  /** Without the bar of tools. */
  declare withoutTools: boolean;
  /** Points are not shown. */
  declare withoutScore: boolean;
  /** The time is not shown. */
  declare withoutClock: boolean;
  /** Single letters are no commands. */
  declare withoutLetterKeys: boolean;
  /** Length of the announcements for screen readers. Absent: between the two. */
  declare speech: 'short' | 'full' | undefined;
  /** Short sounds, and a touch of vibration where the device can; players switch it in the menu. */
  declare sounds: boolean;
  /**
   * Loudness of the sounds, 0 to 1.
   * @default 0.5
   */
  declare volume: string | number | undefined;
  /** Keys work on the whole page, as long as nothing else on it has the focus: for pages that are about one table. */
  declare pageKeys: boolean;
  /** Shows whether the game can still be won, when there is someone who knows: see `@patience/element/advice`. */
  declare outlook: boolean;
  /**
   * A switch for winnable deals in the sheet behind New, for a page that deals them when it hears `patience-before-deal`. The player
   * changes it. Absent: there is no switch.
   */
  declare winnable: 'on' | 'off' | undefined;
  /** What the page adds to the result of a won game; it may be set when `patience-won` is heard. */
  declare result: GameResult | undefined;
  /** Three lines say how this kind of game is played, until the first move: for those who play it for the first time. */
  declare guide: boolean;
  /** Where hints come from; absent: the best move by what lies open. */
  declare adviser: Adviser | undefined;

  constructor() {
    super();
    this.sandbox = this.fourColors = this.largeIndex = this.highContrast = this.leftHanded = false;
    this.withoutTools = this.withoutScore = this.withoutClock = this.withoutLetterKeys = this.pageKeys = this.outlook = this.guide = false;
    this.sounds = false;
  }

  /** Templates of other frameworks write `false` as text: for a boolean attribute that means off, as if it were not there. */
  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const property = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (value === 'false' && typeof this[property as keyof this] === 'boolean') this.removeAttribute(name);
    else super.attributeChangedCallback(name, old, value);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }
}
