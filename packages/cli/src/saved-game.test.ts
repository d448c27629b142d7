import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedGame } from '@patience/core';
import { BadInput } from './bad-input.js';
import type { Call } from './io.js';
import { saveGame } from './saved-game.js';
import { wordsOf } from './words/index.js';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'saved-')));
  for (const folder of ['work', 'outside']) mkdirSync(join(root, folder));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const save = { variant: 'toy', seed: 3 } as SavedGame;
const saveTo = (file: string, cwd = 'work'): void => {
  saveGame({ io: { cwd: join(root, cwd) }, words: wordsOf('en') } as Call, file, save);
};

test('a saved game replaces a file as a whole, in folders that it makes', () => {
  saveTo('new/folder/won.json');
  saveTo('new/folder/won.json');
  expect(JSON.parse(readFileSync(join(root, 'work/new/folder/won.json'), 'utf8'))).toEqual(save);
  expect(readdirSync(join(root, 'work/new/folder'))).toEqual(['won.json']);
});

test('a link under the name of the temporary file is not followed, and stays', () => {
  writeFileSync(join(root, 'outside/file'), 'kept');
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('known' as ReturnType<typeof crypto.randomUUID>);
  symlinkSync('../outside/file', join(root, 'work/won.json.known'));
  expect(() => saveTo('won.json')).toThrow(BadInput);
  expect(readFileSync(join(root, 'outside/file'), 'utf8')).toBe('kept');
  expect(lstatSync(join(root, 'work/won.json.known')).isSymbolicLink()).toBe(true);
});

test('a folder below the working folder that is a link is refused by its name', () => {
  mkdirSync(join(root, 'work/in'));
  symlinkSync('../../outside', join(root, 'work/in/out'));
  for (const file of ['in/out/won.json', 'in/out/more/won.json', join(root, 'work/in/out/won.json')])
    expect(() => saveTo(file)).toThrow(`${join('in', 'out')} is a symbolic link`);
  expect(readdirSync(join(root, 'outside'))).toEqual([]);
});

test('links above the working folder and in other paths are followed', () => {
  symlinkSync('work', join(root, 'linked'));
  saveTo('one.json', 'linked');
  saveTo(join(root, 'linked/two.json'), 'outside');
  expect(readdirSync(join(root, 'work'))).toEqual(['one.json', 'two.json']);
});
