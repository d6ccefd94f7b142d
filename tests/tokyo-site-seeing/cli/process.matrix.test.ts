import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rows } from '../../matrix.ts';

const sample = 'sample-content/tokyo-site-seeing';
interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The real program. Its standard input is never closed, so it must end by itself. */
function start(typed: readonly string[], lines: readonly string[] = [], out: 'pipe' | number = 'pipe'): Promise<Ended> {
  const child = spawn(process.execPath, ['bin/studio.mjs', ...typed], { stdio: ['pipe', out, 'pipe'] });
  let [printed, said] = ['', ''];
  child.stdout?.on('data', (data) => {
    printed += String(data);
    if (printed.split('\n').length > lines.length) child.stdin?.end();
  });
  child.stderr?.on('data', (data) => {
    said += String(data);
  });
  for (const line of lines) child.stdin?.write(`${line}\n`);
  return new Promise((done) => {
    child.on('close', (code) => done({ code, out: printed, err: said }));
  });
}

describe('the process of a command', () => {
  const commands = ['check', 'test', 'language', 'rules', 'schemas', '--help', '--version', 'session'];
  it.each(rows(commands, [0, 7]))('studio %s on a full disk reports it and exits 2', async (name) => {
    const of =
      name === 'test'
        ? ['tests/tokyo-site-seeing/playtests/example.json', '--project', sample]
        : ['check', 'session'].includes(name)
          ? [sample]
          : [];
    const full = openSync('/dev/full', 'w');
    const { code, err } = await start([name, ...of, '--locale', 'en'], ['{"id":1,"call":"hash"}'], full);
    expect([code, err.split('\n').length, err]).toEqual([2, 2, expect.stringContaining('(ENOSPC)')]);
  });

  it('keeps its exit code when nothing reads its output', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'studio-unread-'));
    writeFileSync(path.join(folder, 'studio.json'), '{,}');
    const unread = (typed: readonly string[]) => {
      const child = spawn(process.execPath, ['bin/studio.mjs', ...typed], { stdio: ['ignore', 'pipe', 'ignore'] });
      child.stdout.destroy();
      return new Promise((done) => child.on('close', done));
    };
    const codes = await Promise.all([
      unread(['check', folder]),
      unread(['check', sample]),
      unread(['no-such-command']),
    ]);
    expect(codes).toEqual([2, 0, 2]);
    rmSync(folder, { recursive: true });
  });

  it('a deeply nested answer gets an error, and the game continues', async () => {
    const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const lines = [
      '{"id":1,"call":"new","setup":{"seed":1}}',
      ...[3_000, 20_000, 1_000_000].map((levels) => `{"id":2,"call":"act","answer":${deep(levels)}}`),
      `{"id":3,"call":"why","answer":{"do":"move","area":${deep(9_000)}}}`,
      `{"id":4,"call":"cheat","put":${deep(9_000)}}`,
      '{"id":5,"call":"hash"}',
    ];
    const { code, out, err } = await start(['session', sample], lines);
    const replies = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { ok?: object; error?: { code: string } });
    expect([code, err, replies.map(({ ok, error }) => (ok === undefined ? error?.code : 'ok'))]).toEqual([
      0,
      '',
      ['ok', 'badRequest', 'badRequest', 'badRequest', 'badRequest', 'badRequest', 'ok'],
    ]);
  });
});
