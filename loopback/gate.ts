import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '#host/page/same-secret.ts';

/** A request that is not let in: the HTTP status and a short name of the reason. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
}

/**
 * The secrets of one run. The address that is printed holds `token`, which is good as long as the studio runs; a page
 * swaps it, or a ticket, for `key` and sends that from then on.
 */
export interface Secrets {
  readonly token: string;
  readonly key: string;
}

/** The names under which this machine may be called: any other was made by somebody else's DNS. */
function hostsOf(port: number): readonly string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`];
}

function countOf(request: IncomingMessage, header: string): number {
  return request.rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === header).length;
}

/** Looks at who is called and who calls. Asked of every request before anything else, upgrades included. */
export function refuseStranger(request: IncomingMessage, port: number): Refusal | null {
  const host = request.headers.host ?? '';
  if (countOf(request, 'host') !== 1 || !hostsOf(port).includes(host)) return { status: 421, code: 'wrongHost' };
  const { origin } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`) return { status: 403, code: 'wrongOrigin' };
  const site = request.headers['sec-fetch-site'];
  const isOwn = site === undefined || site === 'same-origin' || site === 'none';
  if (!isOwn && !isLedToPage(request)) return { status: 403, code: 'wrongSite' };
  return null;
}

/** Whether somebody is led to the page itself from elsewhere, as from the file that the browser is opened with: it holds no secret. */
function isLedToPage({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    url === '/' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  );
}

/** Asked of what changes something or keeps a line open: browsers always say where such a request comes from. */
export function refuseWithoutOrigin(request: IncomingMessage): Refusal | null {
  return request.headers.origin === undefined ? { status: 403, code: 'noOrigin' } : null;
}

/** The secret of `Authorization: Bearer …`; empty when there is none. */
export function bearerOf(request: IncomingMessage): string {
  const match = /^Bearer ([0-9a-f]{1,128})$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? '';
}

export function refuseWrongBearer(request: IncomingMessage, secret: string): Refusal | null {
  return isSameSecret(bearerOf(request), secret) ? null : { status: 401, code: 'wrongToken' };
}
