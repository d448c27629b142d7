import type { DealRequest } from '@patience/core';
import type { TemplateResult } from 'lit/html.js';
import { seedOf } from '../game/dealer.js';
import { choose } from '../game/player-settings.js';
import type { TableSession } from '../game/table-session.js';
import { pileOfAction } from '../table/actions.js';
import { lazyWords } from '../words/lazy/index.js';
import type { MenuItem } from '../menu-item.js';
import { fill } from '../words/index.js';
import { chosenRules } from './chosen-rules.js';
import { restart } from './restart.js';
import { swatchesTemplate } from './swatches.js';
import { doAction } from '../controllers/actions.js';
import { runCommand } from '../controllers/commands.js';
import type { GameController } from '../controllers/game-controller.js';

/** Menu items under one heading. */
export interface MenuGroup {
  readonly title: string;
  /** Settings as pictures, above the items. */
  readonly pictures?: readonly TemplateResult[];
  readonly items: readonly MenuItem[];
}

/** Deals in a separate task: on a phone, closing the sheet takes as long as a deal. */
const deal = (controller: GameController, wanted: DealRequest): void =>
  void setTimeout(() => {
    controller.newGame(wanted);
    // Do not return the focus to the button of the sheet: Enter would open the sheet again.
    controller.focusAnywhere();
  });

/** Returns the menu items for other deals, the usual one first. */
export function dealsOf(controller: GameController, session: TableSession): MenuItem[] {
  const { game, describer } = session;
  const dealNumber = seedOf(game);
  const words = lazyWords(describer.locale);
  const rules = (): Pick<DealRequest, 'options'> => {
    const options = chosenRules(session);
    return options ? { options } : {};
  };
  const neighbour = (label: string, step: number): MenuItem[] => {
    // Do not offer the deals with neighbouring numbers when only winnable deals are dealt: they may be impossible.
    if (typeof dealNumber !== 'number' || controller.element.winnable === 'on') return [];
    const seed = (dealNumber + step) >>> 0;
    return [{ label: fill(label, { n: String(seed) }), run: () => deal(controller, { seed, ...rules() }) }];
  };
  return [
    { label: words.newDeal, run: () => deal(controller, rules()) },
    { label: words.chooseDeal, run: () => controller.open('deal', chosenRules(session)) },
    { label: describer.words.restart, run: () => restart(controller, session) },
    ...neighbour(words.nextDeal, 1),
    ...neighbour(words.previousDeal, -1),
  ];
}

/** Returns the menu in groups. */
export function menuOf(controller: GameController, session: TableSession): MenuGroup[] {
  const { game, selection, describer } = session;
  const { autoplay, element } = controller;
  const words = lazyWords(describer.locale);
  const settings = (['fourColors', 'largeIndex', 'highContrast', 'leftHanded', 'sounds'] as const).map((name): MenuItem => ({
    label: words[name],
    on: element[name],
    run: () => choose(element, { [name]: !element[name] }),
  }));
  const pace: MenuItem[] =
    autoplay && game.variant.auto?.length
      ? words.speeds.map((label, speed) => ({ label, on: autoplay.speed === speed, run: () => (autoplay.speed = speed) }))
      : [];
  const playing: MenuItem[] = [
    // While a card is chosen, omit the actions of other piles.
    ...selection.actions
      .filter((action) => !selection.chosen || [undefined, selection.chosen.pile].includes(pileOfAction(game, action)))
      .map((action) => ({ label: describer.action(action), run: () => doAction(controller, session, action) })),
    { label: describer.words.autoMove, run: () => controller.autoMove() },
    { label: game.paused ? words.resume : words.pause, run: () => runCommand(controller, 'pause') },
    ...pace,
  ];
  const help = [
    { label: words.rules, run: () => controller.open('rules') },
    { label: words.help, run: () => controller.open('help') },
    { label: words.read, run: () => runCommand(controller, 'table') },
    { label: words.moves, run: () => runCommand(controller, 'moves') },
    { label: words.find, run: () => controller.open('find') },
    ...(controller.adviserView?.menu ?? []),
  ];
  return [
    { title: words.groups[0]!, items: playing },
    { title: words.groups[1]!, pictures: swatchesTemplate(controller, words), items: settings },
    { title: words.groups[2]!, items: help },
  ];
}
