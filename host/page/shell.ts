import { readFileSync } from 'node:fs';
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

/** A slice of a font: there are thousands, of which a page asks for a few dozen. */
class FontFile implements ShellFile {
  readonly type = 'font/woff2';
  readonly keep = true;
  private readonly file: string;
  private read: Buffer | null = null;

  constructor(file: string) {
    this.file = file;
  }

  /** Empty where a newer build took it away: the letters are shown in another font. */
  get bytes(): Buffer {
    try {
      this.read ??= readFileSync(this.file);
    } catch {
      this.read = Buffer.alloc(0);
    }
    return this.read;
  }
}

/** The Cache-Control of a file. */
export function howLongKept(file: ShellFile): string {
  return file.keep ? 'private, max-age=31536000, immutable' : 'no-store';
}

/**
 * Reads the built page once. Later requests only look a name up, so no request can lead to another file, and a page
 * that is open goes on working while a newer one is being built.
 */
export async function readShell(folder: string): Promise<Shell> {
  const shell = new Map<string, ShellFile>();
  await readInto(shell, folder, '/');
  const index = shell.get('/index.html');
  if (index !== undefined) shell.set('/', index);
  return shell;
}

/** Folder by folder: inside the archive of an installed program nothing more can be relied on. */
async function readInto(shell: Map<string, ShellFile>, folder: string, prefix: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [file, name] = [path.join(folder, entry.name), `${prefix}${entry.name}`];
      const type = TYPES[path.extname(entry.name)];
      if (entry.isDirectory()) await readInto(shell, file, `${name}/`);
      else if (type === TYPES['.woff2']) shell.set(name, new FontFile(file));
      else if (type !== undefined && entry.isFile())
        shell.set(name, { type, bytes: await readFile(file), keep: name.startsWith('/assets/') });
    }),
  );
}
