import type { ServerResponse } from 'node:http';
import type { Refusal } from './gate.ts';
import { alwaysSent } from './headers.ts';
import type { ShellFile } from './shell.ts';

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const bytes = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    ...alwaysSent,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
    'Cache-Control': 'no-store',
  });
  response.end(bytes);
}

/** A refusal closes the connection: whoever asked wrongly begins anew. */
export function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  response.setHeader('Connection', 'close');
  sendJson(response, refusal.status, { error: { code: refusal.code } });
}

export function sendFile(response: ServerResponse, file: ShellFile, withBody: boolean): void {
  response.writeHead(200, {
    ...alwaysSent,
    'Content-Type': file.type,
    'Content-Length': file.bytes.length,
    'Cache-Control': file.keep ? 'private, max-age=31536000, immutable' : 'no-store',
  });
  response.end(withBody ? file.bytes : undefined);
}
