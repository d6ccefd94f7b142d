import path from 'node:path';
import { readShell } from '../page/shell.ts';
import { type PictureStore, picturesAddress } from '../pictures/picture-store.ts';
import { fileOfPicture } from '../pictures/served-picture.ts';
import { programFolder } from '../program/program-folder.ts';
import { BrowserGone } from './devtools.ts';
import { findChromium, howToInstallChromium } from './find-chromium.mjs';
import { type FindFile, openShellPage, type ShellPage } from './shell-page.ts';
import { startChromium } from './start-chromium.ts';

export type DrawFailure =
  /** No browser was found; `install`: the command that installs one. */
  | { readonly kind: 'no-browser'; readonly install: string }
  | { readonly kind: 'browser-gone' }
  | { readonly kind: 'stopped' };

/** Runs `work` with the page that draws faces, in a headless browser that is started for it. */
export async function withPrintPage<Result>(
  stop: AbortSignal,
  pictures: PictureStore,
  work: (page: ShellPage) => Promise<Result>,
): Promise<Result | DrawFailure> {
  const file = findChromium();
  if (file === undefined) return { kind: 'no-browser', install: howToInstallChromium() };
  const shell = await readShell(path.join(programFolder() ?? '.', 'dist', 'renderer'));
  const browser = await startChromium(file);
  const end = () => void browser.close();
  stop.addEventListener('abort', end);
  if (stop.aborted) end();
  try {
    return await work(await openShellPage(browser.devtools, shell, '/print/index.html', picturesOf(pictures)));
  } catch (error) {
    if (stop.aborted) return { kind: 'stopped' };
    if (error instanceof BrowserGone) return { kind: 'browser-gone' };
    throw error;
  } finally {
    stop.removeEventListener('abort', end);
    await browser.close();
  }
}

const picturesOf =
  (shelf: PictureStore): FindFile =>
  async (path) => {
    if (!path.startsWith(picturesAddress)) return undefined;
    const read = await shelf.read(path.slice(picturesAddress.length));
    return read === null ? undefined : fileOfPicture(read, false);
  };
