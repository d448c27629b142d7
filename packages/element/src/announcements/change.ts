import type { Change, Game } from '@patience/core';
import { actionIn } from '../table/actions.js';
import type { TableDescriber } from './table-describer.js';
import { lazyWords } from '../words/lazy/index.js';
import { counted, fill } from '../words/index.js';
import { describeEnd } from './read-aloud.js';

/** So many groups of cards that follow from a move are told one by one; of more, only how many cards they are. */
const FOLLOWERS = 3;

/** The pile that has the focus, and the one whose top gets it. */
interface Focus {
  readonly from: string;
  readonly to: string;
}

/** Says that what was undone can no longer be redone. */
export const redoGone = ({ locale }: TableDescriber): string => lazyWords(locale).redoGone;

/** What is said about a change, once: what moved, what was turned, what is left. */
export function describeChange(change: Change, describer: TableDescriber, focus?: Focus): string {
  const { game } = describer;
  const heard = focus && isHeard(focus, change, game) ? focus.to : undefined;
  const words = lazyWords(describer.locale);
  const sentences: string[] = [];
  if (change.kind === 'undo') sentences.push(words.undone);
  if (change.kind === 'redo') sentences.push(words.redone);
  if (change.kind === 'restart') return words.restarted;
  const stock = game.view.piles('stock')[0];
  const isCounted =
    stock !== undefined &&
    describer.speech !== 'short' &&
    change.steps.some((step) => step.type === 'move' && (step.from === stock || step.to === stock));
  // Of cards that go back to the stock it says enough how many lie there then.
  const steps = describeSteps(change, describer, isCounted && change.kind === 'undo' ? stock : undefined, heard);
  sentences.push(...steps);
  const action = actionIn(game, change.gesture);
  // What only counters know of has its name.
  if (steps.length === 0 && !isCounted && action !== undefined) sentences.push(`${describer.action(action)}.`);
  if (isCounted) {
    sentences.push(describeRest(describer, stock));
    if (change.kind === 'undo') sentences.push(...describeUncovered(change, describer, stock));
  }
  const end = describeEnd(change, describer);
  return [...sentences, end].filter(Boolean).join(' ');
}

/**
 * Will the focus come to another button there, so that its name is heard and card and pile are not said again? Buttons are used
 * again from the bottom of a pile: a squared pile shows the next card on the same one, and a place its first card.
 */
function isHeard({ from, to }: Focus, { steps }: Change, { piles, view }: Game): boolean {
  const { fan, fanned = Infinity } = piles.find(({ id }) => id === to)!;
  const landed = steps.reduce((n, step) => n + (step.type === 'move' && step.to === to ? step.cards.length : 0), 0);
  let open = 0;
  while (view.card(to, open)) open++;
  const buttons = (cards: number): number => (fan ? Math.min(Math.max(cards, 1), fanned) : 1);
  return from !== to || buttons(open) !== buttons(open - landed);
}

/** How much is left of a pile that cards come from. */
function describeRest(describer: TableDescriber, id: string): string {
  const words = lazyWords(describer.locale);
  const n = describer.game.view.count(id);
  const { cards, empty } = describer.words;
  return fill(words.left, {
    pile: describer.pile(id),
    cards: n ? fill(words.still, { cards: counted(cards, n, describer.locale) }) : empty,
  });
}

/** What lies on top again where cards came from that went back to the stock. */
function describeUncovered({ steps }: Change, describer: TableDescriber, stock: string): string[] {
  const from = new Set(steps.flatMap((step) => (step.type === 'move' && step.to === stock ? [step.from] : [])));
  const [pile, ...others] = [...from].filter((id) => describer.game.view.piles('waste').includes(id));
  const card = pile === undefined || others.length > 0 ? null : describer.game.view.card(pile, 0);
  return card ? [`${describer.pile(pile!)}: ${describer.card(card)}.`] : [];
}

/**
 * Cards that went through cells are told once, from where they lay to where they lie; what the player moved is told first.
 * @param left out: this pile is told of elsewhere @param heard what lies on top of this pile is heard as the name of the focus
 */
