import { exactly, integer, list, object, oneOf, text, word, type Shape } from '../shape.js';

/** The rules of a game in the JSON of the solver Solvitaire, with a value in every field. */
export interface SolvitaireRules {
  readonly 'tableau piles': {
    readonly count: number;
    readonly 'build policy': BuildPolicy;
    readonly 'spaces policy': 'any' | 'no-build' | 'kings' | 'auto-reserve-then-any' | 'auto-reserve-then-waste' | 'auto-waste-then-stock';
    readonly 'diagonal deal': boolean;
    readonly 'move built group': 'yes' | 'no' | 'whole-pile' | 'maximal-group' | 'partial-if-card-above-buildable';
    readonly 'move built group policy': BuildPolicy | 'same-as-build';
    readonly 'face up cards': 'all' | 'top';
  };
  readonly foundations: {
    readonly present: boolean;
    readonly 'initial cards': 'none' | 'one' | 'all';
    readonly 'base card': string;
    readonly removable: boolean;
    readonly 'only complete pile moves': boolean;
  };
  readonly hole: { readonly present: boolean; readonly 'base card': string; readonly 'build loops': boolean };
  readonly cells: { readonly count: number; readonly 'pre-filled': number };
  readonly stock: {
    readonly size: number;
    readonly 'deal type': 'waste' | 'tableau piles' | 'hole';
    readonly 'deal count': number;
    readonly redeal: boolean;
  };
  readonly reserve: { readonly size: number; readonly stacked: boolean };
  readonly accordion: { readonly size: number };
  readonly sequences: { readonly count: number };
  readonly 'max rank': number;
  readonly 'two decks': boolean;
}

/** Suits of cards that are built on each other. */
export type BuildPolicy = 'any-suit' | 'red-black' | 'same-suit' | 'no-build';

/** The values that Solvitaire takes for fields that a file leaves out: the rules of Streets and Alleys. */
export const DEFAULTS: SolvitaireRules = {
  'tableau piles': {
    count: 8,
    'build policy': 'any-suit',
    'spaces policy': 'any',
    'diagonal deal': false,
    'move built group': 'no',
    'move built group policy': 'same-as-build',
    'face up cards': 'all',
  },
  foundations: { present: true, 'initial cards': 'none', 'base card': 'A', removable: false, 'only complete pile moves': false },
  hole: { present: false, 'base card': 'AS', 'build loops': true },
  cells: { count: 0, 'pre-filled': 0 },
  stock: { size: 0, 'deal type': 'waste', 'deal count': 1, redeal: false },
  reserve: { size: 0, stacked: false },
  accordion: { size: 0 },
  sequences: { count: 0 },
  'max rank': 13,
  'two decks': false,
};

const flag: Shape = oneOf(exactly(true), exactly(false));
const policies = ['any-suit', 'red-black', 'same-suit', 'no-build'] as const;
const card = text(3, /^(([A2-9TJQK]|10)[CDHS])$/, 'a card such as "AS"');
const rank = text(2, /^([A2-9TJQK]|10)$/, 'a rank such as "A"');

/** The fields of Solvitaire's JSON; all may be absent. */
export const solvitaireShape: Shape = object({
  'tableau piles?': object({
    'count?': integer(0, 52),
    'build policy?': word(...policies),
    'spaces policy?': word('any', 'no-build', 'kings', 'auto-reserve-then-any', 'auto-reserve-then-waste', 'auto-waste-then-stock'),
    'diagonal deal?': flag,
    'move built group?': word('yes', 'no', 'whole-pile', 'maximal-group', 'partial-if-card-above-buildable'),
    'move built group policy?': word(...policies, 'same-as-build'),
    'face up cards?': word('all', 'top'),
  }),
  'foundations?': object({
    'present?': flag,
    'initial cards?': word('none', 'one', 'all'),
    'base card?': oneOf(rank, word('random')),
    'removable?': flag,
    'only complete pile moves?': flag,
    'complete piles?': flag,
  }),
  'hole?': object({ 'present?': flag, 'base card?': oneOf(card, word('random')), 'build loops?': flag }),
  'cells?': object({ 'count?': integer(0, 52), 'pre-filled?': integer(0, 52) }),
  'stock?': object({
    'size?': integer(0, 104),
    'deal type?': word('waste', 'tableau piles', 'hole'),
    'deal count?': integer(1, 104),
    'redeal?': flag,
  }),
  'reserve?': object({ 'size?': integer(0, 104), 'stacked?': flag }),
  'accordion?': object({
    'size?': integer(0, 104),
    'moves?': list(text(4), 0, 20),
    'build policies?': list(word('any-suit', 'red-black', 'same-suit', 'same-rank'), 0, 4),
  }),
  'sequences?': object({
    'count?': integer(0, 20),
    'direction?': word('L', 'R', 'BOTH'),
    'build policy?': word(...policies),
    'fixed suit?': flag,
  }),
  'max rank?': integer(1, 13),
  'two decks?': flag,
});
