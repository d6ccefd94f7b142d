import { protocol, type Session } from 'electron';
import { responseHeaders } from '#host/page/page-headers.ts';
import { decodePath } from '#host/page/page-path.ts';
import { cacheControl, type Shell, type ShellFile } from '#host/page/shell.ts';
import { type PictureStore, picturesAddress } from '#host/pictures/picture-store.ts';
import { fileOfPicture, type NoPicture, servedPicture } from '#host/pictures/served-picture.ts';
import { pageOrigin, pageScheme } from './page-address.ts';

/** Must be called before Electron is ready. */
export function registerPageScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: pageScheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Page and pictures of open projects, with the headers of the loopback server. */
export function servePage(shell: Shell, shelves: ReadonlySet<PictureStore>): void {
  protocol.handle(pageScheme, (request) =>
    request.url.startsWith(pageOrigin + picturesAddress)
      ? answerPictureRequest(shelves, request)
      : answerPageRequest(shell, request),
  );
}

/** For printing: with the pictures of one project, without a secret. */
export function servePrintPage(printing: Session, shell: Shell, shelf: PictureStore): void {
  printing.protocol.handle(pageScheme, async (request) => {
    const path = decodePath(targetOf(request.url) ?? '');
    if (path?.startsWith(picturesAddress) !== true) return answerPageRequest(shell, request);
    const read = await shelf.read(path.slice(picturesAddress.length));
    return read === null ? refusal(404) : reply(fileOfPicture(read, false), request.method);
  });
}

/** With the URL as sent. */
export interface PageRequest {
  readonly url: string;
  readonly method: string;
}

/** A lookup by name, so that no path can escape. */
export function answerPageRequest(shell: Shell, { url, method }: PageRequest): Response {
  if (method !== 'GET' && method !== 'HEAD') return refusal(405);
  const target = targetOf(url);
  const path = target === undefined ? null : decodePath(target);
  if (path === null) return refusal(400);
  const file = shell.get(path);
  return file === undefined ? refusal(404) : reply(file, method);
}

/** The URL has a secret. */
export async function answerPictureRequest(
  shelves: ReadonlySet<PictureStore>,
  { url, method }: PageRequest,
): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD') return refusal(405);
  const found = await servedPicture(shelves, targetOf(url) ?? '');
  if (typeof found !== 'string') return reply(found, method);
  return refusal(statusOf[found]);
}

const statusOf: Readonly<Record<NoPicture, number>> = { wrongPath: 400, wrongToken: 401, noSuchFile: 404 };

/** `URL` would normalize the path before it is checked. */
function targetOf(url: string): string | undefined {
  return url.startsWith(`${pageOrigin}/`) ? url.slice(pageOrigin.length).split('#', 1)[0] : undefined;
}

function reply(file: ShellFile, method: string): Response {
  const headers = {
    ...responseHeaders,
    'Content-Type': file.type,
    'Content-Length': String(file.bytes.length),
    'Cache-Control': cacheControl(file),
  };
  return new Response(method === 'GET' ? new Uint8Array(file.bytes) : null, { status: 200, headers });
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: { ...responseHeaders, 'Cache-Control': 'no-store' } });
}
