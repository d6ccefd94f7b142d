import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import configuration from '#scripts/electron-builder.config.mjs';
import { cannotBeFetched, fetchElectron } from '#scripts/electron-distribution.mjs';

const wanted = { version: '45.4.1', platformName: 'linux', arch: 'x64' };

it('electron-builder gets Electron from our own download', () => {
  expect(configuration.electronDist).toBe(fetchElectron);
});

it('an unreachable server ends the packaging with a sentence in both languages, and no stack trace', () => {
  const cache = mkdtempSync(path.join(tmpdir(), 'studio-distribution-'));
  const program = `
    const { fetchElectron } = await import('./scripts/electron-distribution.mjs');
    await fetchElectron(${JSON.stringify(wanted)});
    console.log('went on');`;
  const env = { ...process.env, ELECTRON_MIRROR: 'http://127.0.0.1:9/', XDG_CACHE_HOME: cache, HOME: cache };
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8', env });
  rmSync(cache, { recursive: true });
  const why = /（(.*)）/.exec(run.stderr)?.[1] ?? '';
  expect(why).toMatch(/\S/);
  expect(run).toMatchObject({ status: 1, stdout: '', stderr: `${cannotBeFetched(wanted, why)}\n` });
});

it('only the first line of a longer reason is shown', () => {
  const told = cannotBeFetched(wanted, 'getaddrinfo ENOTFOUND\n    at somewhere');
  expect(told).toContain('Electron 45.4.1 (linux x64) cannot be fetched (getaddrinfo ENOTFOUND): ');
  expect(told.split('\n')).toHaveLength(2);
});
