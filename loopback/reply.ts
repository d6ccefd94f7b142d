import type { ServerResponse } from 'node:http';
import { alwaysSent } from '#host/page/page-headers.ts';
import { howLongKept, type ShellFile } from '#host/page/shell.ts';
import type { GateRefusal } from './gate.ts';

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

/** Closes the connection. */
export function sendRefusal(response: ServerResponse, refusal: GateRefusal): void {
  response.setHeader('Connection', 'close');
  sendJson(response, refusal.status, { error: { code: refusal.code } });
}

export function sendFile(response: ServerResponse, file: ShellFile, withBody: boolean): void {
  response.writeHead(200, {
    ...alwaysSent,
    'Content-Type': file.type,
    'Content-Length': file.bytes.length,
    'Cache-Control': howLongKept(file),
  });
  response.end(withBody ? file.bytes : undefined);
}
