/**
 * Compares the grammar that the reader checks with core's types of the same rules, field by field, and reads the help of each field from the
 * comments of these types.
 */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { recipe } from '../src/grammar.js';
import type { ObjectShape, Shape } from '../src/shape.js';

/** The help of an object and of its fields, in the words of the types. */
export interface Help {
  /** The first place of such an object in a recipe, such as `table.*.accept`. */
  readonly path: string;
  readonly text: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The comparison of the grammar with the types. */
export interface Compared {
  /** Sentences about fields, words and kinds of values that only one of the two has. */
  readonly differences: readonly string[];
  readonly help: ReadonlyMap<Shape, Help>;
}

/** The module with the type of a variant, whose rules may be data. */
const SOURCE = fileURLToPath(new URL('../../core/src/variant.ts', import.meta.url));

/** Help of the fields that only recipes have. */
const OF_RECIPES: Readonly<Record<string, string>> = {
  $schema: 'Address of the JSON Schema of recipes, by which editors complete fields and underline mistakes.',
  $comment: 'A note for readers of the file.',
  links: 'How cards follow each other, by names that the rules of piles may use.',
  as: 'Name of the piles, if another recipe that this one extends has them under the key.',
};

/** Returns the fields of an object: the name and shape of each, and whether it must be there. */
export const allFieldsOf = (shape: Shape): readonly (readonly [name: string, shape: Shape, isNeeded: boolean])[] =>
  shape.kind === 'object' && 'fields' in shape
    ? [...shape.fields].map(([name, field]) => [name, field, shape.required.includes(name)])
    : [];

/** Compares the whole grammar with the types. */
export function compared(): Compared {
  const program = ts.createProgram([SOURCE], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(SOURCE)!)!;
  const variant = checker.getExportsOfModule(module).find(({ name }) => name === 'Variant')!;
  const comparison = new Comparison(checker);
  comparison.compare([recipe], [checker.getDeclaredTypeOfSymbol(variant)], '');
  return comparison;
}

class Comparison implements Compared {
  readonly differences: string[] = [];
  readonly help = new Map<Shape, Help>();

  constructor(readonly checker: ts.TypeChecker) {}

  /** Compares the values that shapes and types allow at a path. */
  compare(shapes: readonly Shape[], types: readonly ts.Type[], path: string): void {
    const [allowed, typed] = [shapes.flatMap(flatShapes), types.flatMap((type) => this.#flat(type))];
    // The grammar writes texts that are made of parts, such as links, as a pattern.
    const isOther = (word: string): boolean =>
      !allowed.some((shape) => shape.kind === 'string' && 'max' in shape && shape.pattern?.test(word) !== false);
    const words = typed.flatMap((type) => (type.isStringLiteral() && isOther(type.value) ? [type.value] : []));
    this.#names(path, 'word', allowed.flatMap(wordsOf).filter(isOther), words);
    this.#names(path, 'value that is', distinct(allowed.map(kindOfShape)), distinct(typed.map((type) => this.#kindOf(type))));
    const items = typed.flatMap((type) => this.#itemsOf(type));
    const lists = allowed.flatMap((shape) => (shape.kind === 'list' ? [shape.item] : []));
    if (lists.length > 0 && items.length > 0) this.compare(lists, items, `${path}[]`);
    const named = allowed.flatMap((shape) => (shape.kind === 'object' && 'keys' in shape ? [shape.item] : []));
    const indexed = typed.flatMap((type) => type.getStringIndexType() ?? []);
    if (named.length > 0 && indexed.length > 0) this.compare(named, indexed, `${path}.*`);
    this.#objects(
      path,
      allowed.flatMap((shape) => (shape.kind === 'object' && 'fields' in shape ? [shape] : [])),
      typed.filter((type) => this.#kindOf(type) === 'object'),
    );
  }

  /** Compares objects: each shape with the types that have the same fields, or with the only type. */
  #objects(path: string, shapes: readonly (ObjectShape & Shape)[], types: readonly ts.Type[]): void {
    const fieldsOf = (type: ts.Type): readonly string[] => type.getProperties().map((field) => field.name + (isOptional(field) ? '?' : ''));
    const ofShape = ({ fields, required }: ObjectShape): readonly string[] =>
      [...fields.keys()].map((name) => name + (required.includes(name) ? '' : '?'));
    const isOnly = shapes.length === 1 && types.length === 1;
    for (const shape of shapes) {
      const own = ofShape(shape);
      const same = isOnly ? types : types.filter((type) => [...fieldsOf(type)].sort().join() === [...own].sort().join());
      if (same.length === 0) this.differences.push(`${path}: only the grammar has an object with ${own.join(', ')}`);
      else this.#fields(path, shape, same[0]!, own, fieldsOf(same[0]!));
    }
    const known = shapes.map((shape) => [...ofShape(shape)].sort().join());
    for (const type of isOnly ? [] : types)
      if (!known.includes([...fieldsOf(type)].sort().join()))
        this.differences.push(`${path}: only the types have an object with ${fieldsOf(type).join(', ')}`);
  }

  #fields(path: string, shape: ObjectShape & Shape, type: ts.Type, own: readonly string[], typed: readonly string[]): void {
    if (this.help.has(shape)) return;
    const symbols = new Map(type.getProperties().map((symbol) => [symbol.name, symbol]));
    const fields = [...shape.fields.keys()].map((name) => [
      name,
      textOf(symbols.get(name)?.getDocumentationComment(this.checker)) || (OF_RECIPES[name] ?? ''),
    ]);
    this.help.set(shape, { path, text: helpOf(type, this.checker), fields: Object.fromEntries(fields) as Help['fields'] });
    this.#names(path, 'field', own, typed);
    for (const [name, field] of shape.fields) {
      const symbol = symbols.get(name);
      if (symbol) this.compare([field], [this.checker.getTypeOfSymbol(symbol)], path === '' ? name : `${path}.${name}`);
    }
  }

  #names(path: string, what: string, grammar: readonly string[], types: readonly string[]): void {
    const where = path === '' ? 'recipe' : path;
    for (const name of grammar) if (!types.includes(name)) this.differences.push(`${where}: only the grammar has the ${what} "${name}"`);
    for (const name of types) if (!grammar.includes(name)) this.differences.push(`${where}: only the types have the ${what} "${name}"`);
  }

