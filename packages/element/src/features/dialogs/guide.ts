import { roleName } from '@patience/core';
import { html, type TemplateResult } from 'lit/html.js';
import type { Settings } from '../../settings.js';
import type { TableSession } from '../../game/table-session.js';
import { lazyWords } from '../../words/lazy/index.js';
import { fill } from '../../words/index.js';

/** Renders a guide of three lines for new players: what may be laid on what or the aim, what a tap does, and what else there is. */
export function guideTemplate(
  { guide, taps }: Pick<Settings, 'guide' | 'taps'>,
  { game, selection, describer }: TableSession,
): TemplateResult | undefined {
  if (!guide || game.cursor > 0 || game.status !== 'playing') return undefined;
  const { variant, locale } = describer;
  const words = lazyWords(locale).guide;
  const fingers = matchMedia('(pointer: coarse)').matches;
  const mode = taps === 'one' || taps === 'two' ? taps : (game.variant.taps ?? (fingers ? 'one' : 'only'));
  const clicked = game.piles.find(({ id }) => !game.view.card(id) && selection.actionOn(id) !== undefined);
  const cells = game.piles.some(({ role }) => role === 'cell');
  const lifts = game.piles.some(({ take }) => take);
  const playsOn = (game.variant.auto?.length ?? 0) > 0;
  const move = clicked && selection.actionOn(clicked.id);
  const can = move === undefined ? undefined : selection.canAct(move);
  // Name the reason why the action is refused now, if the patience has a sentence for it.
  const first = can === undefined || can === true ? undefined : variant.reasons?.[can];
  const how = fingers ? 'tap' : 'click';
  const goOn = (pile: string, name: string): string => {
    if (!lifts && playsOn) return fill(words.watch[how], { name: describer.words.runOn });
    if (pile === roleName('stock', locale)) return words.stock[how];
    // Leave the pile out when its name is the name of the action.
    return fill(words.goOn, { name, where: pile === name ? '' : ` (${pile})` });
  };
  const lines = [
    variant.guide ?? variant.summary,
    selection.sole !== undefined ? words.lay[how] : lifts ? (game.variant.pair ? words.pairs : words)[mode] : '',
    clicked && can === true ? goOn(describer.pile(clicked.id), describer.action(move!)) : (first ?? (cells ? words.cells : words.undo)),
  ];
  return html`<div class="guide" part="guide" role="note">
    ${lines.filter(Boolean).map((line) => html`<p>${line}</p>`)}
  </div>`;
}
