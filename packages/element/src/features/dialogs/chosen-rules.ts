import type { GivenOptions } from '@patience/core';
import type { TableSession } from '../../game/table-session.js';

/** Rules that were chosen for the next deal, until a deal is dealt or the sheet behind New is opened again. */
const chosen = new WeakMap<TableSession, GivenOptions>();

/** Returns the rules that the player has chosen for the next deal; undefined: those on the table. */
export const chosenRules = (session: TableSession): GivenOptions | undefined => chosen.get(session);

/** Sets the rules of the next deal. */
export const chooseRules = (session: TableSession, rules: GivenOptions): void => void chosen.set(session, rules);

/** Forgets the chosen rules: the sheet shows those on the table again. */
export const forgetRules = (session: TableSession): void => void chosen.delete(session);
