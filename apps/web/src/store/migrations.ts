import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { DBSchema } from 'idb';
import type { PackedResult } from './results.js';
import type { Stores } from './backend.js';

/** The stores of the database in the newest version of the schema. */
export interface Schema extends DBSchema {
  games: { key: string; value: Stores['games']; indexes: { variant: [string, number]; deal: [string, number] } };
  kept: { key: string; value: Stores['kept'] };
  added: { key: string; value: Stores['added'] };
  results: { key: string; value: PackedResult; indexes: { variant: string } };
  /**
   * The results of all games in one text (JSON), by {@link ALL}; and a mark by the id of each game that changed since. Earlier versions stored
   * columns of numbers in place of the text.
   */
  columns: { key: string; value: string | typeof CHANGED };
}

/** Key of the record with all results: no id of a game. */
export const ALL = '';
/** Mark of a game that changed since the record with all results was written. */
export const CHANGED = 1;

type Migration = (
  db: IDBPDatabase<Schema>,
  transaction: IDBPTransaction<Schema, ('games' | 'kept' | 'added' | 'results' | 'columns')[], 'versionchange'>,
) => void;

/**
 * The migrations: each takes the database from one version of the schema to the next. A published migration must not be changed. The
 * version of the schema is their number.
 */
export const MIGRATIONS: readonly Migration[] = [
  (db) => {
    const games = db.createObjectStore('games', { keyPath: 'id' });
    games.createIndex('variant', ['variant', 'updated']);
    games.createIndex('deal', ['deal', 'updated']);
    db.createObjectStore('kept', { keyPath: 'id' });
  },
  (db) => {
    db.createObjectStore('added', { keyPath: 'id' });
  },
  // Create the store empty. It is filled when it is first read, a few games at a time: a page that is left during a long migration would
  // lose it.
  (db) => {
    db.createObjectStore('results').createIndex('variant', 'v');
  },
  // Create the store empty: it is filled once there are very many games.
  (db) => {
    db.createObjectStore('columns');
  },
];

/** The newest version of the schema. */
export const SCHEMA_VERSION = MIGRATIONS.length;
