import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { FileOnDisk, StudioApi, StudioAsk, StudioReply } from '#api/studio/studio-api.ts';
import { isDocumentPath } from '#authoring/text/files/document-path.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { idOfProject, keepBranchesIn } from './branches/kept-branches.ts';
import { changeFiles, type FileOperationsStorage } from './file-operations/change-files.ts';
import { recoverFromJournal } from './file-operations/journal.ts';
import { removedFilesIn } from './file-operations/removed-files.ts';
import { removeTemporaryFiles } from './files/remove-temporary-files.ts';
import { serialQueue } from './files/serial-queue.ts';
import { foldersIn } from './files/watch-folder.ts';
import { makeGitOnThread } from './git/git-on-thread.ts';
import { makeProjectHistory } from './history/project-history.ts';
import { makeRecentProjects } from './home/recent-projects.ts';
import { type HomeCalls, makeHome } from './home/studio-home.ts';
import { type LabRuns, makeLabRuns } from './lab-runs/lab-runs.ts';
import { faultOfPicture, makePictureStore, type PictureStore } from './pictures/picture-store.ts';
import { PrintJobs } from './print/print-jobs.ts';
import { isTooNewToWrite, migrateProject } from './project/migrate-project.ts';
import { type DiskFile, readProjectFile } from './project/project-files.ts';
import { readFilePart } from './project/read-part.ts';
import { readProject } from './project/read-project.ts';
import { type Saved, saveProjectFile } from './project/save-project-file.ts';
import { readDictionary } from './spelling/read-dictionary.ts';
import { makeForeignTexts } from './state/foreign-text.ts';
import { keptFolder } from './state/kept-folder.mjs';
import { makeSettings, type SettingsCalls } from './state/kept-settings.ts';
import type { OpenPages } from './state/open-pages.ts';
import { makeRecovery, type Recovery, recoveryFolder } from './state/recovery.ts';
import { UnsavedTexts } from './state/unsaved-texts.ts';

export interface HostParts {
  readonly recovery: Recovery;
  readonly pages: Pick<OpenPages, 'note'>;
  /** By default no other folder can be reached. */
  readonly home: HomeCalls;
  readonly settings: SettingsCalls;
  readonly pictures: PictureStore;
  readonly prints: PrintJobs;
  readonly lab: LabRuns;
  readonly changes: () => number;
}

