import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { Path } from '../json/path.js';

/** Longest time for parsing, in milliseconds: a recipe is short. */
const PARSE = 100;

/** A part of a text, from one character to another. */
interface Range {
  readonly from: number;
  readonly to: number;
}

const textOf = (state: EditorState, { from, to }: Range): string => state.doc.sliceString(from, to);

/** Returns the name of a property without its quotes. */
const nameOf = (state: EditorState, property: SyntaxNode): string | undefined => {
  const name = property.getChild('PropertyName');
  return name ? textOf(state, name).replace(/^"|"$/g, '') : undefined;
};

const VALUES = ['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null'];

/** Finds the characters of the part at a path. If the part is missing, finds the deepest part on the path that exists. */
export function rangeOf(state: EditorState, path: Path): Range {
  const tree = ensureSyntaxTree(state, state.doc.length, PARSE) ?? syntaxTree(state);
  let node = childrenOf(tree.topNode)[0];
  let range: Range = { from: node?.from ?? 0, to: node?.to ?? 0 };
  for (const key of path) {
    if (node?.name === 'Array') {
      node = childrenOf(node)[Number(key)];
      if (node) range = node;
    } else {
      const property: SyntaxNode | undefined = node?.getChildren('Property').find((each) => nameOf(state, each) === key);
      if (!property) break;
      range = property.getChild('PropertyName') ?? property;
      node = childrenOf(property)[0];
      if (node && node.name !== 'Object' && node.name !== 'Array') range = node;
    }
    if (!node) break;
  }
  // Mark only the first line of an object, which may have many.
  return { from: range.from, to: Math.min(range.to, state.doc.lineAt(range.from).to) };
}

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] => {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) if (VALUES.includes(child.name)) children.push(child);
  return children;
};

/** The JSON path that belongs to a character of the text. */
export interface Place {
  readonly path: Path;
  /** Whether the character is in the name of a field. The path is then that of the object. */
  readonly inName: boolean;
  /** The syntax node of the name or value. */
  readonly node: SyntaxNode;
}

/** Finds the path and the syntax node at a character. */
export function placeAt(state: EditorState, at: number): Place {
  let node = (ensureSyntaxTree(state, state.doc.length, PARSE) ?? syntaxTree(state)).resolveInner(at, -1);
  const inName = node.name === 'PropertyName' || node.name === 'Object' || (node.name === '⚠' && node.parent?.name === 'Object');
  const found = node;
  const path: string[] = [];
  for (let parent = node.parent; parent; parent = node.parent) {
    if (parent.name === 'Property') {
      if (node.name !== 'PropertyName') path.unshift(nameOf(state, parent) ?? '');
    } else if (parent.name === 'Array' && VALUES.includes(node.name))
      path.unshift(String(childrenOf(parent).findIndex(({ from }) => from === node.from)));
    node = parent;
  }
  return { path, inName, node: found };
}
