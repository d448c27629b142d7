import { html, type TemplateResult } from 'lit/html.js';
import { expect, test } from 'vitest';
import { Living, type Setting } from './living.js';

/** An element that tells what it was drawn for. */
class Lamp extends Living {
  static override readonly properties: Readonly<Record<string, Setting>> = {
    colour: { reflect: true },
    lightUp: { flag: true, reflect: true, attribute: 'light-up' },
    secret: { attribute: false },
  };
  static override readonly styles = [':host { display: block }'];
  static {
    this.accessors(this);
  }
  declare colour: string | number | { toString(): string } | undefined;
  declare lightUp: boolean;
  declare secret: unknown;
  readonly drawn: string[][] = [];

  protected override willUpdate(changed: ReadonlySet<string>): void {
    this.drawn.push([...changed]);
  }
  protected override render(): TemplateResult {
    return html`<p>${String(this.colour)}</p>`;
  }
  protected override updated(): void {}
}

const early = Object.assign(document.createElement('test-lamp'), { colour: 'red' });
document.body.append(early);
customElements.define('test-lamp', Lamp);

async function lit(attributes = ''): Promise<Lamp> {
  const box = document.createElement('div');
  box.innerHTML = `<test-lamp ${attributes}></test-lamp>`;
  document.body.append(box);
  const lamp = box.firstElementChild as Lamp;
  await lamp.updateComplete;
  return lamp;
}

test('what was set before the element was defined counts', async () => {
  await (early as unknown as Lamp).updateComplete;
  expect([early.colour, early.getAttribute('colour')]).toEqual(['red', 'red']);
});

test('attributes are properties, flags are on when they are there', async () => {
  const lamp = await lit('colour="blue" light-up');
  expect([lamp.colour, lamp.lightUp]).toEqual(['blue', true]);
  lamp.removeAttribute('colour');
  lamp.removeAttribute('light-up');
  expect([lamp.colour, lamp.lightUp]).toEqual([undefined, false]);
  expect(Lamp.observedAttributes).toEqual(['colour', 'light-up']);
});

test('properties are reflected as text, and objects are not', async () => {
  const lamp = await lit();
  Object.assign(lamp, { colour: 7, lightUp: true });
  await lamp.updateComplete;
  expect(lamp.outerHTML).toContain('colour="7" light-up=""');
  Object.assign(lamp, { colour: {}, lightUp: false });
  await lamp.updateComplete;
  expect(lamp.getAttributeNames()).toEqual([]);
});

test('it is drawn once for all that changed, and not for what stayed', async () => {
  const lamp = await lit();
  lamp.drawn.length = 0;
  Object.assign(lamp, { colour: 'green', secret: 1 });
  lamp.requestUpdate();
  await lamp.updateComplete;
  Object.assign(lamp, { colour: 'green', secret: 1 });
  await lamp.updateComplete;
  expect(lamp.drawn).toEqual([['colour', 'secret']]);
  expect(lamp.renderRoot.textContent).toBe('green');
});

test('drawing that throws is told, and the next change is drawn', async () => {
  const lamp = await lit();
  lamp.colour = { toString: () => { throw new Error('dark'); } };
  await expect(lamp.updateComplete).rejects.toThrow('dark');
  lamp.colour = 'white';
  await lamp.updateComplete;
  expect(lamp.renderRoot.textContent).toBe('white');
});

test('elements of a class share their style sheets', async () => {
  const [one, two] = await Promise.all([lit(), lit()]);
  expect(getComputedStyle(one).display).toBe('block');
  expect(one.renderRoot.adoptedStyleSheets[0]).toBe(two.renderRoot.adoptedStyleSheets[0]);
});
