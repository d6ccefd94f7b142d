import path from 'node:path';
import type { StudioApi, StudioReply } from '#api/studio/studio-api.ts';
import type { Home, homeCalls, NotBegun } from '#api/studio/studio-home.ts';
import { gameNames } from '#engine/systems/beginnings.ts';
import { errorCodeOf } from '../files/error-code.ts';
import {
  beginInFolder,
  type NewProjectRequest,
  type NewRefusal,
  newThingsInNewProject,
} from '../new-project/new-project.ts';
import { sampleOf } from '../program/program-folder.ts';
import {
  displayFolder,
  expandFolder,
  folderKind,
  listFolders,
  newFolderFault,
  projectsFolder,
} from './home-folders.ts';
import type { RecentProjects } from './recent-projects.ts';
import { copySample } from './sample-copy.ts';

export type HomeCalls = Pick<StudioApi, keyof typeof homeCalls>;

export interface HomeWindow {
  /**
   * Opens a folder (null: the welcome) in another window and returns null, or returns a one-time secret; undefined: too
   * many.
   */
  readonly open: (folder: string | null) => Promise<string | null | undefined>;
  /** The system's folder dialog; undefined where there is none. */
  readonly choose?: () => Promise<string | null>;
  readonly documents?: string;
}

export function makeHome(folder: string | null, recent: RecentProjects, door: HomeWindow): HomeCalls {
  const place = (): string => projectsFolder(door.documents);
  return {
    home: async () => ({
      opened: await openedIn(folder),
      place: { folder: place(), shown: displayFolder(place()) },
      recent: await recent.list(),
      games: gameNames().map(({ id, name }) => ({ id, name: { ...name } })),
    }),
    async openFolder({ folder: typed }) {
      const wanted = typed === null ? null : expandFolder(typed);
      if (typed !== null && wanted === null) return { opened: false, why: 'relative' };
      const kind = wanted === null ? 'empty' : await folderKind(wanted);
      if (kind !== 'project' && kind !== 'empty' && kind !== 'foreign') return { opened: false, why: kind };
      const secret = await door.open(wanted);
      return secret === undefined ? { opened: false, why: 'too-many' } : { opened: true, secret };
    },
    chooseFolder: async () =>
      door.choose === undefined ? { by: 'page' } : { by: 'system', folder: await door.choose() },
    listFolders: ({ folder: asked }) => listFolders(asked),
    async forgetRecent({ folder: gone }) {
      await recent.forget(gone);
      return {};
    },
    keepThumbnail: async ({ picture }) => ({
      kept: folder !== null && (await recent.keepThumbnail(path.resolve(folder), Buffer.from(picture, 'base64'))),
    }),
    recentThumbnail: async ({ folder: project }) => ({
      picture: (await recent.thumbnail(project))?.toString('base64') ?? null,
    }),
    async copySample({ system }) {
      const sample = sampleOf(system);
      if (sample === undefined) return { failed: 'ENOENT' };
      return await copySample(sample, place()).then(
        (copied) => ({ folder: copied }),
        (error: unknown) => ({ failed: errorCodeOf(error) }),
      );
    },
    offeredNew: async (asked) => ({
      offered: [...(await newThingsInNewProject({ ...asked, folder: path.join(place(), 'new') }))],
    }),
    newProject: (ask) => newProject(folder, ask),
  };
}

async function openedIn(folder: string | null): Promise<Home['opened']> {
  if (folder === null) return { kind: 'none', folder: '', shown: '' };
  const kind = await folderKind(folder);
  const known = kind === 'project' || kind === 'empty' ? kind : 'foreign';
  return { kind: known, folder, shown: displayFolder(folder) };
}

async function newProject(
  opened: string | null,
  { folder: typed, ...asked }: Omit<NewProjectRequest, 'folder'> & { readonly folder: string },
): Promise<StudioReply<'newProject'>> {
  const folder = expandFolder(typed);
  const fault = folder === null ? 'relative' : await newFolderFault(folder, opened);
  if (folder === null || fault !== null) return { refused: { kind: 'folder', folder: fault ?? 'relative' } };
  const outcome = await beginInFolder({ ...asked, folder });
  if (outcome.kind !== 'begun') return { refused: notBegun(outcome) };
  const { project, documents, problems } = outcome.begun;
  return { project, documents: documents.map(({ path, after }) => ({ path, text: after })), problems: [...problems] };
}

function notBegun(refusal: NewRefusal): NotBegun {
  switch (refusal.kind) {
    case 'answers':
      return { kind: 'answers', faults: [...refusal.faults] };
    case 'not-written':
      return { kind: 'not-written', path: refusal.path, code: refusal.code };
    case 'file-there':
    case 'bad-name':
      return { kind: 'file-there', path: refusal.path };
    case 'project-there':
      return { kind: 'folder', folder: 'taken' };
    case 'unreadable-project':
    case 'no-base':
    case 'no-such-kind':
    case 'no-such-list':
      return { kind: 'other', code: refusal.kind };
  }
}
