import { render, type TemplateResult } from 'lit/html.js';

/** How a property is set from outside; by default through an attribute of its name in lower case. */
export interface Setting {
  /** The attribute, where it is called otherwise; false for none. */
  readonly attribute?: string | false;
  /** True when the attribute is there, false when it is not. */
  readonly flag?: true;
  /** The attribute follows the property: a text or a number as it is, true as an empty one, anything else as none. */
  readonly reflect?: true;
}

/** In Node there are no elements, but their classes can be imported. */
const Base = (globalThis.HTMLElement as typeof HTMLElement | undefined) ?? (Object as unknown as typeof HTMLElement);

/** Style sheets by their text: all elements share them. */
const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(text: string): CSSStyleSheet {
  let sheet = sheets.get(text);
  if (!sheet) {
    sheets.set(text, (sheet = new CSSStyleSheet()));
    sheet.replaceSync(text);
  }
  return sheet;
}

/** An element that is drawn once after all that changed at a time: its settings, or what `requestUpdate` was called for. */
export abstract class Living extends Base {
  /** @internal The properties that can be set, by name. */
  static readonly properties: Readonly<Record<string, Setting>> = {};
  /** Style sheets. */
  static readonly styles: readonly string[] = [];

  /** @internal */
  readonly renderRoot = this.attachShadow({ mode: 'open' });
  /** Resolves when all that changed is drawn. */
  updateComplete: Promise<void> = Promise.resolve();
  readonly #values: Record<string, unknown> = {};
  /** What was set before the element was defined. */
  readonly #early: Record<string, unknown> = {};
  #changed = new Set<string>();
  #begun = false;
  #due = false;
  #reflecting = false;

  static get observedAttributes(): string[] {
    return Object.keys(this.properties).flatMap((name) => this.attributeOf(name) ?? []);
  }

  /** @internal Gives a class its properties. */
  static accessors({ prototype, properties }: typeof Living): void {
    for (const [name, { flag }] of Object.entries(properties))
      Object.defineProperty(prototype, name, {
        get(this: Living) {
          return this.#values[name] ?? (flag && false);
        },
        set(this: Living, value: unknown) {
          if (Object.is(this.#values[name], value)) return;
          this.#values[name] = value;
          this.#changed.add(name);
          this.requestUpdate();
        },
      });
  }

  private static attributeOf(name: string): string | undefined {
    const { attribute = name.toLowerCase() } = this.properties[name]!;
    return attribute || undefined;
  }

  constructor() {
    super();
    const kind = this.constructor as typeof Living;
    const mine = this as Record<string, unknown>;
    for (const name of Object.keys(kind.properties))
      if (Object.hasOwn(this, name)) {
        this.#early[name] = mine[name];
        Reflect.deleteProperty(this, name);
      }
    for (const text of kind.styles) this.adopt(text);
  }

  /** One more style sheet. */
  protected adopt(text: string): void {
    this.renderRoot.adoptedStyleSheets.push(sheetOf(text));
  }

  connectedCallback(): void {
    if (this.#begun) return;
    this.#begun = true;
    Object.assign(this, this.#early);
    this.requestUpdate();
  }

  disconnectedCallback(): void {}

  attributeChangedCallback(attribute: string, _old: string | null, value: string | null): void {
    if (this.#reflecting) return;
    const kind = this.constructor as typeof Living;
    const name = Object.keys(kind.properties).find((name) => kind.attributeOf(name) === attribute);
    if (name) (this as Record<string, unknown>)[name] = kind.properties[name]!.flag ? value !== null : (value ?? undefined);
  }

  /** Draws soon. */
  requestUpdate(): void {
    if (!this.#begun || this.#due) return;
    this.#due = true;
    this.updateComplete = this.#update();
  }

  async #update(): Promise<void> {
    await Promise.resolve();
    const changed = this.#changed;
    this.#changed = new Set();
    try {
      this.#reflect(changed);
      this.willUpdate(changed);
      render(this.render(), this.renderRoot, { host: this });
    } finally {
      this.#due = false;
    }
    this.updated();
  }

  #reflect(changed: ReadonlySet<string>): void {
    this.#reflecting = true;
    const kind = this.constructor as typeof Living;
    for (const name of changed) {
      const value = this.#values[name];
      const attribute = kind.attributeOf(name);
      if (!attribute || !kind.properties[name]!.reflect) continue;
      if (value === true || typeof value === 'string' || typeof value === 'number') this.setAttribute(attribute, value === true ? '' : String(value));
      else this.removeAttribute(attribute);
    }
    this.#reflecting = false;
  }

  /** Before it is drawn. @param changed names of the settings that changed; all that were set, the first time */
  protected abstract willUpdate(changed: ReadonlySet<string>): void;

  protected abstract render(): TemplateResult;

  /** It is drawn. */
  protected abstract updated(): void;
}
