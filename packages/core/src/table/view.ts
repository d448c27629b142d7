import type { Card } from '../cards/card.js';
import type { MoveOptions, Role, Tx } from '../contract.js';
import { movable, type LiftTable } from './lift.js';
import { ContractError, SOMEWHERE } from '../problem.js';

/** The part of a table that a view reads and changes. Piles are indices; the methods are documented at `Table`. */
export interface ViewedTable extends LiftTable {
  readonly looked: ((pile: number, depth: number) => void) | undefined;
  laidNow(pile: number): number;
  counterValue(name: string): number;
  moveCards(from: number, to: number, count: number, side: number, turn: boolean): void;
  moveBelow(from: number, to: number, count: number, side: number, turn: boolean, below: boolean, beneath: boolean): void;
  flipTop(pile: number): void;
  shufflePile(pile: number): void;
  setCounter(name: string, value: number): void;
}

/**
 * Shows a table by pile ids, with face-down cards hidden. The variant's functions get one view, which throws when they read the order of an
 * unordered pile. Code that displays the table gets another view without this limit.
 */
export class TableView implements Tx {
  readonly #table: ViewedTable;
  readonly #forRules: boolean;
  /** The pile that is probably read next, because rules read piles in their order. It saves the lookup by id. */
  #next = 0;

  /** @param forRules throw when the order of the cards on an unordered pile is read */
  constructor(table: ViewedTable, forRules: boolean) {
    this.#table = table;
    this.#forRules = forRules;
  }

  piles(role?: Role): readonly string[] {
    const { rules } = this.#table;
    return role === undefined ? rules.ids : (rules.byRole.get(role) ?? []);
  }

  count(pile: string): number {
    const index = this.#pile(pile);
    this.#table.looked?.(index, -1);
    return this.#table.len[index]!;
  }

  card(pile: string, depth = 0): Card | null {
    const table = this.#table;
    const index = this.#pile(pile);
    table.looked?.(index, depth);
    if (!(depth >= 0 && depth < table.len[index]!)) return null;
    this.#inOrder(index, depth + 1);
    const id = table.idAt(index, depth);
    return table.up[id] ? table.cards[id]! : null;
  }

  run(pile: string): number {
    return movable(this.#table, this.#open(pile));
  }

  counter(name: string): number {
    return this.#table.counterValue(name);
  }

  move(from: string, to: string, { count = 1, face, turn = false, take, lay }: MoveOptions = {}): void {
    const source = this.#open(from);
    const target = lay === 'bottom' ? this.#open(to) : this.#pile(to);
    const there = this.#table.len[source]!;
    if (!Number.isInteger(count) || count < 0 || count > there || (source === target && take === lay))
      throw this.#broken(`move(${from}, ${to}) of ${count} cards is impossible: "${from}" holds ${there}`);
    if (count === 0) return;
    this.#inOrder(source, take === 'bottom' ? there : count);
    const side = face === undefined ? -1 : face === 'up' ? 1 : 0;
    if (take === undefined && lay === undefined) this.#table.moveCards(source, target, count, side, turn);
    else this.#table.moveBelow(source, target, count, side, turn, take === 'bottom', lay === 'bottom');
  }

  flip(pile: string): void {
    const index = this.#open(pile);
    if (this.#table.len[index] === 0) throw this.#broken(`flip(${pile}) is impossible: the pile is empty`);
    this.#inOrder(index, 1);
    this.#table.flipTop(index);
  }

  shuffle(pile: string): void {
    const index = this.#open(pile);
    this.#inOrder(index, this.#table.len[index]!);
    this.#table.shufflePile(index);
  }

  set(counter: string, value: number): void {
    if (!Number.isInteger(value) || value < 0 || value > 1_000_000)
      throw this.#broken(`set(${counter}, ${value}) is impossible: a counter is a whole number from 0 to 1,000,000`);
    this.#table.setCounter(counter, value);
  }

  /** Returns the index of a pile and reports that more than its top card and its number of cards is read or changed. */
  #open(id: string): number {
    const pile = this.#pile(id);
    this.#table.looked?.(pile, Infinity);
    return pile;
  }

  /**
   * Checks that rules read or move only cards of an unordered pile that the present move has laid there.
   * @param count number of cards from the top @throws ContractError when it includes cards of earlier moves
   */
  #inOrder(pile: number, count: number): void {
    const table = this.#table;
    if (!this.#forRules || table.rules.unordered[pile] !== 1 || count <= table.laidNow(pile)) return;
    throw this.#broken(
      `reads the order of the cards on the discard pile "${table.rules.ids[pile]!}". On a discard pile without \`take\`, rules may read and move only the cards that the present move has laid there. Keep what you need in a counter, or give the pile the role "waste" or "reserve"`,
    );
  }

  #pile(id: string): number {
    const { ids, index, count } = this.#table.rules;
    const next = this.#next;
    if (ids[next] === id) {
      this.#next = next + 1;
      return next;
    }
    const pile = index.get(id) ?? (id === 'pack' ? count : undefined);
    if (pile === undefined) throw this.#broken(`there is no pile "${id}" on the table`);
    this.#next = pile + 1;
    return pile;
  }

  #broken(law: string): ContractError {
    return new ContractError(this.#table.variant.id, SOMEWHERE, law);
  }
}
