import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StudioEvent } from '#api/studio/studio-api.ts';
import { makeRecentProjects } from '#host/home/recent-projects.ts';
import { type HostRoom, openRoom } from '#host/open-room.ts';
import { shippedIn } from '#host/program/program-folder.ts';

export interface ProjectPlace {
  /** A temporary folder with the project and what the host keeps of it. */
  readonly outside: string;
  readonly folder: string;
}

/** The files of a project by path, without studio.json. */
export type ProjectFiles = Readonly<Record<string, string>>;

export interface ProjectWanted {
  /** By default, those of a sample. */
  readonly files?: ProjectFiles | undefined;
  /** The folder of the sample in `sample-content`; by default, that of the first game. */
  readonly sample?: string | undefined;
  /** Files in which the project differs from the sample. */
  readonly over?: ProjectFiles | undefined;
}

/** Makes a project in a temporary folder. */
export async function makeProject({ files, sample, over = {} }: ProjectWanted): Promise<ProjectPlace> {
  const outside = await mkdtemp(path.join(tmpdir(), 'studio-desk-'));
  const folder = path.join(outside, 'project');
  const from = sample === undefined ? shippedIn('.') : path.join('sample-content', sample);
  if (files === undefined) await cp(from, folder, { recursive: true });
  else {
    await mkdir(folder);
    await cp(path.join(from, 'studio.json'), path.join(folder, 'studio.json'));
  }
  await writeFiles(folder, { ...files, ...over });
  return { outside, folder };
}

async function writeFiles(folder: string, files: ProjectFiles): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/** The real host, with a project open. */
export function openHostRoom({ outside, folder }: ProjectPlace, tell: (event: StudioEvent) => void): HostRoom {
  const kept = path.join(outside, 'state');
  return openRoom(folder, {
    kept,
    recent: makeRecentProjects(kept),
    door: { open: () => Promise.resolve(undefined) },
    tell,
  });
}
