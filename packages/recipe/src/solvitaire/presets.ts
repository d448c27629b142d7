import type { Json } from '../json.js';

const klondike = (draw: number): Json => ({
  'tableau piles': {
    count: 7,
    'build policy': 'red-black',
    'spaces policy': 'kings',
    'move built group': 'yes',
    'diagonal deal': true,
    'face up cards': 'top',
  },
  foundations: { removable: true },
  stock: { size: 24, 'deal count': draw, redeal: true },
});
const freeCell = (cells: number): Json => ({ 'tableau piles': { 'build policy': 'red-black' }, cells: { count: cells } });
const inSuitRuns = { 'move built group': 'yes', 'move built group policy': 'same-suit' } as const;
const complete = { 'only complete pile moves': true } as const;
const canfield = (group: string): Json => ({
  'tableau piles': { count: 4, 'build policy': 'red-black', 'move built group': group, 'spaces policy': 'auto-reserve-then-waste' },
  foundations: { 'initial cards': 'one', 'base card': 'random' },
  stock: { size: 34, 'deal count': 3, redeal: true },
  reserve: { size: 13, stacked: true },
});
const castle = (laid: boolean, cells: number): Json => ({
  foundations: { 'initial cards': laid ? 'all' : 'none' },
  ...(cells > 0 && { cells: { count: cells } }),
});
const gaps = (fixed: boolean): Json => ({
  'tableau piles': { count: 0 },
  foundations: { present: false },
  sequences: { count: 4, direction: 'L', 'build policy': 'same-suit', 'fixed suit': fixed },
});

