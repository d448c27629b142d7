import type { Card, Change, Pile } from '@patience/core';
import type { PileNames } from './pile-names.js';
import { counted, fill } from '../words/index.js';

/** So many groups of cards that follow from a move are told one by one; of more, only how many cards they are. */
const FOLLOWERS = 3;

/**
 * What is said about a change, once: what moved, what was turned, what is left.
 * @param heard the focus goes to the top of this pile, and its name is heard: card and pile are not said again
 */
export function tell(change: Change, pileNames: PileNames, heard?: string): string {
  const { words, game } = pileNames;
  const said: string[] = [];
  if (change.kind === 'undo') said.push(words.undone);
  if (change.kind === 'redo') said.push(words.redone);
  if (change.kind === 'restart') return words.restarted;
  const stock = game.view.piles('stock')[0];
  const isCounted =
    stock !== undefined &&
    pileNames.speech !== 'short' &&
    change.steps.some((step) => step.type === 'move' && (step.from === stock || step.to === stock));
  // Of cards that go back to the stock it says enough how many lie there then.
  said.push(...tellSteps(change, pileNames, isCounted && change.kind === 'undo' ? stock : undefined, heard));
  if (isCounted) said.push(pileNames.left(stock));
  const end = tellEnd(change, pileNames);
  return [...said, end].filter(Boolean).join(' ');
}

/** The first words about a game. */
export const tellDealt = ({ game, variant, words }: PileNames): string =>
  fill(words.dealt, { name: variant.name, n: game.piles.reduce((sum, { id }) => sum + game.view.count(id), 0) });

/** How it stands: won, lost, stuck, or nothing. */
export const tellEnd = ({ status, stuck }: Pick<Change, 'status' | 'stuck'>, { words }: PileNames): string =>
  status === 'playing' ? (stuck ? words.stuck : '') : words[status];

/**
 * Cards that went through cells are told once, from where they lay to where they lie; what the player moved is told first.
 * @param left out: this pile is told of elsewhere @param heard what lies on top of this pile is heard as the name of the focus
 */
function tellSteps({ kind, steps }: Change, pileNames: PileNames, left?: string, heard?: string): string[] {
  const { words, game } = pileNames;
  const journeys = new Map<number, { from: string; to: string }>();
  const turned = new Set<number>();
  const said: string[] = [];
  const shuffled: string[] = [];
  for (const step of steps) {
    if (step.type === 'shuffle') shuffled.push(fill(words.shuffled, { pile: pileNames.pile(step.pile) }));
    if (step.type === 'flip' && step.face === 'up') turned.add(step.card);
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
  for (const { to, ids } of followers.length > FOLLOWERS ? led : [...led, ...followers]) {
    if (to === left) continue;
    if (to === heard && ids.includes(game.view.card(to, 0)?.id ?? -1)) {
      if (kind === 'play') said.push(counted(words.laid, ids.length));
      else if (ids.length > 1) said.push(`${counted(words.cards, ids.length)}.`);
      continue;
    }
    const cards = ids.map(open);
    const lowest = cards[0];
    const what =
      !lowest || cards.includes(undefined)
        ? counted(words.cards, cards.length)
        : cards.length <= 2
          ? cards.map((card) => pileNames.card(card!)).join(', ')
          : fill(words.run, { n: cards.length, card: pileNames.card(lowest) });
    const pile = pileNames.pile(to);
    const top = cards.length > 1 && game.view.piles('waste').includes(to) ? game.view.card(to, 0) : null;
    said.push(
      top
        ? fill(words.onTop, { cards: counted(words.cards, cards.length), pile, card: pileNames.card(top) })
        : fill(words.moved, { cards: what, pile }),
    );
  }
  if (followers.length > FOLLOWERS) said.push(fill(words.follow, { n: followers.reduce((sum, { ids }) => sum + ids.length, 0) }));
  for (const id of turned) {
    const card = open(id);
    if (card && !journeys.has(id)) said.push(fill(words.turned, { card: pileNames.card(card) }));
  }
  return [...said, ...shuffled];
}

/** How the open cards of a pile are named, from the lowest. */
export type TellCards = (cards: readonly Card[]) => readonly string[];

/** A pile as text, from the card that lies lowest. @param tellCards absent: every card by its name */
export function readPile({ id, fan }: Pile, pileNames: PileNames, tellCards?: TellCards): string {
  const { game, words } = pileNames;
  const n = game.view.count(id);
  const open = Array.from({ length: n }, (_, i) => game.view.card(id, n - 1 - i)).filter((card) => card !== null);
  const seen = fan ? open : open.slice(-1);
  const told = [
    n > open.length ? counted(words.hidden, n - open.length) : '',
    ...(tellCards?.(seen) ?? seen.map((card) => pileNames.card(card))),
    !fan && open.length > 1 ? counted(words.cards, open.length) : '',
  ];
  return `${pileNames.pile(id)}: ${told.filter(Boolean).join(', ') || words.empty}.`;
}

/** The whole table as text, pile by pile, as a player would tell it. */
export function readTable(pileNames: PileNames, tellCards?: TellCards): string {
  const { game, words } = pileNames;
  const lines = game.piles.map((pile) => readPile(pile, pileNames, tellCards));
  const { score, status, stuck } = game;
  const tail = [score === undefined ? '' : fill(words.score, { n: score }), tellEnd({ status, stuck }, pileNames)].filter(Boolean);
  return [pileNames.variant.name + '.', ...lines, ...tail].join(' ');
}