/** The host of one project folder. */
export function makeStudioHost(
  folder: string,
  {
    recovery = makeRecovery(folder, keptFolder()),
    pages = { note: () => undefined },
    home = makeHome(folder, makeRecentProjects(keptFolder()), { open: () => Promise.resolve(undefined) }),
    settings = makeSettings(keptFolder(), folder),
    pictures = makePictureStore(folder),
    prints = new PrintJobs(folder),
    lab = makeLabRuns(folder, keptFolder()),
    changes = () => 0,
  }: Partial<HostParts> = {},
): StudioApi {
  const pagesTexts = new UnsavedTexts((place) => readProjectFile(folder, place));
  const keeping = serialQueue();
  const foreign = makeForeignTexts(folder, keptFolder());
  const git = makeGitOnThread(folder);
  const history = makeProjectHistory(folder, async () =>
    path.join(await recoveryFolder(folder, keptFolder()), 'history'),
  );
  const lines = keepBranchesIn(
    async () => path.join(await recoveryFolder(folder, keptFolder()), 'lines'),
    () => idOfProject(folder),
  );
  let isSwept = false;
  async function keptOfSteps(): Promise<FileOperationsStorage> {
    const place = await recoveryFolder(folder, keptFolder());
    return {
      journal: path.join(place, 'file-steps.jsonl'),
      removed: removedFilesIn(path.join(place, 'removed')),
    };
  }
  async function sweep(): Promise<void> {
    if (isSwept) return;
    isSwept = true;
    const { journal, removed } = await keptOfSteps();
    await recoverFromJournal(await realpath(folder).catch(() => folder), journal).catch(() => undefined);
    await removed.sweep();
    await removeTemporaryFiles(foldersIn(folder));
  }
  async function kept(place: string, saved: Saved, name: Text | null = null): Promise<StudioReply<'saveFile'>> {
    if (!saved.saved) return told(saved);
    return (await history.note(place, 'saved', name)) ? saved : { ...saved, unkept: true };
  }
  async function keepWork({
    page,
    settled = [],
    texts: told,
    ...work
  }: StudioAsk<'keepWork'>): Promise<StudioReply<'keepWork'>> {
    const texts = told && (await pagesTexts.whole(page, told));
    if (texts === null) return { kept: false, turn: null };
    for (const { path: place, text } of texts?.texts ?? []) void history.noteUnsaved(place, text);
    const kept = await recovery.keep(page, texts === undefined ? work : { ...work, texts }, settled);
    return { kept, turn: kept && texts !== undefined ? pagesTexts.took(page, texts) : null };
  }
  return {
    ...home,
    ...settings,
    ...lines,
    ...prints.calls,
    ...lab.calls,
    notePage({ page, unsaved }) {
      pages.note(page, unsaved);
      return Promise.resolve({ changes: changes() });
    },
    recallWork: ({ page }) => recovery.recall(page),
    // In the order of messages, even if one has to read a file.
    keepWork: (ask) => keeping(() => keepWork(ask)),
    async openProject() {
      await sweep();
      // Changes during the read count as later
      const before = changes();
      const { files } = await readProject(folder);
      void history.look(files);
      return {
        folder: path.basename(path.resolve(folder)),
        files: files.map(onDisk),
        folders: placesOfFolders(folder),
        changes: before,
      };
    },
    async changeFiles(ask) {
      const [first] = ask.steps;
      if (first !== undefined && (await isTooNewToWrite(folder, first.path, '')))
        return { done: false, path: first.path, code: 'newer-format' };
      const changed = await changeFiles(folder, await keptOfSteps(), ask);
      if (changed.done) await history.noteSteps(ask.steps);
      return changed.done ? { done: true, files: changed.files.map(onDisk) } : changed;
    },
    async saveFile({ path: place, name = null, ...saving }) {
      // Only documents are ever written, never programs or pages.
      if (!isDocumentPath(place)) return { saved: false, reason: 'refused', code: 'extension' };
      if (await isTooNewToWrite(folder, place, saving.text))
        return { saved: false, reason: 'refused', code: 'newer-format' };
      return await kept(place, await saveProjectFile(folder, place, saving), name);
    },
    pictures: async () => ({ at: pictures.at, pictures: [...(await pictures.list())] }),
    async keepPicture({ path: place, kept: id, bytes: written }) {
      const bytes = Buffer.from(written, 'base64');
      const fault = faultOfPicture(place, bytes);
      if (fault !== null) return { kept: false, fault };
      return await (await keptOfSteps()).removed.keepBytes(id, bytes).then(
        () => ({ kept: true }) as const,
        () => ({ kept: false, fault: null }) as const,
      );
    },
    keptVersions: ({ path: place, before }) => history.versions(place, before),
    keptFiles: () => history.files(),
    keptText: ({ path: place, version }) => history.text(place, version),
    gitState: () => git.state(),
    gitLog: ({ path: place, entry }) => git.log(place, entry),
    gitText: ({ path: place, commit }) => git.text(place, commit),
    migrateProject: ({ write }) => migrateProject(folder, write),
    async dictionary({ locale }) {
      const { user, project } = await settings.recallSettings({});
      const values = { ...user.values, ...project?.values };
      return await readDictionary(locale, values['files.dictionaries']);
    },
    readPart: ({ path: place, from }) => readFilePart(folder, place, from),
    readForeign: ({ path: place, keep }) => foreign.read(place, keep),
    async restoreBytes({ path: place, was, base }) {
      const bytes = await foreign.bytesOf(was);
      if (bytes === null) return { saved: false, reason: 'refused', code: 'gone' };
      if (await isTooNewToWrite(folder, place, '')) return { saved: false, reason: 'refused', code: 'newer-format' };
      return await kept(place, await saveProjectFile(folder, place, { bytes, base }));
    },
  };
}

function placesOfFolders(folder: string): string[] {
  const places = foldersIn(folder).map((one) => path.relative(folder, one).split(path.sep).join('/'));
  return places.filter((place) => place !== '' && !isDocumentPath(place) && !isRequired(place)).sort();
}

function told(saved: Exclude<Saved, { saved: true }>): StudioReply<'saveFile'> {
  if (saved.reason === 'refused') return saved;
  return { ...saved, onDisk: saved.onDisk === null ? null : onDisk(saved.onDisk) };
}

function onDisk(file: DiskFile): FileOnDisk {
  if (isFaulty(file)) return file;
  const { path, text, version, bom, ends = 'LF' } = file;
  return { path, text, version, bom: bom === true, ends };
}
