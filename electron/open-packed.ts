import path from 'node:path';
import { app, dialog } from 'electron';
import { projectsPlace } from '#host/home-folders.ts';
import { folderForPacked } from '#host/packed/folder-for-packed.ts';
import { type UnpackOutcome, unpackProject } from '#host/packed/unpack-project.ts';
import { words } from './desktop-words.ts';

/**
 * Makes a project out of a packed one, among the person's own, once they have seen where and said yes. The folder that was
 * made; null: they did not want it, or it cannot be, which was said.
 */
export async function openPacked(file: string): Promise<string | null> {
  const folder = folderForPacked(file, projectsPlace(app.getPath('documents')));
  const { makeOf, make, cancel } = words();
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: makeOf(path.basename(file)),
    detail: folder,
    buttons: [cancel, make],
    defaultId: 1,
    cancelId: 0,
    noLink: true,
  });
  if (response !== 1) return null;
  const outcome = await unpackProject(file, folder);
  if (outcome.kind === 'unpacked') return folder;
  const { cannotOpen, close } = words();
  const message = cannotOpen(path.basename(file));
  await dialog.showMessageBox({ type: 'error', message, detail: whyNot(outcome), buttons: [close], noLink: true });
  return null;
}

function whyNot(outcome: Exclude<UnpackOutcome, { readonly kind: 'unpacked' }>): string {
  const { because, noFile, cannotWrite } = words();
  switch (outcome.kind) {
    case 'refused':
      return because(outcome.why);
    case 'no-file':
      return noFile;
    case 'taken':
    case 'not-written':
      return cannotWrite;
  }
}
