import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeGivenFile } from '#host/files/write-files.ts';

let around = '';
beforeEach(() => {
  around = mkdtempSync(path.join(os.tmpdir(), 'given-file-'));
});
afterEach(() => rmSync(around, { recursive: true, force: true }));
const at = (name: string): string => path.join(around, name);
const bytes = Buffer.from('new');

describe('a command that writes to the file it was given', () => {
  it('follows a link, and keeps the mode', async () => {
    writeFileSync(at('real.json'), 'old');
    chmodSync(at('real.json'), 0o640);
    symlinkSync('real.json', at('link.json'));
    await writeGivenFile(at('link.json'), bytes);
    expect(lstatSync(at('link.json')).isSymbolicLink()).toBe(true);
    expect([readFileSync(at('real.json'), 'utf8'), statSync(at('real.json')).mode & 0o777]).toEqual(['new', 0o640]);
  });

  it('writes into a pipe, and leaves it a pipe', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    const [read] = await Promise.all([readFile(at('pipe'), 'utf8'), writeGivenFile(at('pipe'), bytes)]);
    expect([read, lstatSync(at('pipe')).isFIFO()]).toEqual(['new', true]);
  });

  it('does not replace a folder', async () => {
    mkdirSync(at('folder'));
    await expect(writeGivenFile(at('folder'), bytes)).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(writeGivenFile(at('none/file'), bytes)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(readdirSync(around)).toEqual(['folder']);
  });
});
