import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GitFault } from '#api/studio/history-calls.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { makeGitOnThread } from '../git/git-on-thread.ts';
import {
  type ProjectForPlay,
  type ProjectWithErrors,
  projectOfFiles,
  readProjectForPlay,
} from '../project/project-for-play.ts';
import { readProject } from '../project/read-project.ts';

/** `none`: no repository; `empty`: no commit yet; `unknown`: neither a folder nor a commit; `otherGame`: of another game. */
export interface NoVersion {
  readonly why: GitFault | 'none' | 'empty' | 'unknown' | 'otherGame';
}

/**
 * Another version of a project: that in a folder, or that of a commit. Required projects are those of today. `folder`:
 * where relative paths begin.
 */
export async function readOtherVersion(
  project: string,
  word: string,
  folder: string,
): Promise<ProjectForPlay | ProjectWithErrors | NoVersion> {
  const named = path.resolve(folder, word);
  if (existsSync(path.join(named, 'studio.json'))) return await readProjectForPlay(named);
  const git = makeGitOnThread(project);
  const found = await git.commitNamed(word);
  if ('why' in found) return found;
  const committed = await git.documents(found.commit);
  if ('why' in committed) return committed;
  const { files } = await readProject(project);
  return projectOfFiles(project, [...committed.files, ...files.filter((file) => isRequired(file.path))]);
}
