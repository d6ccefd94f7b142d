import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { writeNewFileSync } from '#host/files/beside.ts';

const FOLDER = 'site-seeing-studio-';
const FILE = 'open.html';
/** What a studio that was killed has left behind is worth nothing after this, in milliseconds. */
const LEFT_BEHIND = 600_000;

/** A browser that was shown the way. */
export interface ShownInBrowser {
  /** Takes the way away again. */
  close(): void;
}

/**
 * Shows an address in the browser of the person who works here. Everybody on the machine can read a program's arguments,
 * so the browser is given a file that only this person can read, and that leads on. No browser to open is no error: the
 * line is printed.
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

/** A new folder for its owner alone. On Linux at home: a browser that is installed as a snap sees another `/tmp`. */
function folderForPage(): string | null {
  const places = process.platform === 'linux' ? [homedir(), tmpdir()] : [tmpdir()];
  for (const place of places) {
    try {
      sweep(place);
      return mkdtempSync(path.join(place, FOLDER));
    } catch {
      // The next place may do.
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