/** Rule sets that are published with Solvitaire, by name, in its JSON: the fields that differ from the defaults. */
export const solvitairePresets: Readonly<Record<string, Json>> = {
  'klondike-1': klondike(1),
  'klondike-2': klondike(2),
  'klondike-3': klondike(3),
  'klondike-4': klondike(4),
  'klondike-5': klondike(5),
  'klondike-6': klondike(6),
  'klondike-7': klondike(7),
  'free-cell-0': freeCell(0),
  'free-cell-1': freeCell(1),
  'free-cell-2': freeCell(2),
  'free-cell-3': freeCell(3),
  'free-cell-4': freeCell(4),
  'bakers-game': { 'tableau piles': { 'build policy': 'same-suit' }, cells: { count: 4 } },
  'eight-off': { 'tableau piles': { 'build policy': 'same-suit', 'spaces policy': 'kings' }, cells: { count: 8, 'pre-filled': 4 } },
  'fore-cell': { 'tableau piles': { 'build policy': 'red-black', 'spaces policy': 'kings' }, cells: { count: 4, 'pre-filled': 4 } },
  'fore-cell-same-suit': {
    'tableau piles': { 'build policy': 'same-suit', 'spaces policy': 'kings' },
    cells: { count: 4, 'pre-filled': 4 },
  },
  'seahaven-towers': {
    'tableau piles': { count: 10, 'build policy': 'same-suit', 'spaces policy': 'kings' },
    cells: { count: 4, 'pre-filled': 2 },
  },
  canfield: canfield('yes'),
  'canfield-whole-piles': canfield('whole-pile'),
  spider: {
    'tableau piles': { count: 10, ...inSuitRuns, 'face up cards': 'top' },
    foundations: complete,
    stock: { size: 50, 'deal type': 'tableau piles' },
    'two decks': true,
  },
  spiderette: {
    'tableau piles': { count: 7, ...inSuitRuns, 'diagonal deal': true, 'face up cards': 'top' },
    foundations: complete,
    stock: { size: 24, 'deal type': 'tableau piles' },
  },
  'will-o-the-wisp': {
    'tableau piles': { count: 7, ...inSuitRuns },
    foundations: complete,
    stock: { size: 31, 'deal type': 'tableau piles' },
  },
  'mrs-mop': { 'tableau piles': { count: 13, ...inSuitRuns }, foundations: complete, 'two decks': true },
  'simple-simon': { 'tableau piles': { count: 10, ...inSuitRuns, 'diagonal deal': true }, foundations: complete },
  golf: {
    'tableau piles': { count: 7, 'build policy': 'no-build' },
    foundations: { present: false },
    stock: { size: 16, 'deal type': 'hole' },
    hole: { present: true, 'base card': 'random', 'build loops': false },
  },
  'black-hole': { 'tableau piles': { count: 17, 'build policy': 'no-build' }, foundations: { present: false }, hole: { present: true } },
  'worm-hole': {
    'tableau piles': { count: 17, 'build policy': 'no-build' },
    foundations: { present: false },
    cells: { count: 1 },
    hole: { present: true },
  },
  'gaps-basic-variant': gaps(true),
  'gaps-one-deal': gaps(false),
  accordion: {
    'tableau piles': { count: 0 },
    foundations: { present: false },
    accordion: { size: 52, moves: ['L1', 'L3'], 'build policies': ['same-suit', 'same-rank'] },
  },
  'king-albert': {
    'tableau piles': { count: 9, 'build policy': 'red-black', 'diagonal deal': true },
    foundations: { removable: true },
    reserve: { size: 7 },
  },
  raglan: {
    'tableau piles': { count: 9, 'build policy': 'red-black', 'diagonal deal': true },
    foundations: { removable: true, 'initial cards': 'all' },
    reserve: { size: 6 },
  },
  'beleaguered-castle': castle(true, 0),
  'streets-and-alleys': castle(false, 0),
  stronghold: castle(false, 1),
  siegecraft: castle(true, 1),
  fan: { 'tableau piles': { count: 18, 'build policy': 'same-suit', 'spaces policy': 'kings' }, foundations: { removable: true } },
  somerset: { 'tableau piles': { count: 10, 'build policy': 'red-black', 'diagonal deal': true }, foundations: { removable: true } },
  'northwest-territory': {
    'tableau piles': {
      'build policy': 'red-black',
      'move built group': 'yes',
      'spaces policy': 'kings',
      'diagonal deal': true,
      'face up cards': 'top',
    },
    foundations: { removable: true },
    reserve: { size: 16 },
  },
  'east-haven': {
    'tableau piles': { count: 7, 'build policy': 'red-black', 'move built group': 'yes', 'face up cards': 'top' },
    foundations: { removable: true },
    stock: { size: 31, 'deal type': 'tableau piles' },
  },
  'thirty-six': { 'tableau piles': { count: 6, 'move built group': 'yes' }, stock: { size: 16 } },
  thirty: { 'tableau piles': { count: 5, 'move built group': 'yes' }, reserve: { size: 2 }, 'max rank': 8 },
  trigon: {
    'tableau piles': {
      count: 7,
      'build policy': 'same-suit',
      'spaces policy': 'kings',
      'move built group': 'yes',
      'diagonal deal': true,
      'face up cards': 'top',
    },
    stock: { size: 24, redeal: true },
  },
  'spanish-patience': { 'tableau piles': { count: 13 }, foundations: { removable: true } },
  'fortunes-favor': {
    'tableau piles': { count: 12, 'build policy': 'same-suit', 'spaces policy': 'auto-waste-then-stock' },
    foundations: { 'initial cards': 'all' },
    stock: { size: 36 },
  },
  'alpha-star': {
    'tableau piles': { count: 12, 'build policy': 'same-suit', 'move built group': 'yes' },
    foundations: { 'initial cards': 'all' },
  },
  'delta-star': { 'tableau piles': { count: 12, 'build policy': 'same-suit' }, foundations: { 'initial cards': 'all' } },
  'american-canister': { 'tableau piles': { 'build policy': 'red-black', 'move built group': 'yes' } },
  'forty-thieves': { 'tableau piles': { count: 10, 'build policy': 'same-suit' }, stock: { size: 64 }, 'two decks': true },
  'american-toad': {
    'tableau piles': {
      count: 8,
      'build policy': 'same-suit',
      'move built group': 'whole-pile',
      'spaces policy': 'auto-reserve-then-waste',
    },
    foundations: { 'initial cards': 'one', 'base card': 'random' },
    stock: { size: 75 },
    reserve: { size: 20, stacked: true },
    'two decks': true,
  },
};
