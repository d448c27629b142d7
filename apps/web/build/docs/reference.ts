import { readFileSync } from 'node:fs';
import { inRepository } from './repository.js';

/** A member of the element, as its manifest describes it. */
export interface Member {
  readonly name: string;
  readonly kind?: 'field' | 'method';
  readonly description?: string;
  readonly default?: string;
  readonly readonly?: true;
  readonly status?: 'stable' | 'experimental';
  /** Name of the attribute that sets a field. */
  readonly attribute?: string;
  readonly privacy?: string;
  readonly type?: { readonly text: string };
  readonly return?: { readonly type: { readonly text: string } };
  readonly parameters?: readonly (Member & { readonly optional?: boolean })[];
}

/** Lists of the manifest, by their names there. */
export type Manifest = Readonly<
  Record<'attributes' | 'members' | 'events' | 'slots' | 'cssParts' | 'cssStates' | 'cssProperties', readonly Member[]>
>;

/** Reads what the manifest that the element's build writes says about the element. */
export function readManifest(): Manifest {
  const { modules } = JSON.parse(readFileSync(inRepository('packages/element/custom-elements.json'), 'utf8')) as {
    modules: readonly { readonly declarations: readonly (Manifest & { readonly tagName?: string })[] }[];
  };
  return modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === 'patience-game')!;
}

const inCode = (text: string | undefined): string => (text ? `\`${text.replaceAll('|', '\\|')}\`` : '');
const inCell = (text = ''): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .replaceAll('|', '\\|');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Returns what a member means, with a remark if it may change in any version. */
const meaningOf = ({ description, status }: Member): string =>
  inCell((status === 'experimental' ? '**Experimental.** ' : '') + (description ?? ''));

/** Returns how a method is called: `play(gesture)`. */
const callOf = ({ name, parameters = [] }: Member): string =>
  `${name}(${parameters.map((one) => one.name + (one.optional ? '?' : '')).join(', ')})`;

/** Returns what a method does, with what its parameters mean. */
const sentencesOf = ({ parameters = [], ...one }: Member): string =>
  inCell([meaningOf(one), ...parameters.flatMap((one) => (one.description ? [`\`${one.name}\`: ${one.description}.`] : []))].join(' '));

const simple = (title: string, about: string, of: readonly Member[], nameOf = (name: string): string => name): string =>
  `## ${title}\n\n${about}\n\n${table(
    ['Name', 'Default', 'Meaning'].filter((head) => head !== 'Default' || of.some((one) => one.default)),
    of.map((one) => [
      inCode(nameOf(one.name)),
      ...(of.some((other) => other.default) ? [inCode(one.default)] : []),
      inCell(one.description),
    ]),
  )}`;

/** Returns the reference of the element as Markdown. @param manifest absent: that of the build */
export function referenceText(manifest: Manifest = readManifest()): string {
  const { attributes, members, events, slots, cssParts, cssStates, cssProperties } = manifest;
  const own = members.filter(({ privacy = 'public' }) => privacy === 'public');
  const fields = own.filter(({ kind, attribute }) => kind === 'field' && attribute === undefined);
  return [
    `# Reference

All that \`<patience-game>\` offers to a page, made from the manifest \`custom-elements.json\` of the package, which editors read, too.
[Settings and events](../../packages/element/docs/settings.md) says more about the members that pages use most. What is experimental may change in any version.`,
    `## Attributes

Each attribute is a property, too: \`four-colors\` is \`fourColors\`. A property takes the value itself, such as an object of options.

${table(
  ['Attribute', 'Values', 'Default', 'Meaning'],
  attributes.map((one) => [inCode(one.name), inCode(one.type?.text), inCode(one.default), meaningOf(one)]),
)}`,
    `## Properties without an attribute

${table(
  ['Property', 'Type', 'Meaning'],
  fields.map((one) => [inCode(one.name), inCode(one.type?.text), (one.readonly ? 'Read only. ' : '') + meaningOf(one)]),
)}`,
    `## Methods

${table(
  ['Call', 'Result', 'Meaning'],
  own.filter(({ kind }) => kind === 'method').map((one) => [inCode(callOf(one)), inCode(one.return?.type.text), sentencesOf(one)]),
)}`,
    `## Events

Events bubble, and leave the element. Their names are typed in TypeScript.

${table(
  ['Event', 'Type', 'Fired when'],
  events.map((one) => [inCode(one.name), inCode(one.type?.text), meaningOf(one)]),
)}`,
    simple('Slots', 'Content of your page inside of the element.', slots, (name) => name || 'no name'),
    simple('Parts', 'A style sheet of your page reaches them by `patience-game::part(card)`.', cssParts),
    simple('States', 'A style sheet of your page selects by them: `patience-game:state(won)`.', cssStates),
    simple('Custom properties', 'A style sheet of your page sets them on the element or around it.', cssProperties),
  ].join('\n\n');
}
