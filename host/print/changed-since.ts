import path from 'node:path';
import { documentsOfFaces, facesSince } from '#api/studio/faces-since.ts';
import { type SinceFault, textsSince } from '#api/studio/texts-since.ts';
import { makeGitOnThread } from '../git/git-on-thread.ts';
import type { NamedCommit, ProjectGit } from '../git/project-git.ts';
import { makeProjectHistory } from '../history/project-history.ts';
import type { ProjectCheck } from '../reports/check-project.ts';
import { keptFolder } from '../state/kept-folder.mjs';
import { recoveryFolder } from '../state/recovery.ts';
import type { PrintedId } from './print-job.ts';

export type ChangedSince =
  | { readonly kind: 'known'; readonly entries: readonly PrintedId[] }
  | { readonly kind: 'no-such-time' | 'no-commit-yet' | 'no-git' }
  | { readonly kind: 'unread'; readonly why: SinceFault };

const aTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/;

/** Entries whose printed face changed since a commit, by git, or since a time, by the history of saves. */
export async function changedSince(
  folder: string,
  { diagnosis }: Pick<ProjectCheck, 'diagnosis'>,
  word: string,
): Promise<ChangedSince> {
  const git = makeGitOnThread(folder);
  const history = makeProjectHistory(folder, async () =>
    path.join(await recoveryFolder(folder, keptFolder()), 'history'),
  );
  const since = await sinceNamed(word, git);
  if ('why' in since) return notNamed(since.why);
  const { documents } = diagnosis.project;
  const found = await textsSince(
    {
      gitText: ({ path: place, commit }) => git.text(place, commit),
      keptVersions: ({ path: place, before }) => history.versions(place, before),
      keptText: ({ path: place, version }) => history.text(place, version),
    },
    documentsOfFaces(documents, () => true),
    since,
  );
  if (found.kind === 'fault') return { kind: 'unread', why: found.why };
  // No history, so the former state is unknown.
  if (found.texts.size === 0) return { kind: 'unread', why: 'missing' };
  return { kind: 'known', entries: facesSince(documents, found).map(({ path: place, id }) => ({ path: place, id })) };
}

async function sinceNamed(word: string, git: ProjectGit) {
  const at = aTime.test(word) ? Date.parse(word) : Number.NaN;
  if (!Number.isNaN(at)) return { kind: 'kept', at } as const;
  const found = await git.commitNamed(word);
  return 'why' in found ? found : ({ kind: 'commit', commit: found.commit } as const);
}

function notNamed(why: Extract<NamedCommit, { readonly why: unknown }>['why']): ChangedSince {
  switch (why) {
    case 'unknown':
      return { kind: 'no-such-time' };
    case 'empty':
      return { kind: 'no-commit-yet' };
    case 'none':
      return { kind: 'no-git' };
    default:
      return { kind: 'unread', why };
  }
}
