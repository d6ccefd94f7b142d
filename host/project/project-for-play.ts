import { existsSync } from 'node:fs';
import path from 'node:path';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { type Playable, playableOf } from '#authoring/project/play/playable.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { programFolder, shippedIn } from '../program/program-folder.ts';
import { gamesOf } from './games-of.ts';
import { readProject } from './read-project.ts';

export interface ProjectForPlay {
  readonly folder: string;
  readonly id: string;
  readonly version: string;
  readonly playable: Playable;
}
export interface ProjectWithErrors {
  readonly errors: readonly Problem[];
}

export async function readProjectForPlay(folder: string): Promise<ProjectForPlay | ProjectWithErrors> {
  return await projectOfFiles(folder, (await readProject(folder)).files);
}

export async function projectOfFiles(
  folder: string,
  files: readonly ProjectFile[],
): Promise<ProjectForPlay | ProjectWithErrors> {
  const games = await gamesOf(files);
  const found = diagnose(files, games);
  const { playable } = playableOf(found, games);
  if (playable === null) return { errors: found.problems.filter(({ severity }) => severity === 'error') };
  const studio = found.documents['studio.json'];
  return { folder, id: said(studio, 'id'), version: said(studio, 'version'), playable };
}

function said(studio: Json | undefined, field: string): string {
  return isObject(studio) ? String(studio[field]) : '';
}

export function projectAround(place: string): string | undefined {
  if (existsSync(path.join(place, 'studio.json'))) return place;
  const above = path.dirname(place);
  return above === place ? undefined : projectAround(above);
}

export function sampleProject(): string | undefined {
  const from = programFolder();
  const sample = from && shippedIn(from);
  return sample !== undefined && existsSync(path.join(sample, 'studio.json')) ? sample : undefined;
}
