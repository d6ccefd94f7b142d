import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolders, makeFoldersSync } from '#host/files/make-folders.ts';

let around = '';
beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'make-folders-'));
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

it('creates the missing folders of a path and returns them, also when others create them at the same time', async () => {
  const [deep, deeper] = [path.join(around, 'a/b'), path.join(around, 'a/b/c')];
  const made = await Promise.all([makeFolders(deep), makeFolders(deeper), makeFolders(deeper)]);
  expect(made.flat().sort()).toEqual([path.join(around, 'a'), deep, deeper]);
  expect(await makeFolders(deeper)).toEqual([]);
});

it('leaves nothing of a path that cannot be created', async () => {
  const way = path.join(around, 'a', 'x'.repeat(300), 'b');
  await expect(makeFolders(way)).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
  expect(existsSync(path.join(around, 'a'))).toBe(false);
});

it('stops at a file in its path, and where permission is missing', async () => {
  writeFileSync(path.join(around, 'file'), '');
  await expect(makeFolders(path.join(around, 'file/a'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await expect(makeFolders(path.join(around, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  const nowhere = process.platform === 'linux' ? '/proc/x/y' : path.join(around, 'file/x/y');
  await expect(makeFolders(nowhere)).rejects.toThrow();
  expect(() => makeFoldersSync(nowhere)).toThrow();
  makeFoldersSync(path.join(around, 'a/b'), 0o700);
  expect(statSync(path.join(around, 'a')).mode & 0o777).toBe(0o700);
});
