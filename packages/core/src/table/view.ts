import type { Card } from '../cards/card.js';
import type { MoveOptions, Role, Tx } from '../contract.js';
import { movable, type LiftTable } from './lift.js';
import { ContractError, SOMEWHERE } from '../problem.js';

/** The part of a table that a view reads and changes. Piles are given by index; see the methods of `Table` for the rest. */
export interface ViewedTable extends LiftTable {
  readonly looked: ((pile: number, depth: number) => void) | undefined;
  counterValue(name: string): number;
  moveCards(from: number, to: number, count: number, side: number, turn: boolean): void;
  moveBelow(from: number, to: number, count: number, side: number, turn: boolean, below: boolean, beneath: boolean): void;
  flipTop(pile: number): void;
  shufflePile(pile: number): void;
  setCounter(name: string, value: number): void;
}

/** A table in words of pile ids, with face-down cards hidden: what the variant's functions are given. */
export class TableView implements Tx {
  readonly #table: ViewedTable;
  /** The pile that is asked for next, more often than not: rules go through piles in their order. */
  #next = 0;

  constructor(table: ViewedTable) {
    this.#table = table;
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
      throw this.#broken(`move(${from}, ${to}) of ${count} cards is impossible: there are ${there}`);
    if (count === 0) return;
    const side = face === undefined ? -1 : face === 'up' ? 1 : 0;
    if (take === undefined && lay === undefined) this.#table.moveCards(source, target, count, side, turn);
    else this.#table.moveBelow(source, target, count, side, turn, take === 'bottom', lay === 'bottom');
  }

  flip(pile: string): void {
    const index = this.#open(pile);
    if (this.#table.len[index] === 0) throw this.#broken(`flip(${pile}): the pile is empty`);
    this.#table.flipTop(index);
  }

  shuffle(pile: string): void {
    this.#table.shufflePile(this.#open(pile));
  }

  set(counter: string, value: number): void {
    if (!Number.isInteger(value) || value < 0 || value > 1_000_000)
      throw this.#broken(`set(${counter}, ${value}): a counter is an integer from 0 to 1,000,000`);
    this.#table.setCounter(counter, value);
  }

  /** A pile of which more than the top card and the number matters now. */
  #open(id: string): number {
    const pile = this.#pile(id);
    this.#table.looked?.(pile, Infinity);
    return pile;
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
