import { existsSync } from 'node:fs';
import path from 'node:path';
import type { KeptRun } from '#api/cli/lab-runs-report.ts';
import type { GitFault } from '#api/studio/history-calls.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { makeGitOnThread } from '../git/git-on-thread.ts';
import { suggestion } from '../program/suggestion.ts';
import {
  type ProjectForPlay,
  type ProjectWithErrors,
  projectOfFiles,
  readProjectForPlay,
} from '../project/project-for-play.ts';
import { readProject } from '../project/read-project.ts';
import type { KeptRuns } from './kept-runs.ts';

/**
 * `none`: no repository; `empty`: no commit yet; `unknown`: no folder, run or commit; `goneRun`: its content is no longer
 * kept; `otherGame`: of another game.
 */
export interface NoVersion {
  readonly why: GitFault | 'none' | 'empty' | 'unknown' | 'goneRun' | 'otherGame';
  /** The key of a run that may be meant. */
  readonly nearest?: string;
}
/** Several kept runs have a key that begins so. */
export interface SeveralRuns {
  readonly several: readonly KeptRun[];
}

/** As many letters of a key as are shown. */
export const shortKey = (run: Pick<KeptRun, 'key'>): string => run.key.slice(0, 8);

/**
 * Another version of a project: that in a folder, that of a kept run, or that of a commit. Required projects are those of
 * today. `folder`: where relative paths begin.
 */
export async function readOtherVersion(
  project: string,
  word: string,
  folder: string,
  runs: KeptRuns | null = null,
): Promise<Pick<ProjectForPlay, 'playable'> | ProjectWithErrors | NoVersion | SeveralRuns> {
  const named = path.resolve(folder, word);
  if (existsSync(path.join(named, 'studio.json'))) return await readProjectForPlay(named);
  const kept = (await runs?.list()) ?? [];
  const begin = KEY.test(word) ? kept.filter(({ key }) => key.startsWith(word)) : [];
  const [run, ...others] = begin;
  if (run !== undefined && others.length > 0) return { several: begin };
  if (run !== undefined) {
    const playable = (await runs?.playable(run)) ?? null;
    return playable === null ? { why: 'goneRun' } : { playable };
  }
  const found = await readCommit(project, word);
  const near = suggestion(word, kept.map(shortKey));
  return 'why' in found && near !== undefined ? { ...found, nearest: near } : found;
}

/** The first letters of the key of a run. */
const KEY = /^[0-9a-f]{4,64}$/;

async function readCommit(project: string, word: string): Promise<ProjectForPlay | ProjectWithErrors | NoVersion> {
  const git = makeGitOnThread(project);
  const found = await git.commitNamed(word);
  if ('why' in found) return found;
  const committed = await git.documents(found.commit);
  if ('why' in committed) return committed;
  const { files } = await readProject(project);
  return projectOfFiles(project, [...committed.files, ...files.filter((file) => isRequired(file.path))]);
}