  /** Returns the members of a union, without functions and without the choices of the player, whose values are members, too. */
  #flat(type: ts.Type): readonly ts.Type[] {
    if (type.flags & ts.TypeFlags.TypeVariable) return this.#flat(this.checker.getBaseConstraintOfType(type)!);
    if (type.isUnion()) return type.types.flatMap((each) => this.#flat(each));
    const isChoice = type.getProperty('option') !== undefined;
    const isNothing = (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)) !== 0;
    const isCode = (each: ts.Type): boolean => each.getCallSignatures().length > 0;
    const hasCode =
      (type.flags & ts.TypeFlags.Object) !== 0 &&
      this.#kindOf(type) === 'object' &&
      type.getProperties().some((field) => isCode(this.checker.getTypeOfSymbol(field)));
    return isChoice || isNothing || isCode(type) || hasCode ? [] : [type];
  }

  #itemsOf(type: ts.Type): readonly ts.Type[] {
    if (!this.checker.isArrayType(type) && !this.checker.isTupleType(type)) return [];
    return this.checker.getTypeArguments(type as ts.TypeReference);
  }

  /** Returns the kind of a type in the words of shapes; an empty text for booleans and words, of which the types may have more. */
  #kindOf(type: ts.Type): string {
    if (type.flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.BooleanLike)) return '';
    if (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return 'text';
    if (type.flags & ts.TypeFlags.NumberLike) return 'number';
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) return 'list';
    return type.getStringIndexType() ? 'names' : 'object';
  }
}

const flatShapes = (shape: Shape): readonly Shape[] =>
  shape.kind === 'any' ? shape.shapes.flatMap(flatShapes) : 'of' in shape ? [] : [shape];

/** Leaves out repetitions and empty texts. */
const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter(Boolean);

const wordsOf = (shape: Shape): readonly string[] => (shape.kind === 'string' && !('max' in shape) ? shape.words : []);

function kindOfShape(shape: Shape): string {
  if (shape.kind === 'string') return 'max' in shape ? 'text' : '';
  if (shape.kind === 'object') return 'keys' in shape ? 'names' : 'object';
  return shape.kind === 'boolean' ? '' : shape.kind;
}

const isOptional = (symbol: ts.Symbol): boolean => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

const textOf = (parts: readonly ts.SymbolDisplayPart[] = []): string =>
  ts
    .displayPartsToString([...parts])
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the comment on a type: that of its name, or the one in front of it in a union. */
function helpOf(type: ts.Type, checker: ts.TypeChecker): string {
  const named = textOf((type.aliasSymbol ?? type.symbol)?.getDocumentationComment(checker));
  if (named !== '') return named;
  const literal = (type.isIntersection() ? type.types.at(-1)! : type).symbol.declarations?.[0];
  let node: ts.Node | undefined = literal;
  while (node && !ts.isUnionTypeNode(node.parent))
    node = ts.isIntersectionTypeNode(node.parent) || ts.isParenthesizedTypeNode(node.parent) ? node.parent : undefined;
  if (!node) return '';
  const union = node.parent as ts.UnionTypeNode;
  const before = union.types[union.types.indexOf(node as ts.TypeNode) - 1]?.end ?? union.pos;
  const [, comment = ''] = /\/\*\*([\s\S]*?)\*\//.exec(node.getSourceFile().text.slice(before, node.getStart())) ?? [];
  return comment
    .replace(/\n *\* ?/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
