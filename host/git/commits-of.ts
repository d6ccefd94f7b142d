import type { CommitObject } from 'isomorphic-git';
import type { Commit } from '#api/studio/history-calls.ts';
import type { GitReader } from './git-reader.ts';

const MOST_LOOKED = 5000;
const MOST_LISTED = 200;
const LONGEST_TITLE = 200;

export interface Commits {
  readonly commits: readonly Commit[];
  readonly cut: 'many' | 'slow' | null;
  readonly looked: number;
}

export type ContentAt = (tree: string) => Promise<string | null>;

interface Waiting {
  readonly oid: string;
  readonly commit: CommitObject;
}

/**
 * The commits that changed something, the newest first. A merge equal to one parent follows that parent alone, as in
 * git.
 */
export async function commitsOf(reader: GitReader, head: string, heldBy: ContentAt): Promise<Commits> {
  const held = remembered(heldBy);
  const waiting: Waiting[] = [{ oid: head, commit: await reader.commit(head) }];
  const seen = new Set([head]);
  const commits: Commit[] = [];
  let looked = 0;
  while (waiting.length > 0) {
    if (reader.stopped !== null) return { commits, cut: 'slow', looked };
    if (looked >= MOST_LOOKED || commits.length >= MOST_LISTED) return { commits, cut: 'many', looked };
    const { oid, commit } = takeNewest(waiting);
    looked++;
    const own = await held(commit.tree);
    const parents: Waiting[] = [];
    for (const parent of await reader.parents(oid, commit))
      parents.push({ oid: parent, commit: await reader.commit(parent) });
    const before: (string | null)[] = [];
    for (const parent of parents) before.push(await held(parent.commit.tree));
    const like = parents.find((_, i) => before[i] === own);
    const isOther = like === undefined && (own !== null || before.some((one) => one !== null));
    if (isOther) commits.push(told(oid, commit, own, before));
    for (const next of like === undefined ? parents : [like])
      if (!seen.has(next.oid)) {
        seen.add(next.oid);
        waiting.push(next);
      }
  }
  return { commits, cut: null, looked };
}

function remembered(heldBy: ContentAt): ContentAt {
  const known = new Map<string, string | null>();
  return async (tree) => {
    const found = known.get(tree);
    if (found !== undefined) return found;
    const held = await heldBy(tree);
    known.set(tree, held);
    return held;
  };
}

function takeNewest(waiting: Waiting[]): Waiting {
  let at = 0;
  for (const [i, { commit }] of waiting.entries())
    if (commit.committer.timestamp > (waiting[at] as Waiting).commit.committer.timestamp) at = i;
  const [newest] = waiting.splice(at, 1);
  return newest as Waiting;
}

function told(oid: string, commit: CommitObject, own: string | null, before: readonly (string | null)[]): Commit {
  const { author, message } = commit;
  const [title = ''] = message.split('\n');
  return {
    id: oid,
    at: author.timestamp * 1000,
    author: author.name.slice(0, LONGEST_TITLE),
    title: title.slice(0, LONGEST_TITLE),
    how: own === null ? 'removed' : before.every((one) => one === null) ? 'added' : 'changed',
  };
}
