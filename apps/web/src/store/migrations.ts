import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { DBSchema } from 'idb';
import type { PackedResult } from './results.js';
import type { Stores } from './backend.js';

/** The database as the newest version of the schema has it. */
export interface Schema extends DBSchema {
  games: { key: string; value: Stores['games']; indexes: { variant: [string, number]; deal: [string, number] } };
  kept: { key: string; value: Stores['kept'] };
  added: { key: string; value: Stores['added'] };
  results: { key: string; value: PackedResult; indexes: { variant: string } };
}

type Migration = (
  db: IDBPDatabase<Schema>,
  transaction: IDBPTransaction<Schema, ('games' | 'kept' | 'added' | 'results')[], 'versionchange'>,
) => void;

/**
 * Each step takes the database from one version of the schema to the next. A step that was published is never
 * changed; the version of the schema is how many there are.
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
  // Filled when it is first read, a few games at a time: a page that is left while it waits for a long migration would lose it.
  (db) => {
    db.createObjectStore('results').createIndex('variant', 'v');
  },
];

/** The version of a database to which all of them have been done. */
export const SCHEMA_VERSION = MIGRATIONS.length;
