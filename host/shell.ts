import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of the page: what a browser may have without a token. */
export interface ShellFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** The name holds a hash of the content, so it may be kept. */
  readonly keep: boolean;
}
/** The page's files by their decoded path. What is not in here does not exist. */
export type Shell = ReadonlyMap<string, ShellFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

/** The Cache-Control of a file. */
export function howLongKept(file: ShellFile): string {
  return file.keep ? 'private, max-age=31536000, immutable' : 'no-store';
}

/**
 * Reads the built page once. Later requests only look a name up, so no request can lead to another file, and a page
 * that is open goes on working while a newer one is being built.
 */
export async function readShell(folder: string): Promise<Shell> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && TYPES[path.extname(entry.name)] !== undefined);
  const shell = new Map<string, ShellFile>();
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const name = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
      const type = TYPES[path.extname(entry.name)] as string;
      shell.set(name, { type, bytes: await readFile(file), keep: name.startsWith('/assets/') });
    }),
  );
  const index = shell.get('/index.html');
  if (index !== undefined) shell.set('/', index);
  return shell;
}
