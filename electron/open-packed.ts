import path from 'node:path';
import { app } from 'electron';
import { projectsFolder } from '#host/home/home-folders.ts';
import { folderForPacked } from '#host/packed-projects/folder-for-packed.ts';
import { type UnpackOutcome, unpackProject } from '#host/packed-projects/unpack-project.ts';
import { words } from './desktop-words.ts';
import { saysYes, tell } from './message-box.ts';

/** Unpacks a project after a confirmation. Null: declined, or failed and reported. */
export async function openPacked(file: string): Promise<string | null> {
  const folder = folderForPacked(file, projectsFolder(app.getPath('documents')));
  const { makeOf, make: yes, cancel: no, cannotOpen } = words();
  const name = path.basename(file);
  if (!(await saysYes({ message: makeOf(name), detail: folder, yes, no, usual: 'yes' }, null))) return null;
  const outcome = await unpackProject(file, folder);
  if (outcome.kind === 'unpacked') return folder;
  await tell('error', cannotOpen(name), whyNot(outcome));
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
