import path from 'node:path';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import type { RecentProject } from '#api/studio/studio-home.ts';
import { makeFolders } from '../files/make-folders.ts';
import { readOwnFile } from '../files/regular-file.ts';
import { serialQueue } from '../files/serial-queue.ts';
import { replaceFile } from '../files/write-files.ts';
import { isProject } from '../program/chosen-project.ts';
import { namesOfProject } from '../project/project-names.ts';
import { displayFolder } from './home-folders.ts';
import { makeThumbnails } from './thumbnails.ts';

const Kept = Type.Object({
  recent: Type.Array(
    Type.Object({
      folder: Type.String(),
      id: Type.String(),
      title: Type.String(),
      system: Type.String(),
      at: Type.Number(),
    }),
  ),
});
type Kept = Static<typeof Kept>['recent'];

const MOST = 20;
const OWN = 0o600;

export interface RecentProjects {
  /** The newest first, each with its current title. */
  list(): Promise<RecentProject[]>;
  note(folder: string): Promise<void>;
  forget(folder: string): Promise<void>;
  /** False: not a recent project, not a small picture, or not writable. */
  keepThumbnail(folder: string, bytes: Uint8Array): Promise<boolean>;
  thumbnail(folder: string): Promise<Buffer | null>;
}

export function makeRecentProjects(kept: string): RecentProjects {
  const file = path.join(kept, 'recent-projects.json');
  const thumbnails = makeThumbnails(path.join(kept, 'recent-projects'));
  const inTurn = serialQueue();
  const change = (changed: (recent: Kept) => Promise<Kept>): Promise<void> =>
    inTurn(async () => {
      const recent = await changed(await keptIn(file));
      await makeFolders(kept, 0o700);
      await replaceFile(file, Buffer.from(JSON.stringify({ recent }), 'utf8'), OWN);
      await thumbnails.leaveOnly(recent.map(({ folder }) => folder));
    }).catch(() => undefined);
  return {
    list: () => inTurn(async () => await Promise.all((await keptIn(file)).map(asItIs))),
    note: (folder) =>
      change(async (recent) => {
        const called = (await namesOfProject(folder)) ?? { id: '', title: '', system: '' };
        const others = recent.filter((one) => one.folder !== folder);
        return [{ folder, ...called, at: Date.now() }, ...others].slice(0, MOST);
      }),
    forget: (folder) => change((recent) => Promise.resolve(recent.filter((one) => one.folder !== folder))),
    keepThumbnail: (folder, bytes) =>
      inTurn(async () => {
        const isRecent = (await keptIn(file)).some((one) => one.folder === folder);
        return isRecent && (await thumbnails.keep(folder, bytes));
      }).catch(() => false),
    thumbnail: (folder) => thumbnails.read(folder),
  };
}

async function keptIn(file: string): Promise<Kept> {
  try {
    const read: unknown = JSON.parse(String(await readOwnFile(file)));
    return Check(Kept, read) ? read.recent : [];
  } catch {
    return [];
  }
}

async function asItIs(one: Kept[number]): Promise<RecentProject> {
  const isThere = isProject(one.folder);
  const called = isThere ? await namesOfProject(one.folder) : null;
  const { folder, id, title, system, at } = { ...one, ...called };
  return { folder, shown: displayFolder(folder), id, title, system, at, isThere };
}
