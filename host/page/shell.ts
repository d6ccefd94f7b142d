import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A file of the page, served without a token. */
export interface ShellFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** The name holds a content hash, so it may be cached. */
  readonly keep: boolean;
}
/** By decoded path. Nothing else is served. */
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

/** Read on demand: there are thousands of font slices, and a page needs a few dozen. */
class FontFile implements ShellFile {
  readonly type = 'font/woff2';
  readonly keep = true;
  private readonly file: string;
  private read: Buffer | null = null;

  constructor(file: string) {
    this.file = file;
  }

  /** Empty if a newer build removed it: another font is used. */
  get bytes(): Buffer {
    try {
      this.read ??= readFileSync(this.file);
    } catch {
      this.read = Buffer.alloc(0);
    }
    return this.read;
  }
}

/** The Cache-Control header. */
export function cacheControl(file: ShellFile): string {
  return file.keep ? 'private, max-age=31536000, immutable' : 'no-store';
}

/**
 * Reads the built page once. Requests are map lookups, so no path can escape, and an open page keeps working during a
 * rebuild.
 */
export async function readShell(folder: string): Promise<Shell> {
  const shell = new Map<string, ShellFile>();
  await readInto(shell, folder, '/');
  const index = shell.get('/index.html');
  if (index !== undefined) shell.set('/', index);
  return shell;
}

/**
 * Not recursive readdir: it is unreliable inside an asar archive. Files are read synchronously: hundreds of small reads by the
 * thread pool take twice the processor time, and nothing else happens before the page can be served.
 */
async function readInto(shell: Map<string, ShellFile>, folder: string, prefix: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [file, name] = [path.join(folder, entry.name), `${prefix}${entry.name}`];
      const type = TYPES[path.extname(entry.name)];
      if (entry.isDirectory()) await readInto(shell, file, `${name}/`);
      else if (type === TYPES['.woff2']) shell.set(name, new FontFile(file));
      else if (type !== undefined && entry.isFile())
        shell.set(name, { type, bytes: readFileSync(file), keep: name.startsWith('/assets/') });
    }),
  );
}
