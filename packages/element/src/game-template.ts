import { say, type LanguageTag, type Problem } from '@patience/core';
import { isCommonReason } from '@patience/core/search';
import { html, nothing, type TemplateResult } from 'lit';
import type { GameController } from './controllers/game-controller.js';
import { toolsOf } from './controllers/toolbar.js';
import type { TableSession } from './game/table-session.js';
import type { TableInput } from './input/table-input.js';
import type { LazyChunk } from './lazy-loader.js';
import { boardTemplate } from './view/board.js';
import { statusTemplate } from './view/status.js';
import { toolsTemplate } from './view/tools.js';

/** Renders tools, status and table of a game. @param lazy the lazy chunk, once it is loaded */
export function gameTemplate(
  controller: GameController,
  session: TableSession,
  input: TableInput,
  lazy: LazyChunk | undefined,
): TemplateResult {
  const { element, adviserView } = controller;
  const { describer, highlights, view } = session;
  return html`${element.withoutTools ? nothing : toolsTemplate(describer.words.tools, toolsOf(controller, session))}
    ${statusTemplate(describer, !element.withoutScore, !element.withoutClock)}
    <div class="scroller" @focusin=${input.focusin}>${boardTemplate(view, session, input)}${lazy?.guideTemplate(element, session) ?? nothing}</div>
    ${adviserView ? html`<div class="remark" part="remark" aria-live=${highlights.pointed ? 'off' : 'polite'}>${adviserView.remark}</div>` : nothing}
    ${lazy?.noticeTemplate(controller, session) ?? nothing}`;
}

/** Returns the message that replaces the table. Technical details of a failed load are only in the event, for the page. */
export function messageOf(problem: Problem, locale: LanguageTag): string {
  return say(problem.code === 'variant-broken' || !isCommonReason(problem.code) ? { ...problem, code: 'part-missing' } : problem, locale);
}
