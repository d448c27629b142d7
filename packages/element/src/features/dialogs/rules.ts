import { say, textOf, type Variant } from '@patience/core';
import { rulesBlocks } from '@patience/core/rules-page';
import { fail } from '@patience/core/internals';
import { html, type TemplateResult } from 'lit/html.js';
import type { TableActions } from '../../state/table-actions.js';
import type { TableSession } from '../../game/table-session.js';

/** A rules page that is written from the data of a variant. It is empty until it is written. */
interface WrittenPage {
  rules: string;
  /** Language of the text. */
  lang: string;
  failed?: boolean;
}

/** Written rules pages by variant and by the language of the table. */
const written = new WeakMap<Variant, Map<string, WrittenPage>>();

/** Renders the rules page of the variant. One without a rules text gets a page that is written from its data. */
export function rulesTemplate(actions: TableActions, { game, describer }: TableSession): TemplateResult {
  const { text, lang: language } = textOf(game.variant, describer.locale, ({ rules }) => rules);
  const { rules, lang } = text ? { rules: text, lang: language } : writtenPage(actions, describer.locale);
  return html`<div lang=${lang}>
    ${rulesBlocks(rules).map(({ kind, texts }) => {
      if (kind === 'list') return html`<ul>${texts.map((item) => html`<li>${item}</li>`)}</ul>`;
      return kind === 'heading' ? html`<h3>${texts}</h3>` : html`<p>${texts}</p>`;
    })}
  </div>`;
}

function writtenPage(actions: TableActions, locale: string): WrittenPage {
  const variant = actions.loader.variant!;
  const pages = written.get(variant) ?? new Map<string, WrittenPage>();
  written.set(variant, pages);
  let page = pages.get(locale);
  // Try again when the player opens the sheet again after a failure.
  if (!page || (page.failed && actions.state.sheet?.opening)) {
    page = { rules: '', lang: locale };
    pages.set(locale, page);
    void write(page, actions, variant);
  }
  return page;
}

async function write(page: WrittenPage, actions: TableActions, variant: Variant): Promise<void> {
  try {
    const { writeRules } = await import('../../recipe/write-rules.js');
    Object.assign(page, writeRules(variant, page.lang));
  } catch (error) {
    const problem = fail('part-missing', { why: String(error) }).error;
    actions.broken(problem);
    page.rules = say(problem, page.lang);
    page.failed = true;
  }
  actions.requestUpdate();
}
