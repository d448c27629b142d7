import { roleName, type Game } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Settings } from '../../settings.js';
import type { TableActions } from '../../state/table-actions.js';
import type { TableSession } from '../../game/table-session.js';
import { featureWords } from '../../words/features/index.js';
import { fill } from '../../words/index.js';

/** The sign of the offer. In the tightest form, it stands alone. */
const PLAY = html`<svg viewBox="0 0 10 10" aria-hidden="true"><path d="M2 .5L9 5L2 9.5Z" /></svg>`;

/**
 * Renders the guide for new players: a few sentences, and the offer of a demonstration. While that runs, its sentences stand in their place, and the same
 * button, which keeps the focus, ends it.
 */
export function guideTemplate({ element, features }: TableActions, session: TableSession): TemplateResult | undefined {
  const { game, describer } = session;
  const demo = features.loaded?.demo;
  const runs = demo?.running === true;
  if (!runs && (!element.guide || game.cursor > 0 || game.status !== 'playing')) return undefined;
  const words = featureWords(describer.locale);
  const label = !runs ? words.demo.offer : demo.session ? words.demo.skip : words.close;
  return html`<div class=${runs ? 'guide demo' : 'guide'} part="guide" role="note">
    <div>${(runs ? demo.lines : linesOf(session, element.taps)).map((line) => html`<p>${line}</p> `)}</div>
    ${runs || (element.demo && demo) ? html`<button type="button" class="plain" part="button" @click=${() => demo.toggle()}>${runs ? nothing : PLAY}<span>${label}</span></button>` : nothing}
  </div>`;
}

/**
 * Returns sentences for new players, the most useful first: what may be laid on what, what wins, what else the patience says, what a tap does, and
 * what else there is.
 */
function linesOf(session: TableSession, taps: Settings['taps']): string[] {
  const { variant } = session.describer;
  const fingers = matchMedia('(pointer: coarse)').matches;
  const [rule = '', ...others] = sentencesOf(variant.guide ?? variant.summary);
  const tap = tapLine(session, taps, fingers);
  const { sole } = session.selection;
  const isOpen = sole !== undefined && session.game.view.card(sole) !== null;
  const aim = aimLine(session) ?? others.shift() ?? '';
  // If a tap lays the only open card, nothing else can be done: the sentence about taps comes before the rest.
  const rest = isOpen ? [tap, ...others] : [...others, tap];
  return [rule, aim, ...rest, actionLine(session, fingers)].filter(Boolean);
}

/**
 * Returns the sentences of a text. An `Intl.Segmenter` finds the same ones in all guides, but the first of a page takes 30 ms and more in Chrome.
 */
export const sentencesOf = (text: string): string[] => text.trim().split(/(?<=[.!?]["”’»“)]?)\s+|(?<=[。！？])/);

/**
 * Returns what wins, where the patience has the usual end and the player lays the cards there or discards pairs. The guide of any other patience says
 * in its second sentence what wins.
 */
export function aimLine({ game, describer }: Pick<TableSession, 'game' | 'describer'>): string | undefined {
  const { variant, piles } = game;
  if (variant.status !== undefined) return undefined;
  const { aim } = featureWords(describer.locale).guide;
  if (piles.some(({ role, accept }) => role === 'foundation' && accept))
    return describer.variant.piles?.['foundation'] === undefined ? aim.foundations : aim.any;
  return variant.pair ? aim.discard : undefined;
}

const hasLifts = ({ piles }: Game): boolean => piles.some(({ take }) => take);

/** Returns what a tap or click does; empty where no card can be lifted. */
function tapLine({ game, selection, describer }: TableSession, taps: Settings['taps'], fingers: boolean): string {
  const words = featureWords(describer.locale).guide;
  const mode = taps === 'one' || taps === 'two' ? taps : (game.variant.taps ?? (fingers ? 'one' : 'only'));
  if (selection.sole !== undefined) return words.lay[fingers ? 'tap' : 'click'];
  return hasLifts(game) ? (game.variant.pair ? words.pairs : words)[mode] : '';
}

/** Returns what a click on a pile without open cards does, or why it does nothing now; without such a pile, what else there is. */
function actionLine({ game, selection, describer }: TableSession, fingers: boolean): string {
  const words = featureWords(describer.locale).guide;
  const clicked = game.piles.find(({ id }) => !game.view.card(id) && selection.actionOn(id) !== undefined)?.id;
  const action = clicked === undefined ? undefined : selection.actionOn(clicked);
  const can = action === undefined ? undefined : selection.canAct(action);
  if (can !== true) {
    // Name the reason why the action is refused now, if the patience has a sentence for it.
    const refusal = can === undefined ? undefined : describer.variant.reasons?.[can];
    return refusal ?? (game.piles.some(({ role }) => role === 'cell') ? words.cells : words.undo);
  }
  const how = fingers ? 'tap' : 'click';
  if (!hasLifts(game) && game.variant.auto?.length) return fill(words.watch[how], { name: describer.words.runOn });
  const [pile, name] = [describer.pile(clicked!), describer.action(action!)];
  if (pile === roleName('stock', describer.locale)) return words.stock[how];
  // Leave the pile out when its name is the name of the action.
  return fill(words.goOn, { name, where: pile === name ? '' : ` (${pile})` });
}
