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
import { shownNumbers, type Move } from '@patience/core/internals';
import { lettersOf } from '../faces/letters.js';
import type { OwnDeck } from '../faces/face.js';
import { ownDeckOf } from '../faces/own.js';
import type { Pictures } from '../faces/pictured.js';
import { counted, fill, wordsOf, type ElementWords } from '../words/index.js';
import { nameOfAction, pileOfAction } from '../table/actions.js';
import type { SlotSign } from '../table/sign.js';

/** Facts that the name of a card's button contains. */
interface CardButton {
  readonly card: Card;
  /** Name of the pile on which the card lies. */
  readonly pile: string;
  /** Place of the card among the open cards of a fanned pile. */
  readonly position: { readonly n: number; readonly of: number } | undefined;
  /** Number of face-down cards directly below the card. */
  readonly hidden: number;
  /** Number of open cards that the card hides. */
  readonly open: number;
  readonly chosen: boolean;
  /** The action that a click on the card does instead of lifting it. */
  readonly action: Move | undefined;
  /** Whether the chosen card can be laid here. */
  readonly target: boolean;
  /** Whether cards of other piles lie on it. */
  readonly covered: boolean;
  /** The numbers that are shown on its pile. */
  readonly numbers: string;
}

/** Facts that the name of a slot's button contains. */
interface SlotButton {
  /** Id of the pile of the slot. */
  readonly pile: string;
  /** Number of face-down cards in the pile. */
  readonly cards: number;
  readonly sign: SlotSign;
  readonly action: Move | undefined;
  /** Number of times that the slot's action can still be done. */
  readonly times: number | undefined;
  /** Whether the chosen card can be laid here. */
  readonly target: boolean;
}

/** Names of the cards, piles and actions of a table in one language, for buttons and announcements. */
export class TableDescriber {
  readonly words: ElementWords;
  /** The look of a deck with suits or ranks of its own. */
  readonly own: OwnDeck | undefined;
  readonly #piles = new Map<string, string>();

  constructor(
    readonly game: Game,
    readonly locale: LanguageTag,
    /** The German deck, if the table shows it. */
    readonly german?: Pictures,
    /** Length of announcements: `short`, `full`, or in between. */
    readonly speech?: string,
  ) {
    this.words = wordsOf(locale);
    this.own = ownDeckOf(game.variant, game.options);
    for (const pile of game.piles) {
      const alone = game.view.piles(pile.role).length === 1;
      this.#piles.set(pile.id, pileName(pile, alone, locale, game.variant));
    }
  }

  /** The variant's own words in the language of the table. */
  get variant(): Words {
    return variantWords(this.game.variant, this.locale);
  }

  /** Letters of the ranks 1, 11, 12 and 13 on the cards. */
  get letters(): string {
    return this.german?.LETTERS ?? lettersOf(this.locale);
  }

  card(card: Card): string {
    return this.#inDeck(cardName(card, this.locale, this.game.variant));
  }

  /** Replaces the names of cards in a sentence by those of the deck on the table. */
  #inDeck(text: string): string {
    return this.german?.reword(text, this.locale) ?? text;
  }

  pile(id: string): string {
    return this.#piles.get(id)!;
  }

  /** Returns the texts of the numbers that are shown on a pile, or above the table. */
  numbers(pile?: string): readonly string[] {
    return shownNumbers(this.game, this.locale, pile);
  }

  /** Returns the sentence for a reason. */
  reason(reason: Reason): string {
    return this.#inDeck(say(reason, this.locale, this.game.variant));
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

  /** Returns the name of a card's button: unique on the table, so that it can be called by voice. */
  cardButton({ card, pile, position, hidden, open, chosen, action, target, covered, numbers }: CardButton): string {
    const { words } = this;
    const name = this.card(card) + (chosen ? `, ${words.chosen}` : '');
    const here =
      position && position.of > 1 ? fill(words.card, { card: name, ...position, pile }) : fill(words.topCard, { card: name, pile });
    const more = [
      numbers,
      covered ? words.covered : '',
      open ? counted(words.under, open, this.locale) : '',
      hidden ? counted(words.hidden, hidden, this.locale) : '',
      action === undefined ? '' : this.#actionLabel(action),
      target ? words.target : '',
    ];
    return [here, ...more].filter(Boolean).join(', ');
  }

  /** Returns the name of the button of a slot without an open card: what a click does, and how often it still will. */
  slotButton({ pile, cards, sign, action, times, target }: SlotButton): string {
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
      ...this.numbers(pile),
      action === undefined ? '' : this.#actionLabel(action),
      times ? counted(words.again, times, this.locale) : '',
      target ? words.target : '',
    ]
      .filter(Boolean)
      .join(', ');
  }
}
