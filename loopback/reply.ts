import type { ServerResponse } from 'node:http';
import { responseHeaders } from '#host/page/page-headers.ts';
import { cacheControl, type ShellFile } from '#host/page/shell.ts';
import type { GateRefusal } from './gate.ts';

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const bytes = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    ...responseHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': bytes.length,
    'Cache-Control': 'no-store',
  });
  response.end(bytes);
}

/** Closes the connection. */
export function sendRefusal(response: ServerResponse, refusal: GateRefusal): void {
  response.setHeader('Connection', 'close');
  sendJson(response, refusal.status, { error: { code: refusal.code } });
}

export function sendFile(response: ServerResponse, file: ShellFile, withBody: boolean): void {
  response.writeHead(200, {
    ...responseHeaders,
    'Content-Type': file.type,
    'Content-Length': file.bytes.length,
    'Cache-Control': cacheControl(file),
  });
  response.end(withBody ? file.bytes : undefined);
}
