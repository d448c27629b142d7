import type { LanguageTag, Variant } from '@patience/core';
import type { InstalledEntry } from '../../catalogue/entry.js';
import { nameOf } from '../../catalogue/names.js';
import type { EmbedRequest } from './snippets.js';

/** Reads a height in pixels and limits it to the allowed range. */
export const heightOf = (text: string): number => Math.min(2000, Math.max(240, Math.round(Number(text)) || 600));

/** The game to embed, as the form of the page describes it. */
export class EmbedModel {
  request: EmbedRequest;
  /** The selected variant, once it is loaded. */
  variant: Variant | undefined;

  /** @param chosen id of the variant that is selected first @param languages tags of the languages of the site */
  constructor(
    readonly installed: readonly InstalledEntry[],
    private readonly lang: LanguageTag,
    private readonly languages: readonly LanguageTag[],
    chosen: string | null,
    private readonly changed: () => void,
  ) {
    this.request = this.#requestOf(new FormData(), chosen ?? '');
    void this.#load();
  }

  read(form: FormData): void {
    this.request = this.#requestOf(form, form.get('variant') as string);
    if (this.variant?.id !== this.request.variant) {
      this.variant = undefined;
      void this.#load();
    }
    this.changed();
  }

  /** Loads the selected variant, whose options the form offers. */
  async #load(): Promise<void> {
    const { variant: id } = this.request;
    const loaded = await this.installed.find((entry) => entry.id === id)?.load();
    if (this.request.variant !== id) return;
    this.variant = loaded;
    this.changed();
  }

  #requestOf(form: FormData, variant: string): EmbedRequest {
    const text = (name: string): string => ((form.get(name) as string | null) ?? '').trim();
    const entry = this.installed.find(({ id }) => id === variant) ?? this.installed[0];
    const [seed, language, theme] = [text('seed'), text('lang'), text('theme')];
    return {
      variant: entry?.id ?? '',
      name: entry ? nameOf(entry, this.lang) : '',
      from: entry?.from ?? '',
      height: heightOf(text('height')),
      ...(seed && { seed }),
      ...this.#optionsOf(form, entry?.id),
      ...(this.languages.includes(language) ? { lang: language } : {}),
      ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    };
  }

  /** Returns the chosen options of the variant that are not the default. */
  #optionsOf(form: FormData, id: string | undefined): Pick<EmbedRequest, 'options'> {
    if (this.variant === undefined || this.variant.id !== id) return {};
    const chosen = Object.entries(this.variant.options).flatMap(([name, [usual]]) => {
      const value = form.get(`option-${name}`) as string | null;
      return value === null || value === String(usual) ? [] : [[name, value] as const];
    });
    return chosen.length > 0 ? { options: Object.fromEntries(chosen) } : {};
  }
}
