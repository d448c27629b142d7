import type { Card, Change, Game } from '@patience/core';
import { actionIn } from '../../table/actions.js';
import type { TableDescriber } from '../../names/table-describer.js';
import { featureWords } from '../../words/features/index.js';
import { counted, fill } from '../../words/index.js';

/** Announce up to this many automatic follow-up moves individually; beyond that, announce only the number of cards. */
const FOLLOWERS = 3;

/** Cards that moved from one pile to another, by id, the lowest first. */
interface Group {
  readonly from: string;
  readonly to: string;
  readonly ids: number[];
}

/** The effect of the steps of a change on the cards, by id. */
interface Outcome {
  /** Cards that moved, with the first pile and the last one. */
  readonly journeys: ReadonlyMap<number, Omit<Group, 'ids'>>;
  readonly turned: ReadonlySet<number>;
  readonly covered: ReadonlySet<number>;
  /** Groups of cards that are announced: a card that returned to its pile did not move, unless it came up from below. */
  readonly moved: readonly Group[];
}

/**
 * Returns one sentence for each group of cards, from where it lay to where it lies, without stops in cells. The player's own move comes
 * first.
 * @param left a pile that is announced elsewhere @param heard a pile whose top card is spoken as the name of the focus
 */
export function describeSteps(change: Change, describer: TableDescriber, left?: string, heard?: string): string[] {
  const { kind } = change;
  const { game } = describer;
  const words = featureWords(describer.locale);
  const shuffled = kind === 'undo' ? [] : describeShuffles(change, describer);
  const outcome = outcomeOf(change);
  const { journeys, moved } = outcome;
  // All cards that are dealt from one pile, or go back there, belong to the player's move.
  const led = kind === 'undo' ? moved.filter(({ to }) => to === moved.at(-1)!.to) : moved.filter(({ from }) => from === moved[0]!.from);
  const followers = moved.filter((group) => !led.includes(group));
  const many = followers.length > FOLLOWERS;
  // Announce a redeal or a shift as one thing, not as a first card with followers. A gesture of several moves, such as Finish, is no action.
  const action = many && change.gesture.length === 1 ? actionIn(game, change.gesture) : undefined;
  if (action !== undefined) return [`${describer.action(action)}: ${cardsIn(describer, journeys.size)}.`, ...shuffled];
  const describe = (group: Group): string[] => {
    const { to, ids } = group;
    // Cards that follow automatically were not laid by the player.
    const isReadAloud = to === heard && (kind !== 'play' || led.includes(group)) && ids.includes(game.view.card(to, 0)?.id ?? -1);
    if (!isReadAloud) return [describeGroup(group, describer)];
    if (kind === 'play') return [counted(words.laid, ids.length, describer.locale)];
    return ids.length > 1 ? [`${cardsIn(describer, ids.length)}.`] : [];
  };
  const sentences = (many ? led : [...led, ...followers]).filter(({ to }) => to !== left).flatMap(describe);
  if (many) sentences.push(counted(words.follow, followers.flatMap(({ ids }) => ids).length, describer.locale));
  return [...sentences, ...describeTurned(outcome, describer, kind === 'undo'), ...shuffled];
}

/** Returns the sentences for cards that were turned where they lie. @param down whether cards that were turned face down are counted */
function describeTurned({ journeys, turned, covered }: Outcome, describer: TableDescriber, down: boolean): string[] {
  const words = featureWords(describer.locale);
  const stayed = (ids: ReadonlySet<number>): number[] => [...ids].filter((id) => !journeys.has(id));
  const again = down ? stayed(covered).length : 0;
  return [
    ...stayed(turned).flatMap((id) => {
      const card = openCard(describer.game, id);
      return card ? [fill(words.turned, { card: describer.card(card) })] : [];
    }),
    ...(again > 0 ? [counted(words.turnedDown, again, describer.locale)] : []),
  ];
}

const cardsIn = ({ words, locale }: TableDescriber, n: number): string => counted(words.cards, n, locale);

function describeShuffles({ steps }: Change, describer: TableDescriber): string[] {
  const words = featureWords(describer.locale);
  const isPile = (pile: string): boolean => describer.game.piles.some(({ id }) => id === pile);
  return steps
    .filter((step) => step.type === 'shuffle')
    .map(({ pile }) => (isPile(pile) ? fill(words.shuffled, { pile: describer.pile(pile) }) : words.mixed));
}

function outcomeOf({ steps }: Change): Outcome {
  const journeys = new Map<number, Omit<Group, 'ids'>>();
  const turned = new Set<number>();
  const covered = new Set<number>();
  const raised = new Set<number>();
  for (const step of steps) {
    if (step.type === 'flip') (step.face === 'up' ? turned : covered).add(step.card);
    if (step.type !== 'move') continue;
    for (const card of step.cards) {
      journeys.set(card, { from: journeys.get(card)?.from ?? step.from, to: step.to });
      if (step.from === step.to) raised.add(card);
    }
  }
  const groups = new Map<string, Group>();
  for (const [id, { from, to }] of journeys) {
    const group = groups.get(`${from}>${to}`);
    if (group) group.ids.push(id);
    else groups.set(`${from}>${to}`, { from, to, ids: [id] });
  }
  const moved = [...groups.values()].filter(({ from, to, ids }) => from !== to || ids.every((id) => raised.has(id)));
  return { journeys, turned, covered, moved };
}

/** Returns a card by its id; undefined when it lies face down. */
function openCard({ piles, view }: Game, id: number): Card | undefined {
  for (const { id: pile } of piles)
    for (let depth = 0, n = view.count(pile); depth < n; depth++) {
      const card = view.card(pile, depth);
      if (card?.id === id) return card;
    }
  return undefined;
}

/** Returns the sentence for cards that lie on another pile now. */
function describeGroup({ to, ids }: Group, describer: TableDescriber): string {
  const { game, locale } = describer;
  const words = featureWords(locale);
  const pile = describer.pile(to);
  const cards = ids.map((id) => openCard(game, id));
  const top = cards.length > 1 && game.view.piles('waste').includes(to) ? game.view.card(to, 0) : null;
  if (top) return fill(words.onTop, { cards: cardsIn(describer, cards.length), pile, card: describer.card(top) });
  const [lowest] = cards;
  const names = cards.flatMap((card) => (card ? [describer.card(card)] : []));
  let what = cardsIn(describer, cards.length);
  if (names.length === cards.length && lowest)
    what = names.length <= 2 ? names.join(', ') : fill(counted(words.run, names.length - 1, locale), { card: describer.card(lowest) });
  return fill(words.moved, { cards: what, pile });
}
