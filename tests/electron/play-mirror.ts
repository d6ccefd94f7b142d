import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';

const VERSION = '45.4.1';
const UNIX = 3;
const MAY_RUN = 0o755 << 16;

const player = `#!/bin/sh\nexec "${process.execPath}" "${path.resolve('tests/electron/run-main.mjs')}" "$@"\n`;

export const playedZip = zipSync({
  electron: [strToU8(player), { os: UNIX, attrs: MAY_RUN }],
  version: strToU8(VERSION),
});

export type Answer = (reply: ServerResponse, zip: Uint8Array) => void;

export interface Mirror {
  readonly address: string;
  readonly asked: string[];
  close(): Promise<void>;
}

export async function playMirror(answer: Answer): Promise<Mirror> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    const name = path.posix.basename(request.url ?? '');
    asked.push(name);
    if (name.endsWith('.zip')) answer(reply, playedZip);
    else reply.end(checksums());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked, close: () => closed(server) };
}

function checksums(): string {
  const sum = createHash('sha256').update(playedZip).digest('hex');
  return `${sum} *electron-v${VERSION}-${process.platform}-${process.arch}.zip\n`;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