function describeSteps(change: Change, describer: TableDescriber, left?: string, heard?: string): string[] {
  const { kind, steps } = change;
  const { game } = describer;
  const words = lazyWords(describer.locale);
  const cardsOf = (n: number): string => counted(describer.words.cards, n, describer.locale);
  const journeys = new Map<number, { from: string; to: string }>();
  const turned = new Set<number>();
  const covered = new Set<number>();
  const sentences: string[] = [];
  const shuffled: string[] = [];
  for (const step of steps) {
    if (step.type === 'shuffle' && kind !== 'undo')
      shuffled.push(
        game.piles.some(({ id }) => id === step.pile) ? fill(words.shuffled, { pile: describer.pile(step.pile) }) : words.mixed,
      );
    if (step.type === 'flip') (step.face === 'up' ? turned : covered).add(step.card);
    if (step.type !== 'move') continue;
    for (const card of step.cards) journeys.set(card, { from: journeys.get(card)?.from ?? step.from, to: step.to });
  }
  const groups = new Map<string, { from: string; to: string; ids: number[] }>();
  for (const [id, { from, to }] of journeys) {
    const group = groups.get(`${from}>${to}`);
    if (group) group.ids.push(id);
    else groups.set(`${from}>${to}`, { from, to, ids: [id] });
  }
  const open = (id: number) => {
    for (const { id: pile } of game.piles)
      for (let depth = 0, n = game.view.count(pile); depth < n; depth++) {
        const card = game.view.card(pile, depth);
        if (card?.id === id) return card;
      }
    return undefined;
  };
  // What came back to where it lay did not move, unless it came from below in its pile.
  const raised = steps.flatMap((step) => (step.type === 'move' && step.from === step.to ? step.cards : []));
  const moved = [...groups.values()].filter(({ from, to, ids }) => from !== to || ids.every((id) => raised.includes(id)));
  // What is dealt from one pile, or goes back there, is one gesture.
  const led = kind === 'undo' ? moved.filter(({ to }) => to === moved.at(-1)!.to) : moved.filter(({ from }) => from === moved[0]!.from);
  const followers = moved.filter((group) => !led.includes(group));
  const action = followers.length > FOLLOWERS ? actionIn(game, change.gesture) : undefined;
  // A redeal or a shift is one thing, and not the first of its cards with others that follow it.
  if (action !== undefined) return [`${describer.action(action)}: ${cardsOf(journeys.size)}.`, ...shuffled];
  for (const group of followers.length > FOLLOWERS ? led : [...led, ...followers]) {
    const { to, ids } = group;
    if (to === left) continue;
    // What follows a move by itself was not laid by the player.
    if (to === heard && (kind !== 'play' || led.includes(group)) && ids.includes(game.view.card(to, 0)?.id ?? -1)) {
      if (kind === 'play') sentences.push(counted(words.laid, ids.length, describer.locale));
      else if (ids.length > 1) sentences.push(`${cardsOf(ids.length)}.`);
      continue;
    }
    const cards = ids.map(open);
    const lowest = cards[0];
    const what =
      !lowest || cards.includes(undefined)
        ? cardsOf(cards.length)
        : cards.length <= 2
          ? cards.map((card) => describer.card(card!)).join(', ')
          : fill(counted(words.run, cards.length, describer.locale), { card: describer.card(lowest) });
    const pile = describer.pile(to);
    const top = cards.length > 1 && game.view.piles('waste').includes(to) ? game.view.card(to, 0) : null;
    sentences.push(
      top ? fill(words.onTop, { cards: cardsOf(cards.length), pile, card: describer.card(top) }) : fill(words.moved, { cards: what, pile }),
    );
  }
  if (followers.length > FOLLOWERS)
    sentences.push(
      counted(
        words.follow,
        followers.reduce((sum, { ids }) => sum + ids.length, 0),
        describer.locale,
      ),
    );
  for (const id of turned) {
    const card = open(id);
    if (card && !journeys.has(id)) sentences.push(fill(words.turned, { card: describer.card(card) }));
  }
  const again = [...covered].filter((id) => !journeys.has(id)).length;
  if (kind === 'undo' && again > 0) sentences.push(counted(words.turnedDown, again, describer.locale));
  return [...sentences, ...shuffled];
}
