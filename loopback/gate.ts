import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '#host/page/same-secret.ts';

/** HTTP status and error code. */
export interface GateRefusal {
  readonly status: number;
  readonly code: string;
}

/**
 * Secrets of one run. The printed URL has `token`, valid as long as the studio runs; a page exchanges it, or a ticket,
 * for `key`.
 */
export interface Secrets {
  readonly token: string;
  readonly key: string;
}

/** Other host names are DNS rebinding. */
function hostsOf(port: number): readonly string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`];
}

function countOf(request: IncomingMessage, header: string): number {
  return request.rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === header).length;
}

/** Checks Host and Origin, first on every request and upgrade. */
export function refuseStranger(request: IncomingMessage, port: number): GateRefusal | null {
  const host = request.headers.host ?? '';
  if (countOf(request, 'host') !== 1 || !hostsOf(port).includes(host)) return { status: 421, code: 'wrongHost' };
  const { origin } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`) return { status: 403, code: 'wrongOrigin' };
  const site = request.headers['sec-fetch-site'];
  const isOwn = site === undefined || site === 'same-origin' || site === 'none';
  if (!isOwn && !isLedToPage(request)) return { status: 403, code: 'wrongSite' };
  return null;
}

/** A navigation to the page from elsewhere, as from the file that opens the browser: it has no secret. */
function isLedToPage({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    url === '/' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  );
}

/** For writes and WebSockets, where browsers always send an Origin. */
export function refuseWithoutOrigin(request: IncomingMessage): GateRefusal | null {
  return request.headers.origin === undefined ? { status: 403, code: 'noOrigin' } : null;
}

/** Empty: none. */
export function bearerOf(request: IncomingMessage): string {
  const match = /^Bearer ([0-9a-f]{1,128})$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? '';
}

export function refuseWrongBearer(request: IncomingMessage, secret: string): GateRefusal | null {
  return isSameSecret(bearerOf(request), secret) ? null : { status: 401, code: 'wrongToken' };
}
