import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { writeNewFileSync } from '#host/files/write-files.ts';

const FOLDER = 'site-seeing-studio-';
const FILE = 'open.html';
/** Files left by a killed studio are useless after this, in milliseconds. */
const LEFT_BEHIND = 600_000;

export interface ShownInBrowser {
  /** Deletes the file. */
  close(): void;
}

/**
 * Others can read a program's arguments, so the browser opens a private file that redirects to the address. Without a
 * browser nothing happens, as the address is printed, too.
 */
export function openBrowser(address: string): ShownInBrowser {
  const folder = folderForPage();
  if (folder === null) return { close: () => undefined };
  const file = path.join(folder, FILE);
  const close = () => rmSync(folder, { recursive: true, force: true });
  writeNewFileSync(file, pageThatLeadsTo(address));
  const [program, words] = command(file);
  const child = spawn(program, words, { detached: true, stdio: 'ignore' });
  child.on('error', close);
  child.unref();
  return { close };
}

function command(file: string): readonly [string, readonly string[]] {
  if (process.platform === 'darwin') return ['open', [file]];
  if (process.platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', file]];
  return ['xdg-open', [file]];
}

/** Private. In the home folder on Linux, since snaps see another `/tmp`. */
function folderForPage(): string | null {
  const places = process.platform === 'linux' ? [homedir(), tmpdir()] : [tmpdir()];
  for (const place of places) {
    try {
      sweep(place);
      return mkdtempSync(path.join(place, FOLDER));
    } catch {
      // Try the next place
    }
  }
  return null;
}

function sweep(place: string): void {
  for (const name of readdirSync(place)) {
    const folder = path.join(place, name);
    if (!/^site-seeing-studio-[A-Za-z0-9]{6}$/.test(name)) continue;
    if (Date.now() - statSync(folder).mtimeMs > LEFT_BEHIND) rmSync(path.join(folder, FILE), { force: true });
    if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true, force: true });
  }
}

function pageThatLeadsTo(address: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${address}">
<title>Site-Seeing Studio</title>
<p><a href="${address}">Site-Seeing Studio</a></p>
</html>
`;
}
