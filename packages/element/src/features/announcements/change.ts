import type { Change, Game } from '@patience/core';
import { actionIn } from '../../table/actions.js';
import type { TableDescriber } from '../../names/table-describer.js';
import { lazyWords } from '../../words/lazy/index.js';
import { counted, fill } from '../../words/index.js';
import { describeEnd } from '../../names/read-aloud.js';

/** Announce up to this many automatic follow-up moves individually; beyond that, announce only the number of cards. */
const FOLLOWERS = 3;

/** The pile that has the focus, and the pile whose top card gets it. */
interface Focus {
  readonly from: string;
  readonly to: string;
}

/** Texts of the numbers on piles that were announced last, by describer. */
const announced = new WeakMap<TableDescriber, readonly string[]>();

/**
 * Returns the texts of the numbers on piles that have changed since the last call, and of the points in a scored game; all of them at the
 * first call.
 */
function changedNumbers(describer: TableDescriber): readonly string[] {
  const { game, words, locale } = describer;
  const before = announced.get(describer) ?? [];
  const now = game.variant.shows ? game.piles.flatMap(({ id }) => describer.numbers(id)) : [];
  // Core's `isScored` would add a file to the script tag. The variant of a table is complete, so its `needs` are all.
  if (game.table.variant.needs?.includes('over') && game.status !== 'over') now.push(counted(words.score, game.score ?? 0, locale));
  announced.set(describer, now);
  return now.filter((text) => !before.includes(text));
}

/** Returns the sentence that redo is no longer possible. */
export const redoGone = ({ locale }: TableDescriber): string => lazyWords(locale).redoGone;

/** Returns the announcement of a change: the cards that moved, those that were turned, and what is left in the stock. */
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
  // For cards that return to the stock, their number is enough.
  const steps = describeSteps(change, describer, isCounted && change.kind === 'undo' ? stock : undefined, heard);
  sentences.push(...steps);
  const action = actionIn(game, change.gesture);
  // An action that only changes counters is announced by its name.
  if (steps.length === 0 && !isCounted && action !== undefined) sentences.push(`${describer.action(action)}.`);
  if (isCounted) {
    sentences.push(describeRest(describer, stock));
    if (change.kind === 'undo') sentences.push(...describeUncovered(change, describer, stock));
  }
  sentences.push(...changedNumbers(describer).map((text) => `${text}.`));
  return [...sentences, describeResult(change, describer)].filter(Boolean).join(' ');
}

/** Returns the end of a game as sentences; that of a scored game with its points. */
export function describeResult(change: Parameters<typeof describeEnd>[0], describer: TableDescriber): string {
  const { game, words, locale } = describer;
  const end = describeEnd(change, describer);
  return change.status === 'over' ? `${end} ${counted(words.score, game.score ?? 0, locale)}.` : end;
}

/**
 * Tells whether the focus comes to another button, so that a screen reader speaks its name and the announcement can leave it out. Buttons
 * are reused from the bottom of a pile: a squared pile shows its next card on the same button, and a slot its first card.
 */
function isHeard({ from, to }: Focus, { steps }: Change, { piles, view }: Game): boolean {
  const { fan, fanned = Infinity } = piles.find(({ id }) => id === to)!;
  const landed = steps.reduce((n, step) => n + (step.type === 'move' && step.to === to ? step.cards.length : 0), 0);
  let open = 0;
  while (view.card(to, open)) open++;
  const buttons = (cards: number): number => (fan ? Math.min(Math.max(cards, 1), fanned) : 1);
  return from !== to || buttons(open) !== buttons(open - landed);
}

/** Returns how many cards are left in a pile. */
function describeRest(describer: TableDescriber, id: string): string {
  const words = lazyWords(describer.locale);
  const n = describer.game.view.count(id);
  const { cards, empty } = describer.words;
  return fill(words.left, {
    pile: describer.pile(id),
    cards: n ? fill(words.still, { cards: counted(cards, n, describer.locale) }) : empty,
  });
}

/** Returns the card that is on top again where cards were taken from for the stock. */
function describeUncovered({ steps }: Change, describer: TableDescriber, stock: string): string[] {
  const from = new Set(steps.flatMap((step) => (step.type === 'move' && step.to === stock ? [step.from] : [])));
  const [pile, ...others] = [...from].filter((id) => describer.game.view.piles('waste').includes(id));
  const card = pile === undefined || others.length > 0 ? null : describer.game.view.card(pile, 0);
  return card ? [`${describer.pile(pile!)}: ${describer.card(card)}.`] : [];
}

/**
 * Returns one sentence for each group of cards, from where it lay to where it lies, without stops in cells. The player's own move comes
 * first.
 * @param left a pile that is announced elsewhere @param heard a pile whose top card is spoken as the name of the focus
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
  // A card that returned to its pile did not move, unless it came up from below.
  const raised = steps.flatMap((step) => (step.type === 'move' && step.from === step.to ? step.cards : []));
  const moved = [...groups.values()].filter(({ from, to, ids }) => from !== to || ids.every((id) => raised.includes(id)));
  // All cards that are dealt from one pile, or go back there, belong to the player's move.
  const led = kind === 'undo' ? moved.filter(({ to }) => to === moved.at(-1)!.to) : moved.filter(({ from }) => from === moved[0]!.from);
  const followers = moved.filter((group) => !led.includes(group));
  // Announce a redeal or a shift as one thing, not as a first card with followers. A gesture of several moves, such as Finish, is no action.
  const action = followers.length > FOLLOWERS && change.gesture.length === 1 ? actionIn(game, change.gesture) : undefined;
  if (action !== undefined) return [`${describer.action(action)}: ${cardsOf(journeys.size)}.`, ...shuffled];
  for (const group of followers.length > FOLLOWERS ? led : [...led, ...followers]) {
    const { to, ids } = group;
    if (to === left) continue;
    // Cards that follow automatically were not laid by the player.
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
