import { readSave, type Problem } from '@patience/core';
import type { CellTable } from './cell-table.js';
import type { CellCall } from './messages.js';

/**
 * The element's own properties while its table lies in a cell. A wish is passed on, and events say what came of it; before a
 * game lies there it is none, and the answer is that of a table without a game.
 * @param tell a problem with what the page gave
 */
export function standIns(table: CellTable, tell: (problem: Problem) => void): PropertyDescriptorMap {
  const method = (value: (...args: never[]) => unknown): PropertyDescriptor => ({ value, configurable: true });
  const getter = (get: () => unknown): PropertyDescriptor => ({ get, configurable: true });
  const wish = (call: CellCall, arg?: unknown): boolean => {
    if (table.state) table.call(call, arg);
    return table.state !== undefined;
  };
  const asked = (call: CellCall): [string, PropertyDescriptor] => [call, method((arg?: unknown) => wish(call, arg))];
  const told = (call: CellCall): [string, PropertyDescriptor] => [call, method((arg?: unknown) => void wish(call, arg))];
  return {
    ...Object.fromEntries([
      ...(['undo', 'redo', 'play', 'allUp'] as const).map(asked),
      ...(['restart', 'newGame', 'pause', 'resume', 'command'] as const).map(told),
    ]),
    hint: method(() => (table.state ? table.hint() : Promise.resolve(undefined))),
    save: method(() => table.state?.save),
    load: method((save: unknown) => {
      const { state } = table;
      const read = state && readSave(save, { id: state.save.variant, rules: state.save.rules });
      if (read?.ok) void table.lay(read.value);
      else if (read) tell(read.error);
      return read?.ok ?? false;
    }),
    status: getter(() => table.state?.status),
    score: getter(() => table.state?.score),
    dealNumber: getter(() => table.state?.save.seed),
  };
}
