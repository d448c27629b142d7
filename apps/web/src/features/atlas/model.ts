import type { LanguageTag } from '@patience/core';
import { rowName, type AtlasData, type AtlasRow } from './data.js';
import { answer, ORDERS, type Order, type Question } from './order.js';

export class AtlasModel {
  question: Question;

  /** @param data the atlas; undefined where it could not be loaded @param given the query of the address */
  constructor(
    readonly data: AtlasData | undefined,
    given: URLSearchParams,
    private readonly lang: LanguageTag,
    private readonly changed: () => void,
  ) {
    this.question = {
      text: given.get('text') ?? '',
      order: ORDERS.find((order) => order === given.get('order')) ?? 'winnable',
      // A variant in the address shows all its rule sets, unless the address says otherwise.
      all: given.get('all') === '1' || (given.has('variant') && given.get('all') !== '0'),
    };
    // The address names a patience by its id; show its name in the search field instead.
    const about = data?.rows.find(({ variant }) => variant === given.get('variant'));
    if (about) this.question = { ...this.question, text: rowName(about, lang), variant: about.variant };
  }

  get rows(): readonly AtlasRow[] {
    return this.data ? answer(this.data.rows, this.question, this.lang) : [];
  }

  /** The query of the address for the question; empty for the usual one. */
  get query(): string {
    const { text, variant, order, all } = this.question;
    const params = new URLSearchParams({
      ...(variant === undefined ? text.trim() !== '' && { text } : { variant }),
      ...(order !== 'winnable' && { order }),
      ...(all !== (variant !== undefined) && { all: all ? '1' : '0' }),
    });
    return params.size > 0 ? `?${params.toString()}` : '';
  }

  ask(form: FormData): void {
    const text = form.get('text') as string;
    const variant = text === this.question.text ? this.question.variant : undefined;
    this.question = { text, variant, order: form.get('order') as Order, all: form.has('all') };
    this.changed();
  }
}
