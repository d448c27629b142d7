import {
  cardName,
  pileName,
  say,
  wordsOf as variantWords,
  type Card,
  type Game,
  type LanguageTag,
  type Reason,
  type Words,
} from '@patience/core';
import type { Move } from '@patience/core/search';
import { addGlyphs, hasGlyphs } from '../faces/glyphs.js';
import type { Pictures } from '../faces/pictured.js';
import { counted, fill, wordsOf, type ElementWords } from '../words/index.js';
import { nameOfAction, pileOfAction } from '../table/actions.js';
import type { SlotSign } from '../table/sign.js';

/** What the button of a card says. */
interface CardButton {
  readonly card: Card;
  /** The name of its pile. */
  readonly pile: string;
  /** Which of the open cards of its pile it is, where they lie fanned. */
  readonly position: { readonly n: number; readonly of: number } | undefined;
  /** How many cards lie face down right below it. */
  readonly hidden: number;
  /** How many open cards lie below it, unseen. */
  readonly open: number;
  readonly chosen: boolean;
  /** What a click does here instead of lifting the card. */
  readonly action: Move | undefined;
  /** The chosen card can be laid here. */
  readonly aimed: boolean;
  /** Cards of other piles lie on it. */
  readonly covered: boolean;
}

/** What the button of a slot says. */
interface SlotButton {
  /** The id of its pile. */
  readonly pile: string;
  /** How many cards lie there face down. */
  readonly cards: number;
  readonly sign: SlotSign;
  readonly action: Move | undefined;
  /** How often that can still be done. */
  readonly times: number | undefined;
  /** The chosen card can be laid here. */
  readonly aimed: boolean;
}

/** Names of what lies on one table, in one language: for buttons, groups and announcements alike. */
export class TableDescriber {
  readonly words: ElementWords;
  readonly #piles = new Map<string, string>();

  constructor(
    readonly game: Game,
    readonly locale: LanguageTag,
    /** The German deck, when its cards lie on the table. */
    readonly german?: Pictures,
    /** How much is said: `short`, `full`, or in between. */
    readonly speech?: string,
  ) {
    this.words = wordsOf(locale);
    addGlyphs(this.words.glyphs);
    for (const pile of game.piles) {
      const alone = game.view.piles(pile.role).length === 1;
      this.#piles.set(pile.id, pileName(pile, alone, locale, game.variant));
    }
  }

  /** The variant's own words. */
  get variant(): Words {
    return variantWords(this.game.variant, this.locale);
  }

  /** Letters of the ranks 1, 11, 12 and 13 on the cards. */
  get letters(): string {
    const { letters } = this.words;
    return this.german?.LETTERS ?? (hasGlyphs(letters) ? letters : 'AJQK');
  }

  card(card: Card): string {
    return this.#inDeck(cardName(card, this.locale));
  }

  /** Names of cards in a sentence as the deck on the table has them. */
  #inDeck(text: string): string {
    return this.german?.reword(text, this.locale) ?? text;
  }

  pile(id: string): string {
    return this.#piles.get(id)!;
  }

  /** A whole sentence why something cannot be. */
  reason(reason: Reason): string {
    return reason.code === 'goes-nowhere' ? this.words.noPlaces : this.#inDeck(say(reason, this.locale, this.game.variant));
  }

  /** Returns the words for an action, with its pile if it is a different move on each pile. */
  action(action: Move): string {
    const pile = pileOfAction(this.game, action);
    const label = this.#actionLabel(action);
    return pile === undefined ? label : `${label}, ${this.pile(pile)}`;
  }

  /** Returns the words for an action without its pile. */
  #actionLabel(action: Move): string {
    const name = nameOfAction(this.game, action);
    return this.variant.actions?.[name] ?? name;
  }

  /** To how many places a card can go, and to which when all is to be said. */
  places(piles: ReadonlySet<string>): string {
    const { words } = this;
    if (piles.size === 0) return words.noPlaces;
    const places = counted(words.places, piles.size, this.locale);
    return this.speech === 'full' ? `${places.slice(0, -1)}: ${[...piles].map((id) => this.pile(id)).join(', ')}.` : places;
  }

  /** Returns the name of a card's button: unique on the table, so that it can be called by voice. */
  cardButton({ card, pile, position, hidden, open, chosen, action, aimed, covered }: CardButton): string {
    const { words } = this;
    const name = this.card(card) + (chosen ? `, ${words.chosen}` : '');
    const here =
      position && position.of > 1 ? fill(words.card, { card: name, ...position, pile }) : fill(words.topCard, { card: name, pile });
    const more = [
      covered ? words.covered : '',
      open ? counted(words.under, open, this.locale) : '',
      hidden ? counted(words.hidden, hidden, this.locale) : '',
      action === undefined ? '' : this.#actionLabel(action),
      aimed ? words.target : '',
    ];
    return [here, ...more].filter(Boolean).join(', ');
  }

  /** Returns the name of the button of a slot without an open card: what a click does, and how often it still will. */
  slotButton({ pile, cards, sign, action, times, aimed }: SlotButton): string {
    const { words } = this;
    const state =
      cards > 0
        ? counted(words.hidden, cards, this.locale)
        : sign === 'closed' && action === undefined
          ? `${words.empty}, ${words.closed}`
          : words.empty;
    return [
      this.pile(pile),
      state,
      action === undefined ? '' : this.#actionLabel(action),
      times ? counted(words.again, times, this.locale) : '',
      aimed ? words.target : '',
    ]
      .filter(Boolean)
      .join(', ');
  }
}
