import type { Importer } from '../../components/importer.js';
import type { WorkQueue } from '../../components/work-queue.js';
import { change, resetSettings, settings, type Settings } from '../../settings/settings.js';
import type { Store } from '../../store/store.js';
import { exportAll, readPlayerFile } from '../../store/transfer.js';
import type { Shell } from '../../app-shell/start.js';
import { undoImport } from '../../store/undo.js';
import type { Words } from './words.js';

/** Parts with which the model works, and calls by which it changes the page. */
export interface SettingsSources {
  readonly store: Store;
  readonly queue: WorkQueue;
  readonly words: Shell<Words>['words'];
  /** Makes the preview of files. @param onImport is called after an import, with whether it can be undone */
  importer(onImport: (undoable: boolean) => void): Importer;
  apply(settings: Settings): void;
  /** Deletes everything that this browser stores for the site. */
  erase(): Promise<void>;
}

export class SettingsModel {
  /** Whether the player is asked to confirm that everything is deleted. */
  asking = false;
  readonly importer: Importer;

  /** @param undoable whether the last import can be undone @param changed is called after each change */
  constructor(
    private readonly from: SettingsSources,
    public undoable: boolean,
    private readonly changed: () => void,
  ) {
    this.importer = from.importer((offered) => (this.undoable = offered));
  }

  get queue(): WorkQueue {
    return this.from.queue;
  }

  set(changed: Partial<Settings>): void {
    this.from.apply(change(changed));
    this.changed();
  }

  async exported(): Promise<{ readonly name: string; readonly text: string }> {
    const file = await exportAll(this.from.store, settings());
    return { name: `patience-${file.written.slice(0, 10)}.json`, text: JSON.stringify(file) };
  }

  read(file: File): void {
    this.queue.enqueue(this.from.words.importing.reading, 'import', async () => this.importer.show(await readPlayerFile(file)));
  }

  undo(): void {
    this.queue.enqueue('', 'import', async () => {
      const before = await undoImport(this.from.store, settings());
      if (before) this.from.apply(change(before));
      this.undoable = false;
      this.importer.reset();
      return { text: this.from.words.settings.undone };
    });
  }

  /** Asks whether everything is to be deleted, or stops asking. */
  ask(now: boolean): void {
    this.asking = now;
    this.queue.tell('');
    this.queue.focus(now ? 'delete-no' : 'delete');
  }

  deleteAll(): void {
    const { words } = this.from;
    this.queue.enqueue(words.settings.deleting, 'delete-no', async () => {
      await this.from.erase();
      resetSettings();
      this.from.apply(settings());
      this.asking = this.undoable = false;
      this.importer.reset();
      return { text: words.settings.deleted, focus: 'delete' };
    });
  }
}
