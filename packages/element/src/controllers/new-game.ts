import type { DealRequest, Problem, Seed } from '@patience/core';
import { fire } from '../events.js';
import { anySeed, openDeal, type Opened } from '../game/dealer.js';
import type { TableSession } from '../game/table-session.js';
import { dealOf, gameRequest } from '../game-request.js';
import type { Settings } from '../settings.js';
import type { Loader } from './loader.js';

/** The part of an element's controller that deals a new game. */
export interface Dealing {
  readonly element: Settings;
  readonly loader: Loader;
  readonly session: TableSession | undefined;
  /** The unfinished game to which the player can go back. */
  leftGame: Opened | undefined;
  showGame: (opened: Opened) => void;
  /** Reports a problem to the page. */
  broken: (problem: Problem) => void;
  announce: (text: string) => void;
}

/** Deals a new game on the table of an element, unless a listener of `patience-before-deal` objects. @param deal a seed or a whole deal; by default a random seed */
export function dealNewGame(controller: Dealing, deal: Seed | DealRequest | null | undefined): void {
  const { session, element, loader } = controller;
  const wanted = dealOf(deal);
  const { seed, deck } = wanted;
  if ((!session && loader.loading) || !fire(element, 'patience-before-deal', { ...wanted, seed })) return;
  const asked = gameRequest(element);
  const options = wanted.options ?? session?.game.options ?? asked.options;
  if (!session) return void loader.load(deal == null ? asked : { ...asked, seed, deck, options, savedGame: undefined });
  const { variant } = session.game;
  const dealt = openDeal(variant, { ...asked, seed: seed ?? anySeed(), deck, options, savedGame: undefined, storageKey: undefined });
  if (!dealt.ok) {
    controller.broken(dealt.error);
    return controller.announce(session.describer.reason(dealt.error));
  }
  const left = session.game.cursor > 0 && session.game.status === 'playing' ? session : undefined;
  controller.showGame(dealt.value);
  controller.leftGame = left && { game: left.game, fresh: left.fresh };
  if (controller.session?.view.picture) controller.session.dealing = true;
  loader.keep();
}
