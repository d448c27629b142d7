import type { Change, Game } from '@patience/core';
import { actionIn } from '../../table/actions.js';
import type { TableDescriber } from '../../names/table-describer.js';
import { featureWords } from '../../words/features/index.js';
import { counted, fill } from '../../words/index.js';
import { describeEnd } from '../../names/read-aloud.js';
import { describeSteps } from './steps.js';

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
export const redoGone = ({ locale }: TableDescriber): string => featureWords(locale).redoGone;

/** Returns the announcement that the game went to another of its positions. */
function describePlace(change: Change, describer: TableDescriber): string {
  const { game, locale } = describer;
  const place = fill(featureWords(locale).wentTo, { n: game.cursor, of: game.gestures.length });
  return `${place} ${describeResult(change, describer)}`.trim();
}

/** Returns the announcement of a change: the cards that moved, those that were turned, and what is left in the stock. */
export function describeChange(change: Change, describer: TableDescriber, focus?: Focus): string {
  return change.kind === 'go' ? describePlace(change, describer) : describeGesture(change, describer, focus);
}

function describeGesture(change: Change, describer: TableDescriber, focus?: Focus): string {
  const { game } = describer;
  const heard = focus && isReadAloud(focus, change, game) ? focus.to : undefined;
  const words = featureWords(describer.locale);
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
function isReadAloud({ from, to }: Focus, { steps }: Change, { piles, view }: Game): boolean {
  const { fan, fanned = Infinity } = piles.find(({ id }) => id === to)!;
  const landed = steps.reduce((n, step) => n + (step.type === 'move' && step.to === to ? step.cards.length : 0), 0);
  let open = 0;
  while (view.card(to, open)) open++;
  const buttons = (cards: number): number => (fan ? Math.min(Math.max(cards, 1), fanned) : 1);
  return from !== to || buttons(open) !== buttons(open - landed);
}

/** Returns how many cards are left in a pile. */
function describeRest(describer: TableDescriber, id: string): string {
  const words = featureWords(describer.locale);
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
