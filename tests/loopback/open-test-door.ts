import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StudioApi } from '#api/studio-api.ts';
import { type Door, openDoor } from '#loopback/server.ts';
import type { Shell } from '#loopback/shell.ts';

export const secrets = { token: '11111111111111111111111111111111', key: '22222222222222222222222222222222' };

/** A page of two files, so that the tests need no build. */
const shell: Shell = new Map([
  ['/', { type: 'text/html; charset=utf-8', bytes: Buffer.from('<title>shell</title>'), keep: false }],
  ['/index.html', { type: 'text/html; charset=utf-8', bytes: Buffer.from('<title>shell</title>'), keep: false }],
  ['/assets/a.js', { type: 'text/javascript; charset=utf-8', bytes: Buffer.from('export {};'), keep: true }],
]);

export interface TestDoor {
  readonly door: Door;
  readonly faults: unknown[];
  close(): Promise<void>;
}

export async function openTestDoor(api: StudioApi): Promise<TestDoor> {
  const faults: unknown[] = [];
  const door = await openDoor({ port: 0, secrets, shell, api, onFault: (error) => void faults.push(error) });
  return { door, faults, close: () => door.close() };
}

/** An empty folder with a file beside it that no door may read; both are gone after `remove`. */
export async function makeFolderWithSecretBeside(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const outside = await mkdtemp(path.join(tmpdir(), 'studio-door-'));
  const folder = path.join(outside, 'project');
  await writeFile(path.join(outside, 'secret.json'), '{"secret": "CROWN JEWELS"}');
  return { folder, remove: () => rm(outside, { recursive: true, force: true }) };
}
