import path from 'node:path';
import type { FileOnDisk, StudioApi, StudioReply } from '#api/studio-api.ts';
import { isFaulty, type ProjectFile } from '#authoring/project-file.ts';
import { makeForeignTexts } from './foreign-text.ts';
import { isTooNewToWrite, migrateProject } from './migrate-project.ts';
import type { OpenPages } from './open-pages.ts';
import { readPart } from './read-part.ts';
import { readProject } from './read-project.ts';
import { keptFolder, makeRecovery, type Recovery } from './recovery.ts';
import { type Saved, saveProjectFile } from './save-project-file.ts';
import { sweepLeftovers } from './sweep-leftovers.ts';
import { foldersIn } from './watch-folder.ts';

/** The machine's side of the workbench, for one project folder. */
export function makeStudioHost(
  folder: string,
  recovery: Recovery = makeRecovery(folder, keptFolder()),
  pages: Pick<OpenPages, 'note'> = { note: () => undefined },
): StudioApi {
  const foreign = makeForeignTexts(folder, keptFolder());
  // Once is enough: a studio that is killed is another one.
  let isSwept = false;
  async function sweep(): Promise<void> {
    if (isSwept) return;
    isSwept = true;
    await sweepLeftovers(foldersIn(folder));
  }
  return {
    notePage({ page, unsaved }) {
      pages.note(page, unsaved);
      return Promise.resolve({});
    },
    recallWork: ({ page }) => recovery.recall(page),
    keepWork: async ({ page, settled = [], ...work }) => ({ kept: await recovery.keep(page, work, settled) }),
    async openProject() {
      await sweep();
      const { files } = await readProject(folder);
      return { folder: path.basename(path.resolve(folder)), files: files.map(onDisk) };
    },
    async saveFile({ path: place, ...saving }) {
      // Documents are all that the workbench writes; a program or a page it never does.
      if (!place.endsWith('.json')) return { saved: false, reason: 'refused', code: 'extension' };
      if (await isTooNewToWrite(folder, place, saving.text))
        return { saved: false, reason: 'refused', code: 'newer-format' };
      return told(await saveProjectFile(folder, place, saving));
    },
    migrateProject: ({ write }) => migrateProject(folder, write),
    readPart: ({ path: place, from }) => readPart(folder, place, from),
    readForeign: ({ path: place, keep }) => foreign.read(place, keep),
    async restoreBytes({ path: place, was, base }) {
      const bytes = await foreign.bytesOf(was);
      if (bytes === null) return { saved: false, reason: 'refused', code: 'gone' };
      if (await isTooNewToWrite(folder, place, '')) return { saved: false, reason: 'refused', code: 'newer-format' };
      return told(await saveProjectFile(folder, place, { bytes, base }));
    },
  };
}

function told(saved: Saved): StudioReply<'saveFile'> {
  if (saved.saved || saved.reason === 'refused') return saved;
  return { ...saved, onDisk: saved.onDisk === null ? null : onDisk(saved.onDisk) };
}

function onDisk(file: ProjectFile): FileOnDisk {
  if (isFaulty(file)) return file;
  return { path: file.path, text: file.text, version: String(file.version), bom: file.bom === true };
}
