import type { Table } from '@patience/core/internals';

/** Share of skill that counts as luck when all cards are hidden. */
const LUCK_OF_HIDDEN = 0.5;

/** Returns the share of a table's cards that are face down, from 0 to 1. */
export const hiddenOf = ({ up }: Pick<Table, 'up'>): number => up.reduce((down, side) => down + 1 - side, 0) / up.length;

/**
 * Returns the share of skill for a player who sees only face-up cards: half of the influence of hidden cards counts as luck.
 * @param skill worth to one who knows all cards, from 0 to 1
 * @param hidden share of the cards that lie face down after the deal, from 0 to 1
 * @returns from 0 to 1
 */
export const skillUnseeing = (skill: number, hidden: number): number => skill * (1 - LUCK_OF_HIDDEN * hidden);
