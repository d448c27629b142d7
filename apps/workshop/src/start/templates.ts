import type { JsonObject } from '../json/path.js';
import wellKnown from './well-known.json' with { type: 'json' };

/** Names of the templates, which the words of the workshop translate. */
export type TemplateName = 'stock' | 'cells' | 'sequences' | 'pairs' | 'pile';

/** Simple patiences to begin with, one of each well-known kind. */
export const TEMPLATES: Readonly<Record<TemplateName, JsonObject>> = {
  stock: {
    id: 'my-columns',
    table: {
      stock: { at: [0, 0] },
      waste: { at: [1, 0], take: 'top' },
      'f1-4': { at: [3, 0], take: 'top' },
      't1-7': { at: [0, 1], accept: { empty: 'K', on: 'down alternate' }, take: { run: 'down alternate' }, reveal: true },
    },
    deal: [
      { to: 't1-7', rows: '1..7', face: 'down' },
      { to: 'stock', rest: true },
    ],
    actions: { turn: { turn: 1 }, redeal: { redeal: 'unlimited' } },
  },
  cells: {
    id: 'my-cells',
    table: {
      'c1-4': { at: [0, 0] },
      'f1-4': { at: [4, 0] },
      't1-8': { at: [0, 1], accept: { empty: 'any', on: 'down alternate', max: 1 }, take: 'top' },
    },
    deal: [{ to: 't1-8', all: true }],
    rank: 'cellsLast',
  },
  sequences: {
    id: 'my-sequences',
    deck: { suits: ['H', 'S'], copies: 4 },
    table: {
      'f1-8': { at: [0, 0], accept: false },
      stock: { at: [9, 0] },
      't1-10': { at: [0, 1], accept: { empty: 'any', on: 'down any' }, take: { run: 'down same' }, reveal: true },
    },
    deal: [
      { to: 't1-10', rows: [5, 5, 5, 5, 4, 4, 4, 4, 4, 4], face: 'down' },
      { to: 't1-10', rows: 1 },
      { to: 'stock', rest: true },
    ],
    actions: { deal: { row: 'filled' } },
    after: ['removeCompleteSequences'],
    rank: 'runsFirst',
  },
  pairs: {
    id: 'my-pairs',
    table: {
      't1-28': { pyramid: 7, at: [0, 0.5], take: 'top', group: false, fan: false },
      stock: { at: [0, 0] },
      waste: { at: [0, 1], take: 'top' },
      discard: { at: [6, 0], accept: { only: { rank: 'K' }, else: 'no-king', empty: 'any', on: 'any' } },
    },
    deal: [
      { to: 't1-28', rows: 1 },
      { to: 'stock', rest: true },
    ],
    actions: { turn: { turn: 1 }, redeal: { redeal: 2 } },
    pair: { sum: 13 },
    status: { empty: 't1-28' },
    strings: {
      de: { name: 'Meine Paare', reasons: { 'no-king': 'Allein geht nur ein König weg.' } },
      en: { name: 'My pairs', reasons: { 'no-king': 'Only a king is discarded alone.' } },
    },
  },
  pile: {
    id: 'my-pile',
    table: {
      stock: { at: [0, 0] },
      f1: { at: [1, 0], accept: { on: 'either any' }, fan: 'right', fanned: 12 },
      't1-7': { at: [0, 1], take: 'top' },
    },
    deal: [
      { to: 't1-7', rows: 5 },
      { to: 'f1', rows: 1 },
      { to: 'stock', rest: true },
    ],
    actions: { turn: { turn: 1, to: 'f1' } },
    status: { empty: 't1-7' },
  },
};

/**
 * Returns the template with the rules of an installed patience that is itself a program, so that the workshop cannot begin with it; undefined
 * if there is none.
 */
export const templateOf = (id: string): TemplateName | undefined =>
  Object.hasOwn(wellKnown, id) ? (wellKnown as Readonly<Record<string, TemplateName>>)[id] : undefined;
