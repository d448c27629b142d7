import type { DealRequest } from '@patience/core';
import type { TemplateResult } from 'lit/html.js';
import { seedOf } from '../../game/dealer.js';
import { choose } from '../../game/player-settings.js';
import type { TableSession } from '../../game/table-session.js';
import { pileOfAction } from '../../table/actions.js';
import { featureWords } from '../../words/features/index.js';
import type { MenuItem } from '../../menu-item.js';
import { fill } from '../../words/index.js';
import { restart } from './restart.js';
import { swatchesTemplate } from './swatches.js';
import { doAction } from '../../state/do-action.js';
import { runCommand } from '../../state/commands.js';
import type { TableActions } from '../../state/table-actions.js';

/** Menu items under one heading. */
export interface MenuGroup {
  readonly title: string;
  /** Settings as pictures, above the items. */
  readonly pictures?: readonly TemplateResult[];
  readonly items: readonly MenuItem[];
}

/** Deals in a separate task: on a phone, closing the sheet takes as long as a deal. */
const deal = (actions: TableActions, wanted: DealRequest): void =>
  void setTimeout(() => {
    actions.newGame(wanted);
    // Do not return the focus to the button of the sheet: Enter would open the sheet again.
    actions.focusAnywhere();
  });

/** Returns the menu items for other deals, the usual one first. */
export function dealsOf(actions: TableActions, session: TableSession): MenuItem[] {
  const { game, describer } = session;
  const dealNumber = seedOf(game);
  const words = featureWords(describer.locale);
  const rules = (): Pick<DealRequest, 'options'> => {
    const options = actions.state.nextRules;
    return options ? { options } : {};
  };
  const neighbour = (label: string, step: number): MenuItem[] => {
    // Do not offer the deals with neighbouring numbers when only winnable deals are dealt: they may be impossible.
    if (typeof dealNumber !== 'number' || actions.element.winnable === 'on') return [];
    const seed = (dealNumber + step) >>> 0;
    return [{ label: fill(label, { n: String(seed) }), run: () => deal(actions, { seed, ...rules() }) }];
  };
  return [
    { label: words.newDeal, run: () => deal(actions, rules()) },
    { label: words.chooseDeal, run: () => actions.open('deal', actions.state.nextRules) },
    { label: describer.words.restart, run: () => restart(actions, session.game) },
    ...neighbour(words.nextDeal, 1),
    ...neighbour(words.previousDeal, -1),
  ];
}

/** Returns the menu in groups, in the order of reading: the pictures are the second column of a wide sheet. */
export function menuOf(actions: TableActions, session: TableSession): MenuGroup[] {
  const { game, selection, describer } = session;
  const { element, features, state } = actions;
  const autoplay = features.loaded?.autoplay;
  const words = featureWords(describer.locale);
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
      .map((action) => ({ label: describer.action(action), run: () => doAction(actions, session, action) })),
    ...(session.canAutoMove ? [{ label: describer.words.autoMove, run: () => actions.autoMove() }] : []),
    { label: game.paused ? words.resume : words.pause, run: () => runCommand(actions, 'pause') },
    ...pace,
  ];
  const help = [
    { label: words.rules, run: () => actions.open('rules') },
    ...(game.status === 'playing' ? [{ label: words.demo.menu, run: () => features.loaded?.demo.toggle() }] : []),
    { label: words.help, run: () => actions.open('help') },
    { label: words.read, run: () => runCommand(actions, 'table') },
    { label: words.moves, run: () => runCommand(actions, 'moves') },
    { label: words.find, run: () => actions.open('find') },
    ...(state.adviser?.menu ?? []),
  ];
  return [
    { title: words.groups[0]!, items: playing },
    { title: words.groups[2]!, items: help },
    { title: words.groups[1]!, pictures: swatchesTemplate(actions, describer, words), items: settings },
  ];
}
