import { html, type TemplateResult } from 'lit/html.js';
import type { Settings } from '../settings.js';
import type { TableSession } from '../game/table-session.js';
import { lazyWords } from '../words/lazy/index.js';
import { fill } from '../words/index.js';

/** Three lines for who plays this kind of game for the first time: what it is about, what hands do, and what else there is. */
export function guideTemplate(
  { guide, taps }: Pick<Settings, 'guide' | 'taps'>,
  { game, selection, describer, highlights }: TableSession,
): TemplateResult | undefined {
  // A sentence about the table comes first, as that of a hint.
  if (!guide || game.cursor > 0 || game.status !== 'playing' || highlights.bubble) return undefined;
  const { variant, locale } = describer;
  const words = lazyWords(locale).guide;
  const fingers = matchMedia('(pointer: coarse)').matches;
  const mode = taps === 'one' || taps === 'two' ? taps : (game.variant.taps ?? (fingers ? 'one' : 'only'));
  const clicked = game.piles.find(({ id }) => !game.view.card(id) && selection.actionOn(id) !== undefined);
  const cells = game.piles.some(({ role }) => role === 'cell');
  const lifts = game.piles.some(({ take }) => take);
  const move = clicked && selection.actionOn(clicked.id);
  const can = move === undefined ? undefined : selection.canAct(move);
  // What must be done first says the patience itself, if it can be said at all.
  const first = can === undefined || can === true ? undefined : variant.reasons?.[can];
  const goOn = (pile: string, name: string): string => fill(words.stock, { name, where: pile === name ? '' : ` (${pile})` });
  const lines = [
    variant.summary,
    lifts ? (game.variant.pair ? words.pairs : words)[mode] : '',
    clicked && can === true
      ? // A pile may be called as what is done there.
        goOn(describer.pile(clicked.id), describer.action(move!))
      : (first ?? (cells ? words.cells : words.undo)),
  ];
  return html`<div class="guide" part="guide" role="note">
    ${lines.filter(Boolean).map((line) => html`<p>${line}</p>`)}
  </div>`;
}
