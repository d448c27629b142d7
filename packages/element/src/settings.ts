import type { GivenOptions, SavedGame, Seed, Variant } from '@patience/core';
import { LitElement, type PropertyDeclarations } from 'lit';
import type { Adviser } from './adviser.js';
import type { CardBack, CardFace } from './card-looks.js';
import type { GameEnding } from './ending.js';
import type { GameResult } from './result.js';
import type { SandboxOptions } from './sandbox/options.js';
import { type ShortcutSetting, Shortcuts } from './table/shortcuts.js';
import { sameAddress, sameData, sameOptions, sameSeed } from './game-request.js';

/**
 * Returns whether a new value of a property differs from the old one, by a comparison of contents. An equal value is ignored, so that the
 * current game goes on.
 */
const unlike =
  <T>(same: (one: T, other: T) => boolean) =>
  (one: T, other: T): boolean =>
    !same(one, other);

/**
 * Settings of the element, by attribute or property. No move or deal changes them. Settings that the player changes in the menu change the property and its
 * attribute, and `patience-settings` reports them. An element that stores its games stores these too, and applies them when it is loaded.
 */
export class Settings extends LitElement {
  /** @internal */
  static override readonly properties: PropertyDeclarations = {
    variant: { reflect: true, converter: { toAttribute: (value: unknown) => (typeof value === 'string' ? value : null) } },
    src: { hasChanged: unlike(sameAddress) },
    recipe: { attribute: false, hasChanged: unlike(sameData) },
    sandbox: { converter: (value) => value !== null, hasChanged: (one, other) => !one !== !other },
    seed: { reflect: true, hasChanged: unlike(sameSeed) },
    deck: {},
    options: { hasChanged: unlike(sameOptions) },
    savedGame: { attribute: false, hasChanged: unlike(sameData) },
    position: { attribute: false, noAccessor: true },
    moves: { noAccessor: true },
    puzzle: { attribute: false, noAccessor: true },
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
    touchAction: { reflect: true, attribute: 'touch-action' },
    leftHanded: { type: Boolean, reflect: true, attribute: 'left-handed' },
    withoutTools: { type: Boolean, reflect: true, attribute: 'without-tools' },
    withoutScore: { type: Boolean, reflect: true, attribute: 'without-score' },
    withoutClock: { type: Boolean, reflect: true, attribute: 'without-clock' },
    shortcuts: { hasChanged: unlike(sameData) },
    viewOnly: { type: Boolean, reflect: true, attribute: 'view-only' },
    withoutLetterKeys: { type: Boolean, reflect: true, attribute: 'without-letter-keys' },
    speech: {},
    sounds: { type: Boolean, reflect: true },
    volume: {},
    pageKeys: { type: Boolean, reflect: true, attribute: 'page-keys' },
    outlook: { type: Boolean, reflect: true, attribute: 'outlook' },
    winnable: { reflect: true },
    cardFace: { attribute: false },
    cardBack: { attribute: false },
    result: { attribute: false },
    ending: { attribute: false },
    guide: { type: Boolean, reflect: true },
    demo: { type: Boolean, reflect: true },
    adviser: { attribute: false },
  };

