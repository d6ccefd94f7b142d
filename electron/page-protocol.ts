import { protocol } from 'electron';
import { alwaysSent } from '#host/page-headers.ts';
import { decodePath } from '#host/page-path.ts';
import { howLongKept, type Shell } from '#host/shell.ts';
import { pageOrigin, pageScheme } from './page-address.ts';

/** Tells the browser, before it is ready, that our scheme has origins and is as safe as https. */
export function registerPageScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: pageScheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the page's files to the windows: the same files with the same headers as the loopback door. */
export function servePage(shell: Shell): void {
  protocol.handle(pageScheme, (request) => answerPageRequest(shell, request));
}

/** What is asked, as the browser wrote it. */
export interface PageRequest {
  readonly url: string;
  readonly method: string;
}

/** A file is looked up by its name and nowhere else, so that no path can lead out of the page. */
export function answerPageRequest(shell: Shell, { url, method }: PageRequest): Response {
  if (method !== 'GET' && method !== 'HEAD') return refusal(405);
  // Not by `URL`, which would tidy a path up before it was looked at.
  const target = url.startsWith(`${pageOrigin}/`) ? url.slice(pageOrigin.length).split('#', 1)[0] : undefined;
  const path = target === undefined ? null : decodePath(target);
  if (path === null) return refusal(400);
  const file = shell.get(path);
  if (file === undefined) return refusal(404);
  const headers = {
    ...alwaysSent,
    'Content-Type': file.type,
    'Content-Length': String(file.bytes.length),
    'Cache-Control': howLongKept(file),
  };
  return new Response(method === 'GET' ? new Uint8Array(file.bytes) : null, { status: 200, headers });
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: { ...alwaysSent, 'Cache-Control': 'no-store' } });
}
