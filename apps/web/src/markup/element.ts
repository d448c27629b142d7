/** An HTML element as data: the build writes it as HTML, and a page creates it as DOM. */
export interface ElementData {
  readonly tag: keyof HTMLElementTagNameMap;
  /** Attributes by name; undefined ones are omitted. */
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly children: readonly (ElementData | string)[];
}

export const element = (
  tag: ElementData['tag'],
  attributes: ElementData['attributes'],
  ...children: ElementData['children']
): ElementData => ({ tag, attributes, children });

/** Creates an element in the document of the page. */
export function createElement({ tag, attributes, children }: ElementData): HTMLElement {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) created.setAttribute(name, String(value));
  created.append(...children.map((child) => (typeof child === 'string' ? child : createElement(child))));
  return created;
}
