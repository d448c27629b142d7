import type { Family } from '../../src/catalogue/families.js';
import type { Harder } from './course.js';
import type { PATHS, PathName } from './paths.js';

/** English texts of the guide: the template of every other language. Each step says in one sentence what is new in it. */
export const en = {
  title: 'Where to begin',
  popular: 'Popular',
  short: 'In five minutes',
  resume: 'Continue',
  all: 'All games',
  similar: 'Similar games',
  course: {
    title: 'Twelve to get to know',
    lead: 'From easy to hard: first one of each kind, then five that ask for more.',
    first: {
      'open-columns': 'All cards are face up: only your plan counts.',
      'stock-columns': 'The kind everybody knows: sort the columns, with help from the stock.',
      'run-columns': 'Here whole parts of a column move at once.',
      pairs: 'Two cards that go together are removed.',
      'one-pile': 'Everything goes onto one pile: soon learned, soon played.',
      foundations: 'Cards go straight to the foundations, and their order is the art.',
      grids: 'The cards lie in a grid, and their places matter.',
    },
    harder: {
      packs: 'Like {name}, but with more cards.',
      winnable: 'Like {name}, but fewer deals can be won.',
      skill: 'Like {name}, but with more thought.',
      step: 'Like {name}, and a step harder.',
    },
  },
  paths: {
    klondike: {
      title: 'If you like Klondike',
      lead: 'From the patience everybody knows to harder relatives.',
      steps: {
        klondike: 'Seven columns, a stock, red on black: begin here.',
        'thumb-and-pouch': 'Easier: a card fits on any suit but its own.',
        whitehead: 'All cards are face up, but red goes on red and black on black.',
        easthaven: 'There is no waste: the stock is dealt to the columns.',
        yukon: 'There is no stock either: any face-up card moves, with all cards on it.',
        gypsy: 'Two decks, and ten new rows are dealt on top of everything.',
        'double-klondike': 'Klondike again, with two decks and nine columns.',
      },
    },
    short: {
      title: 'Five minutes',
      lead: 'Quick games of few rules, from mostly luck to mostly skill.',
      steps: {
        'tri-peaks': 'Take cards one higher or one lower from three peaks.',
        golf: 'The same from seven columns, and harder to finish.',
        elevens: 'Now pairs: discard two cards that make eleven.',
        pyramid: 'Pairs that make thirteen, but a card must be uncovered first.',
        'fourteen-out': 'Pairs that make fourteen, and all cards are face up: think first.',
        'monte-carlo': 'Discard cards of the same rank in pairs where they touch.',
        'aces-up': 'Discard the lower of two cards of a suit, until four aces are left.',
        accordion: 'Fold one row of 52 cards into a single pile: nearly always possible, and never easy.',
      },
    },
    open: {
      title: 'No luck at all',
      lead: 'All cards are face up from the beginning. You win by planning.',
      steps: {
        freecell: 'Four cells hold one card each, and nearly every deal can be won.',
        'eight-off': 'Eight cells, but columns are built in suit.',
        'bakers-game': 'FreeCell built in suit: every card fits in only one place.',
        'seahaven-towers': 'Ten short columns, and only kings go into an empty one.',
        penguin: 'The first card decides where all foundations begin.',
        'simple-simon': 'No cells: complete sequences are removed, as in Spider.',
        'beleaguered-castle': 'No cells and no sequences: only columns to clear.',
        'black-hole': 'All cards go onto one pile, up or down in rank.',
      },
    },
    long: {
      title: 'For a rainy Sunday',
      lead: 'Two decks and a quarter of an hour or more.',
      steps: {
        spider: 'Build complete sequences from king to ace; begin with one suit.',
        josephine: 'Forty Thieves with runs that move together.',
        'forty-thieves': 'Now cards move one at a time, and there is only one pass through the stock.',
        'napoleons-square': 'Twelve face-up columns, and runs move again.',
        congress: 'Eight columns of a single card: you have to make your own room.',
        'miss-milligan': 'Each deal covers all eight columns; only kings fill an empty one.',
        katzenschwanz: 'All 104 cards are face up, and eight cells are all the room you have.',
      },
    },
    german: {
      title: 'Old German patiences',
      lead: 'Games from German books, some of them nowhere else on a screen.',
      steps: {
        'rot-und-schwarz-3': 'Set aside a red and a black card as a pair: the simplest of three games of this name.',
        faecher: 'Nine cards in a fan, and a score that falls with time.',
        teppich: 'A carpet of twenty cards is built onto the aces card by card.',
        'rot-und-schwarz-1': 'The largest of the three: red and black alternate in the columns.',
        zopf: 'Twenty cards hang in a plait; only the last one is available.',
        'kleine-napoleon': 'All cards are face up, and you choose whether foundations are built up or down.',
        windmuehle: 'Four sails around one pile that runs from ace to king four times.',
        rueckgrat: 'Vertebrae, ribs and a tailbone: two decks in an unusual picture.',
        katzenschwanz: 'All cards are face up from the start: the one that asks for most planning.',
      },
    },
  },
} satisfies {
  readonly course: { title: string; lead: string; first: Record<Family, string>; harder: Record<Harder, string> };
  readonly paths: { readonly [Name in PathName]: { title: string; lead: string; steps: Record<(typeof PATHS)[Name][number], string> } };
  readonly [text: string]: unknown;
};
