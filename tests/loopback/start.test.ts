import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shippedIn } from '#host/program/program-folder.ts';

// The built program, as `npm start` runs it. `npm test` builds it first.

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

interface Started {
  readonly child: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  readonly ended: Promise<number | null>;
}

function start(...words: readonly string[]): Started {
  const child = spawn(process.execPath, ['dist/loopback/start.js', ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (part) => (output.stdout += String(part)));
  child.stderr?.on('data', (part) => (output.stderr += String(part)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output, ended };
}

async function untilLine(started: Started): Promise<URL> {
  while (!started.output.stdout.includes('\n')) {
    await Promise.race([once(started.child.stdout as NodeJS.ReadableStream, 'data'), started.ended]);
    if (started.child.exitCode !== null) throw new Error(started.output.stderr);
  }
  const line = started.output.stdout.split('\n')[0] ?? '';
  expect(line).toMatch(/^Studio: http:\/\/127\.0\.0\.1:[0-9]+\/#[0-9a-f]{32}$/);
  return new URL(line.slice('Studio: '.length));
}

describe('npm start', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('prints one line when it is ready, and ends by %s', async (signal) => {
    const started = start('--no-open', '--web');
    const address = await untilLine(started);
    const page = await fetch(address.origin);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    await page.text();
    const unfinished = connect(Number(address.port), address.hostname).on('error', () => undefined);
    await once(unfinished, 'connect');
    started.child.kill(signal);
    expect(await started.ended).toBe(0);
    expect(started.output.stdout.split('\n')).toHaveLength(2);
    await expect(fetch(address.origin)).rejects.toThrow();
  });

  it('passes signals and the exit code through npm', async () => {
    const child = spawn('npm', ['start', '--', '--no-open'], { stdio: ['ignore', 'pipe', 'ignore'] });
    running.add(child);
    const ended = once(child, 'close');
    let stdout = '';
    for await (const part of child.stdout) {
      stdout += String(part);
      const address = /^Studio: (\S+)$/m.exec(stdout)?.[1];
      if (address === undefined) continue;
      expect((await fetch(new URL('/', address))).status).toBe(200);
      child.kill('SIGTERM');
      break;
    }
    expect((await ended)[0]).toBe(0);
  });

  it('has another port and another token each time, and the old token opens nothing', async () => {
    const [one, other] = [start('--no-open'), start('--no-open')];
    const [first, second] = [await untilLine(one), await untilLine(other)];
    expect(first.port).not.toBe(second.port);
    const token = first.hash.slice(1);
    expect(token).not.toBe(second.hash.slice(1));
    const headers = { Origin: second.origin, Authorization: `Bearer ${token}` };
    const reply = await fetch(new URL('/api/exchange', second), { method: 'POST', headers });
    expect(reply.status).toBe(401);
    await reply.text();
  });

  it('uses the given port, and says when it cannot', async () => {
    const first = start('--no-open');
    const { port } = await untilLine(first);
    const taken = start('--no-open', '--port', port);
    expect(await taken.ended).toBe(2);
    expect(taken.output.stderr).toContain(`Port ${port} cannot be used`);
    expect(taken.output.stdout).toBe('');
    first.child.kill('SIGTERM');
    await first.ended;
    const again = start('--no-open', '--port', port);
    expect((await untilLine(again)).port).toBe(port);
  });

  it('chooses any free port when it is given 0', async () => {
    const address = await untilLine(start('--no-open', '--port', '0'));
    expect(Number(address.port)).toBeGreaterThan(0);
    expect((await fetch(address.origin)).status).toBe(200);
  });

  it.runIf(process.platform === 'linux')(
    'gives a browser a private file with an address that can be used once',
    async () => {
      const home = mkdtempSync(path.join(tmpdir(), 'studio-home-'));
      const bin = path.join(home, 'bin');
      mkdirSync(bin);
      // A fake browser that records its arguments and the page it got.
      writeFileSync(
        path.join(bin, 'xdg-open'),
        `#!/bin/sh\nstat -c %a "$1" "$(dirname "$1")" > "${home}/modes"; cat "$1" > "${home}/page"; printf '%s\\n' "$@" > "${home}/words.part"; mv "${home}/words.part" "${home}/words"\n`,
        { mode: 0o755 },
      );
      const env = { ...process.env, HOME: home, PATH: `${bin}:${process.env['PATH'] ?? ''}` };
      const child = spawn(process.execPath, ['dist/loopback/start.js'], { stdio: ['ignore', 'pipe', 'pipe'], env });
      running.add(child);
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const printed = new URL(String(line).trim().slice('Studio: '.length));
      await vi.waitFor(() => expect(existsSync(path.join(home, 'words'))).toBe(true), 10_000);
      const read = (name: string) => readFileSync(path.join(home, name), 'utf8');
      const [file = '', ...more] = read('words').trim().split('\n');
      expect([path.basename(file), more, read('modes')]).toEqual(['open.html', [], '600\n700\n']);
      const shown = new URL(/url=([^"]+)"/.exec(read('page'))?.[1] ?? '');
      expect([shown.origin, shown.hash.length]).toEqual([printed.origin, 33]);
      for (const secret of [printed.hash.slice(1), shown.hash.slice(1)]) expect(read('words')).not.toContain(secret);
      expect(shown.hash).not.toBe(printed.hash);
      const exchange = async (address: URL) => {
        const headers = { Origin: address.origin, Authorization: `Bearer ${address.hash.slice(1)}` };
        const reply = await fetch(new URL('/api/exchange', address), { method: 'POST', headers });
        await reply.text();
        return reply.status;
      };
      expect(existsSync(file)).toBe(true);
      expect([await exchange(shown), await exchange(shown)]).toEqual([200, 401]);
      expect(existsSync(path.dirname(file))).toBe(false);
      expect([await exchange(printed), await exchange(printed)]).toEqual([200, 200]);
      child.kill('SIGTERM');
      expect((await once(child, 'close'))[0]).toBe(0);
      rmSync(home, { recursive: true });
    },
  );

  it('opens a folder without a project, and leaves it unchanged', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'studio-folder-'));
    writeFileSync(path.join(folder, 'notes.json'), '{}');
    const started = start('--no-open', folder);
    const { origin, hash } = await untilLine(started);
    const ask = async (way: string, secret: string): Promise<unknown> => {
      const headers = { Origin: origin, Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' };
      const reply = await fetch(new URL(way, origin), { method: 'POST', headers, body: '{}' });
      return ((await reply.json()) as { readonly ok: unknown }).ok;
    };
    const { key } = (await ask('/api/exchange', hash.slice(1))) as { readonly key: string };
    expect(await ask('/api/call/openProject', key)).toEqual({ folder: '', files: [], folders: [], changes: 0 });
    expect(await ask('/api/call/home', key)).toMatchObject({ opened: { kind: 'foreign', folder } });
    expect(readdirSync(folder)).toEqual(['notes.json']);
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it('needs no browser to open', async () => {
    const child = spawn(process.execPath, ['dist/loopback/start.js'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: '/nowhere' },
    });
    running.add(child);
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect((await once(child, 'close'))[0]).toBe(0);
  });

  it.each([
    [['--no-opne'], 'did you mean --no-open?'],
    [['--port'], '--port N'],
    [['--port', '99999'], '--port N'],
    [[shippedIn('.'), 'another'], 'another'],
    [['no/such/folder'], 'There is no such folder'],
    [['package.json'], 'There is no such folder'],
  ])('%j: exit code 2 and what to do', async (words, expected) => {
    const started = start('--no-open', ...words);
    expect(await started.ended).toBe(2);
    expect(started.output.stderr).toContain(expected);
    expect(started.output.stdout).toBe('');
  });
});
