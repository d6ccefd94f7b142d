import type { StudioApi } from '#api/studio/studio-api.ts';
import type { Shell } from '#host/page/shell.ts';
import { type DoorOptions, type LoopbackDoor, startServer } from '#loopback/server.ts';

export const secrets = { token: '11111111111111111111111111111111', key: '22222222222222222222222222222222' };

/** A page of two files, so that the tests need no build. */
const shell: Shell = new Map([
  ['/', { type: 'text/html; charset=utf-8', bytes: Buffer.from('<title>shell</title>'), keep: false }],
  ['/index.html', { type: 'text/html; charset=utf-8', bytes: Buffer.from('<title>shell</title>'), keep: false }],
  ['/assets/a.js', { type: 'text/javascript; charset=utf-8', bytes: Buffer.from('export {};'), keep: true }],
]);

export interface TestDoor {
  readonly door: LoopbackDoor;
  readonly faults: unknown[];
  close(): Promise<void>;
}

export async function openTestDoor(api: StudioApi, options: Partial<DoorOptions> = {}): Promise<TestDoor> {
  const faults: unknown[] = [];
  const onFault = (error: unknown) => void faults.push(error);
  const door = await startServer({ port: 0, secrets, shell, api, onFault, ...options });
  return { door, faults, close: () => door.close() };
}
