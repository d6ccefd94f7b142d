import path from 'node:path';
import type { CommitObject } from 'isomorphic-git';
import { GitFiles, type GitLimitReached } from './git-files.ts';
import type { GitFolder } from './git-folder.ts';
import { shortText } from './git-folder.ts';

const code = () => import('isomorphic-git');

export interface TreeEntry {
  readonly name: string;
  readonly oid: string;
  readonly isFolder: boolean;
}

/** Reads one repository for one question; `cache` is shared among questions. */
export class GitReader {
  private readonly files: GitFiles;
  private readonly folder: GitFolder;
  private readonly cache: object;
  private readonly trees = new Map<string, readonly TreeEntry[]>();
  private shallow: ReadonlySet<string> | null = null;

  constructor(folder: GitFolder, cache: object, patience: number) {
    this.folder = folder;
    this.cache = cache;
    this.files = new GitFiles(folder, patience);
  }

  get stopped(): GitLimitReached | null {
    return this.files.isOver ? this.files.stopped : null;
  }

  private get ground() {
    return { fs: this.files, gitdir: this.folder.gitdir, cache: this.cache };
  }

  async head(): Promise<{ readonly branch: string | null; readonly head: string | null }> {
    const { currentBranch, resolveRef } = await code();
    const branch = await currentBranch(this.ground);
    const head = await resolveRef({ ...this.ground, ref: 'HEAD' }).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotFoundError' && typeof branch === 'string') return null;
      throw error;
    });
    return { branch: typeof branch === 'string' ? branch : null, head };
  }

  /** The commit of a branch, a tag, `HEAD` or a short id; null: none. */
  async named(word: string): Promise<string | null> {
    const { resolveRef, expandOid } = await code();
    const found = await resolveRef({ ...this.ground, ref: word }).catch(() =>
      /^[0-9a-f]{4,40}$/.test(word) ? expandOid({ ...this.ground, oid: word }).catch(() => null) : null,
    );
    if (found === null) return null;
    try {
      await this.commit(found);
      return found;
    } catch (error) {
      // Not a commit, or an unknown id; an unreadable branch is an error
      if (found === word || (error instanceof Error && error.name === 'ObjectTypeError')) return null;
      throw error;
    }
  }

  async commit(oid: string): Promise<CommitObject> {
    const { readCommit } = await code();
    return (await readCommit({ ...this.ground, oid })).commit;
  }

  async parents(oid: string, { parent }: CommitObject): Promise<readonly string[]> {
    this.shallow ??= new Set((await shortText(path.join(this.folder.common, 'shallow')))?.split('\n') ?? []);
    return this.shallow.has(oid) ? [] : parent;
  }

  async tree(oid: string): Promise<readonly TreeEntry[]> {
    const known = this.trees.get(oid);
    if (known !== undefined) return known;
    const { readTree } = await code();
    const { tree } = await readTree({ ...this.ground, oid });
    const entries = tree.map(({ path: name, oid: id, type }) => ({ name, oid: id, isFolder: type === 'tree' }));
    this.trees.set(oid, entries);
    return entries;
  }

  async at(tree: string, place: string): Promise<string | null> {
    let oid = tree;
    for (const name of place.split('/').filter((one) => one !== '')) {
      const next = (await this.tree(oid)).find((entry) => entry.name === name);
      if (next === undefined) return null;
      oid = next.oid;
    }
    return oid;
  }

  async blob(oid: string): Promise<Buffer> {
    const { readBlob } = await code();
    return Buffer.from((await readBlob({ ...this.ground, oid })).blob);
  }

  async isIgnored(place: string): Promise<boolean> {
    const { isIgnored } = await code();
    return await isIgnored({ fs: this.files, dir: this.folder.root, gitdir: this.folder.gitdir, filepath: place });
  }
}
