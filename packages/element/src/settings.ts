import type { GivenOptions, Seed, Variant } from '@patience/core';
import { LitElement, type PropertyDeclarations } from 'lit';
import type { Adviser } from './adviser.js';
import type { GameResult } from './result.js';
import type { SandboxOptions } from './sandbox/options.js';
import { sameAddress, sameOptions, sameRecipe, sameSeed } from './game-request.js';

/** Ignores a new value that equals the old one, so that the current game goes on. */
const unlike =
  <T>(same: (one: T, other: T) => boolean) =>
  (one: T, other: T): boolean =>
    !same(one, other);

/** Settings of the element by attribute or property. The state of the game is never reflected to attributes. */
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
  /** Address of a variant's module, instead of a registered variant; or of a recipe (plain data), if its path ends in `.json`. */
  declare src: string | undefined;
  /** A recipe itself, as an object or as JSON text, instead of an address. */
  declare recipe: object | string | undefined;
  /** Runs the untrusted module of `src` in a frame without access to the page. An object has further options. */
  declare sandbox: boolean | SandboxOptions;
  /** Number (0 to 4294967295) or text of the deal. Default: random. */
  declare seed: Seed | undefined;
  /** The cards in dealing order, instead of a seed: `KS TH 9D …`. */
  declare deck: string | undefined;
  /** Options of the variant, as an object or as text: `suits=2 aces=matching`. */
  declare options: GivenOptions | string | undefined;
  /** Stores the game in the page's storage under this name. */
  declare autosave: string | undefined;
  /**
   * When the game is loaded: at once, or with `lazy` when the element comes near the screen.
   * @default 'eager'
   */
  declare loading: 'eager' | 'lazy' | undefined;
  /** Light or dark table. Default: the system's colour scheme. */
  declare theme: 'light' | 'dark' | undefined;
  /** `none`: no animations. Default: the system's setting for reduced motion. */
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
  /** Uses the large index at every size. */
  declare largeIndex: boolean;
  /** Uses white cards, black edges and a darker table. */
  declare highContrast: boolean;
  /**
   * `one`: one tap or click sends a card to its best destination, the next one to the next; `two`: choose the card first, then the
   * destination.
   * Default: `one` for fingers; a click of the mouse plays a card with a single destination and chooses one with several. Patiences that
   * ask
   * for `two` use that. Keys always choose first.
   */
  declare taps: 'one' | 'two' | undefined;
  /** Mirrors the table for left-handed players. */
  declare leftHanded: boolean;
  /** Hides the tool bar. */
  declare withoutTools: boolean;
  /** Hides the points. */
  declare withoutScore: boolean;
  /** Hides the time. */
  declare withoutClock: boolean;
  /** Turns off commands by single letters. */
  declare withoutLetterKeys: boolean;
  /** Length of the announcements for screen readers. Default: between the two. */
  declare speech: 'short' | 'full' | undefined;
  /** Plays short sounds, and vibrates where the device can. Players can switch it in the menu. */
  declare sounds: boolean;
  /**
   * Volume of the sounds, 0 to 1.
   * @default 0.5
   */
  declare volume: string | number | undefined;
  /** Handles keys on the whole page while nothing else has the focus, for pages about one table. */
  declare pageKeys: boolean;
  /** Shows whether the game can still be won, if an adviser can tell: see `@patience/element/advice`. */
  declare outlook: boolean;
  /**
   * A switch for winnable deals in the sheet behind New, for a page that deals them when it hears `patience-before-deal`. The player
   * changes it. Absent: there is no switch.
   */
  declare winnable: 'on' | 'off' | undefined;
  /** Additions of the page to the result of a won game. They may be set in a listener of `patience-won`. */
  declare result: GameResult | undefined;
  /** Shows three lines about how to play until the first move, for new players. */
  declare guide: boolean;
  /** Source of hints. Default: the best move by what is face up. */
  declare adviser: Adviser | undefined;

  constructor() {
    super();
    this.sandbox = this.fourColors = this.largeIndex = this.highContrast = this.leftHanded = false;
    this.withoutTools = this.withoutScore = this.withoutClock = this.withoutLetterKeys = this.pageKeys = this.outlook = this.guide = false;
    this.sounds = false;
  }

  /** Treats the text `false` as absent for boolean attributes: templates of other frameworks write that. */
  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const property = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (value === 'false' && typeof this[property as keyof this] === 'boolean') this.removeAttribute(name);
    else super.attributeChangedCallback(name, old, value);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }
}
