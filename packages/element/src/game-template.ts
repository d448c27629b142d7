import { say, type LanguageTag, type Pile, type Problem } from '@patience/core';
import { isCommonReason } from '@patience/core/internals';
import { html, noChange, nothing, type TemplateResult } from 'lit';
import type { CardLooks } from './card-looks.js';
import type { TableSession } from './game/table-session.js';
import type { TableInput } from './input/table-input.js';
import type { Features } from './features/index.js';
import { runCommand } from './state/commands.js';
import type { TableActions } from './state/table-actions.js';
import type { Command } from './table/commands.js';
import type { Shortcut } from './table/shortcuts.js';
import type { Interaction } from './view/picture.js';
import { pileModel, pileTemplate } from './view/pile.js';
import type { TableView } from './view/table-view.js';
import { statusTemplate } from './view/status.js';
import { toolsTemplate, type Tool } from './view/tools.js';

/** Renders tools, status and table of a game, and around them what the features show. */
export function gameTemplate(actions: TableActions, session: TableSession, input: TableInput, features?: Features): TemplateResult {
  const { element, state } = actions;
  const { adviser } = state;
  const { describer, highlights } = session;
  // Who may only look on gets no offers.
  const helps = element.viewOnly ? undefined : features?.dialogs;
  const shown = features?.demo.session ?? session;
  return html`${element.withoutTools || element.viewOnly ? nothing : toolsTemplate(describer.words.tools, toolsOf(actions, session))}
    ${statusTemplate(describer, !element.withoutScore, !element.withoutClock, actions.puzzle.text)}
    <div class="scroller" @focusin=${input.focusin}>${boardTemplate(shown.view, shown, input.drag, element)}${helps?.guideTemplate(actions, session) ?? nothing}</div>
    ${adviser ? html`<div class="remark" part="remark" aria-live=${highlights.hinted ? 'off' : 'polite'}>${adviser.remark}</div>` : nothing}
    ${helps?.noticeTemplate(actions, session) ?? nothing}`;
}

/**
 * Focuses the table instead of the card that a pointer presses, because the card soon lies elsewhere. A card that has the focus keeps it.
 */
const keepFocus = (event: MouseEvent): void => {
  const table = event.currentTarget as HTMLElement;
  event.preventDefault();
  if (!table.contains((table.getRootNode() as ShadowRoot).activeElement)) table.focus({ preventScroll: true });
};

/**
 * Renders the table with its piles. Renders only changed piles again. The role is `toolbar`, to which screen readers pass the arrow keys
 * without hiding its buttons from their reading commands: see ACCESSIBILITY.md. A translator of the browser leaves the table alone: it would
 * replace the texts that are rendered here.
 */
function boardTemplate(view: TableView, attention: Interaction, drag: TableInput['drag'], looks: CardLooks): TemplateResult {
  const { picture, scene, describer, drawn } = view;
  scene.looks = looks;
  const { bubble } = attention.highlights;
  const draw = (pile: Pile): TemplateResult | typeof noChange => {
    const model = pileModel(picture!, pile, attention, describer);
    const key = JSON.stringify(model);
    if (drawn.get(pile) === key) return noChange;
    drawn.set(pile, key);
    return pileTemplate(scene, model);
  };
  // eslint-disable-next-line lit-a11y/click-events-have-key-events -- these are the clicks of the native buttons inside
  return html`<div
    class="table"
    part="table"
    tabindex="-1"
    translate="no"
    role="toolbar"
    aria-roledescription=${describer.words.table}
    aria-label=${describer.variant.name}
    @click=${drag.click}
    @pointerdown=${drag.down}
    @contextmenu=${drag.menu}
    @mousedown=${keepFocus}
  >
    ${picture && attention.cursor.piles.map(draw)}
    ${bubble ? html`<div class="bubble" part="bubble" aria-hidden="true">${bubble.text}</div>` : nothing}
  </div>`;
}

/** Returns the tools of the bar for a game. */
function toolsOf(actions: TableActions, session: TableSession): Tool[] {
  const { game, describer } = session;
  const { words } = describer;
  const over = game.status !== 'playing';
  const { keys: shortcuts } = actions.element;
  const keys = (command: Shortcut, others = ''): string =>
    shortcuts.has(command) ? `${others} ${shortcuts.letterOf(command)?.toUpperCase() ?? ''}`.trim() : '';
  const run = (command: Command) => (): void => runCommand(actions, command);
  const home = { off: !session.canAutoMove, gone: !session.hasFoundations };
  return [
    { name: 'undo', label: words.undo, run: run('undo'), off: !game.canUndo, keys: keys('undo', 'Control+Z') },
    { name: 'redo', label: words.redo, run: run('redo'), off: !game.canRedo, keys: keys('redo', 'Control+Y') },
    { name: 'hint', label: words.hint, run: run('hint'), off: over, keys: keys('hint') },
    { name: 'autoMove', label: words.autoMove, run: run('autoMove'), ...home, keys: keys('autoMove') },
    ...(game.variant.auto?.length ? [autoplayTool(actions, session, over)] : []),
    { name: 'newDeal', label: words.fresh, run: run('new'), keys: keys('new') },
    { name: 'more', label: words.more, run: run('more') },
  ];
}

/** Returns the tool that plays a patience without decisions by itself, or stops that. */
function autoplayTool({ features }: TableActions, { describer: { words } }: TableSession, over: boolean): Tool {
  const autoplay = features.loaded?.autoplay;
  if (autoplay?.running) return { name: 'stop', label: words.stop, run: () => autoplay.stop() };
  return { name: 'play', label: words.runOn, run: () => autoplay?.start(), off: over || !autoplay };
}

/** Returns the message that replaces the table. Technical details of a failed load are only in the event, for the page. */
export function messageOf(problem: Problem, locale: LanguageTag): string {
  return say(problem.code === 'variant-broken' || !isCommonReason(problem.code) ? { ...problem, code: 'part-missing' } : problem, locale);
}