  /** Id of a registered variant, or the variant itself. */
  declare variant: string | Variant | undefined;
  /** Address of a variant's module, instead of a registered variant; or of a recipe (plain data), if its path ends in `.json`. */
  declare src: string | undefined;
  /** A recipe, which is a patience as plain data: an object or JSON text, instead of an address in `src`. */
  declare recipe: object | string | undefined;
  /** Runs the untrusted module of `src` in a frame without access to the page. An object sets further options of the frame. */
  declare sandbox: boolean | SandboxOptions;
  /** Number of the deal (0 to 4294967295), or any text that selects a deal. Default: random. */
  declare seed: Seed | undefined;
  /** The cards in dealing order, such as `KS TH 9D …`, instead of a seed. */
  declare deck: string | undefined;
  /** Options of the variant, as an object or as text: `suits=2 aces=matching`. */
  declare options: GivenOptions | string | undefined;
  /**
   * A saved game to begin with, as an object or JSON text, instead of a deal by `seed` or `deck` and instead of a stored game. If it cannot be opened, fires
   * `patience-error` and deals.
   */
  declare savedGame: SavedGame | string | undefined;
  /**
   * Name under which the game is stored in the page's storage, with the settings that the player chose. Empty: the path of the page is the name. Absent:
   * nothing is stored.
   */
  declare autosave: string | undefined;
  /** When the game is loaded: at once (`eager`), or when the element comes near the screen (`lazy`). @default 'eager' */
  declare loading: 'eager' | 'lazy' | undefined;
  /** Light or dark colours of the table. Default: that of the page by its `color-scheme`, else the system's. */
  declare theme: 'light' | 'dark' | undefined;
  /** `none` turns off animations. Default: the system's setting for reduced motion. */
  declare motion: 'none' | undefined;
  /**
   * Suits and court cards of the faces: French; or German, with acorns, leaves, hearts and bells, and Unter, Ober, König and Daus.
   * @default 'french'
   */
  declare faces: 'french' | 'german' | undefined;
  /**
   * Pattern of face-down cards.
   * @default 'lattice'
   */
  declare back: 'lattice' | 'scales' | 'sun' | 'diamonds' | 'rings' | 'stars' | undefined;
  /**
   * Colour, light and texture of the table.
   * @default 'green'
   */
  declare cloth: 'green' | 'blue' | 'wine' | 'grey' | 'teal' | 'plum' | 'walnut' | 'night' | undefined;
  /** Shows clubs in green and diamonds in blue; with German suits, leaves in green and bells in orange. */
  declare fourColors: boolean;
  /** Uses the large index of cards at every size of the table. */
  declare largeIndex: boolean;
  /** Raises the contrast: white cards, black edges and a darker table. */
  declare highContrast: boolean;
  /**
   * Number of taps or clicks for a move. `one`: a tap or click sends a card to its best destination, the next tap to the next destination.
   * `two`: the first tap chooses the card, the second one its destination. Default: `one` for fingers; a click of the mouse plays a card
   * with a single destination and chooses a card with several. Patiences that require `two` always use it. Keys always choose first.
   */
  declare taps: 'one' | 'two' | undefined;
  /**
   * Effect of a finger that moves on the table beside the cards: it scrolls the page up and down (`pan-y`), or nothing (`none`, for a table that fills
   * its page). On a card it always plays.
   * @default 'pan-y'
   */
  declare touchAction: 'pan-y' | 'none' | undefined;
  /** Mirrors the table for left-handed players. */
  declare leftHanded: boolean;
  /** Hides the tool bar. */
  declare withoutTools: boolean;
  /** Hides the points of the game. */
  declare withoutScore: boolean;
  /** Hides the time of the game. */
  declare withoutClock: boolean;
  /**
   * Keys of single commands. A text lists the commands that have keys, with another key if wanted, and takes those of all others away: `undo redo hint=i`. An
   * object changes single commands: `{ new: false, hint: 'i' }`. Commands: `undo`, `redo`, `hint`, `new`, `autoMove`, `act`, `pause`, `find`, `help`, `table`,
   * `moves`, `column`. Default: each has its key.
   */
  declare shortcuts: ShortcutSetting | undefined;
  /**
   * Shows the game without letting the player change it: pointers, keys and the tool bar play nothing. Cards can still be read by keys, and the page's own calls
   * play.
   */
  declare viewOnly: boolean;
  /** Turns off commands by single letters. Commands with Ctrl stay. */
  declare withoutLetterKeys: boolean;
  /** Length of the announcements for screen readers: `short` leaves out details, `full` adds all of them. Default: a length between these two. */
  declare speech: 'short' | 'full' | undefined;
  /** Plays short sounds, and vibrates if the device can. The player can switch this in the menu. */
  declare sounds: boolean;
  /**
   * Volume of the sounds, 0 to 1.
   * @default 0.5
   */
  declare volume: string | number | undefined;
  /** Handles keys on the whole page while nothing else has the focus. For pages with a single table. */
  declare pageKeys: boolean;
  /** Shows whether the game can still be won, if the adviser can tell. See `@patience/element/advice`. */
  declare outlook: boolean;
  /**
   * State of a switch for winnable deals in the sheet of the button New. For a page that deals such deals when it gets the event
   * `patience-before-deal`. The player can change the state. Absent: there is no switch.
   */
  declare winnable: 'on' | 'off' | undefined;
  /**
   * Draws the faces of cards: returns a template of Lit, a node or text for a card; undefined for the usual face. It is called for face-up cards only. No
   * effect in a sandbox.
   * @experimental
   */
  declare cardFace: CardFace | undefined;
  /** Draws the backs of cards: returns a template of Lit, a node or text. No effect in a sandbox. @experimental */
  declare cardBack: CardBack | undefined;
  /** Additions of the page to the result that the element shows of a won game. They may be set in a listener of `patience-won`. */
  declare result: GameResult | undefined;
  /** Additions of the page to the notice of a game that can no longer be won. They may be set in a listener of `patience-dead-end`. */
  declare ending: GameEnding | undefined;
  /** Shows three lines about how to play until the first move, for new players. */
  declare guide: boolean;
  /** Adds an offer to the guide: a demonstration of three moves, as a film or a list. The player also finds it in the menu. */
  declare demo: boolean;
  /**
   * Source of hints. Default: the best move judged by the face-up cards. A second hint for the same position shows a move that the adviser did not give.
   */
  declare adviser: Adviser | undefined;

  constructor() {
    super();
    this.sandbox = this.fourColors = this.largeIndex = this.highContrast = this.leftHanded = false;
    this.withoutTools = this.withoutScore = this.withoutClock = this.withoutLetterKeys = this.pageKeys = this.outlook = false;
    this.guide = this.demo = this.viewOnly = false;
    this.sounds = false;
  }

  /** @internal */
  get keys(): Shortcuts {
    return new Shortcuts(this.shortcuts, !this.withoutLetterKeys);
  }

  /** Called when the attribute `name` changes. */
  protected nameChanged(): void {
    this.requestUpdate();
  }

  /** Takes note of changed settings now. @internal */
  flush(): void {
    if (this.hasUpdated && this.isUpdatePending) this.performUpdate();
  }

  /** Treats the attribute value `false` as absent for boolean properties, because templates of other frameworks write it. */
  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const property = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (value === 'false' && typeof this[property as keyof this] === 'boolean') this.removeAttribute(name);
    else super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.requestUpdate();
    if (name === 'name') this.nameChanged();
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang', 'name'];
  }
}
