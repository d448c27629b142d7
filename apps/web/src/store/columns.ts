import { isText } from './read.js';
import { OUTCOMES } from './records.js';
import type { ResultRecord } from './results.js';

/**
 * The results of very many games in one record. One record of columns is read some ten times faster than as many records of a result
 * each.
 */
export interface Columns {
  /** Ids of the games, one a line: no id contains a line break. */
  readonly ids: string;
  /** Ids of damaged games, which have no result. */
  readonly damaged: readonly string[];
  readonly variants: readonly string[];
  readonly rules: readonly string[];
  /** Sources that are texts, by the row of the game. */
  readonly texts: ReadonlyMap<number, string>;
  /** Rows of {@link FIELDS} numbers each. */
  readonly numbers: Float64Array;
}

/** Numbers of a row: indices of variant and rules, source, index of the outcome, flags, moves, hints, play time, last change and size. */
const FIELDS = 10;
const STUCK = 1;
const WATCHED = 2;

/** Returns results as columns. @param damaged ids of games without a result */
export function toColumns(results: readonly ResultRecord[], damaged: readonly string[]): Columns {
  const [variants, rules] = [new Map<string, number>(), new Map<string, number>()];
  const texts = new Map<number, string>();
  const numbers = new Float64Array(results.length * FIELDS);
  for (const [row, result] of results.entries()) {
    const { source, outcome, stuck, watched, moves, hints, ms, updated, size } = result;
    if (typeof source === 'string') texts.set(row, source);
    const flags = (stuck ? STUCK : 0) | (watched ? WATCHED : 0);
    const number = typeof source === 'number' ? source : 0;
    numbers.set(
      [
        indexIn(variants, result.variant),
        indexIn(rules, result.rules),
        number,
        OUTCOMES.indexOf(outcome),
        flags,
        moves,
        hints,
        ms,
        updated,
        size,
      ],
      row * FIELDS,
    );
  }
  const ids = results.map(({ id }) => id).join('\n');
  return { ids, damaged, variants: [...variants.keys()], rules: [...rules.keys()], texts, numbers };
}

function indexIn(names: Map<string, number>, name: string): number {
  const known = names.get(name);
  if (known !== undefined) return known;
  names.set(name, names.size);
  return names.size - 1;
}

/** Returns the results in columns without those of some games; undefined for a record that no {@link toColumns} made. */
export function fromColumns(value: unknown, without: ReadonlySet<string>): ResultRecord[] | undefined {
  if (!isColumns(value)) return undefined;
  const { variants, rules, texts, numbers } = value;
  const ids = value.ids === '' ? [] : value.ids.split('\n');
  if (numbers.length !== ids.length * FIELDS) return undefined;
  const results: ResultRecord[] = [];
  for (let row = 0, at = 0; row < ids.length; row++, at += FIELDS) {
    const id = ids[row]!;
    if (without.has(id)) continue;
    const [variant, ruleSet] = [variants[numbers[at]!], rules[numbers[at + 1]!]];
    const outcome = OUTCOMES[numbers[at + 3]!];
    if (variant === undefined || ruleSet === undefined || outcome === undefined) return undefined;
    const flags = numbers[at + 4]!;
    results.push({
      id,
      variant,
      rules: ruleSet,
      source: texts.get(row) ?? numbers[at + 2]!,
      outcome,
      stuck: (flags & STUCK) > 0,
      watched: (flags & WATCHED) > 0,
      moves: numbers[at + 5]!,
      hints: numbers[at + 6]!,
      ms: numbers[at + 7]!,
      updated: numbers[at + 8]!,
      size: numbers[at + 9]!,
    });
  }
  return results;
}

function isColumns(value: unknown): value is Columns {
  const { ids, damaged, variants, rules, texts, numbers } = (value ?? {}) as Partial<Record<keyof Columns, unknown>>;
  const isTexts = (list: unknown): boolean => Array.isArray(list) && list.every((one) => typeof one === 'string');
  return (
    typeof ids === 'string' &&
    [damaged, variants, rules].every(isTexts) &&
    texts instanceof Map &&
    [...texts.values()].every((text) => isText(text)) &&
    numbers instanceof Float64Array
  );
}
