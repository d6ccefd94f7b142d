import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { GitFault, GitState } from '#api/studio/history-calls.ts';
import type { StudioReply } from '#api/studio/studio-api.ts';
import { isDocumentPath } from '#authoring/text/files/document-path.ts';
import { isLfsPointer } from '#authoring/text/files/lfs-pointer.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { writtenEntries, writtenUnit } from '#authoring/tools/history/written-entries.ts';
import { decodeText } from '../files/decode-text.ts';
import { isProjectPath } from '../files/document-path.ts';
import { type DiskFile, type DiskText, documentOf, readProjectFiles } from '../project/project-files.ts';
import { type ContentAt, commitsOf } from './commits-of.ts';
import { findGit, type GitFolder } from './git-folder.ts';
import { formatOf } from './git-format.ts';
import { GitReader } from './git-reader.ts';

export const GIT_TIMEOUT_MS = 5000;
const MOST_DOCUMENTS = 20_000;
/** How many new documents are checked against `.gitignore`. */
const MOST_NEW = 200;

/** Read only. */
export interface ProjectGit {
  state(): Promise<GitState>;
  log(place: string, entry: string | null): Promise<StudioReply<'gitLog'>>;
  text(place: string, commit: string | null): Promise<StudioReply<'gitText'>>;
  commitNamed(word: string): Promise<NamedCommit>;
  /** All documents of the project at a commit, by path. */
  documents(commit: string): Promise<{ readonly files: readonly DiskFile[] } | { readonly why: GitFault }>;
}

/** `none`: no repository; `empty`: no commit yet; `unknown`: no such name. */
export type NamedCommit = { readonly commit: string } | { readonly why: GitFault | 'none' | 'empty' | 'unknown' };

interface Asked {
  readonly reader: GitReader;
  /** The project's path in the repository: empty, or ending with a slash. */
  readonly prefix: string;
}

/** Keeps its packs in memory as long as it lives; the studio uses `makeGitOnThread`. */
export function makeProjectGit(project: string, patience = GIT_TIMEOUT_MS): ProjectGit {
  let cache = {};
  /** Whether a text equals a blob, by the ids of both. */
  const alike = new Map<string, boolean>();

  async function ask<Answer>(
    none: Answer,
    work: (asked: Asked) => Promise<Answer>,
  ): Promise<Answer | { readonly why: GitFault }> {
    let reader: GitReader | null = null;
    let isPartial = false;
    try {
      const root = await realpath(project);
      const folder: GitFolder | null = await findGit(root);
      if (folder === null) return none;
      const format = await formatOf(folder);
      if (format.fault !== null) return { why: format.fault };
      isPartial = format.isPartial;
      reader = new GitReader(folder, cache, patience);
      const below = path.relative(folder.root, root).split(path.sep).join('/');
      const answer = await work({ reader, prefix: below === '' ? '' : `${below}/` });
      return answer;
    } catch {
      cache = {};
      return { why: reader?.stopped ?? (isPartial ? 'partial' : 'unreadable') };
    }
  }

  return {
    async state() {
      const files = await readProjectFiles(project);
      const state = await ask<GitState>({ kind: 'none' }, async ({ reader, prefix }) => {
        const { branch, head } = await reader.head();
        const committed = head === null ? new Map<string, string>() : await documentsIn(reader, head, prefix);
        return { kind: 'ready', branch, head, changed: await changedSince(reader, prefix, committed, files, alike) };
      });
      return 'why' in state && !('kind' in state) ? { kind: 'faulty', why: state.why } : (state as GitState);
    },
    commitNamed: (word) =>
      ask<NamedCommit>({ why: 'none' }, async ({ reader }) => {
        const commit = await reader.named(word);
        if (commit !== null) return { commit };
        return { why: (await reader.head()).head === null ? 'empty' : 'unknown' };
      }),
    documents: (commit) =>
      ask<{ readonly files: readonly DiskFile[] }>({ files: [] }, async ({ reader, prefix }) => {
        const files: DiskFile[] = [];
        for (const [place, blob] of await documentsIn(reader, commit, prefix))
          files.push(documentOf(place, await reader.blob(blob)));
        return { files };
      }),
    log: (place, entry) =>
      ask<StudioReply<'gitLog'>>({ commits: [], cut: null, looked: 0 }, async ({ reader, prefix }) => {
        const { head } = await reader.head();
        if (head === null || !isProjectPath(place)) return { commits: [], cut: null, looked: 0 };
        const found = await commitsOf(reader, head, heldBy(reader, `${prefix}${place}`, entry));
        if (reader.stopped === 'large') return { why: 'large' };
        return { ...found, commits: [...found.commits] };
      }),
    text: (place, commit) =>
      ask<StudioReply<'gitText'>>({ text: null }, async ({ reader, prefix }) => {
        const oid = commit ?? (await reader.head()).head;
        if (oid === null || !isProjectPath(place)) return { text: null };
        const { tree } = await reader.commit(oid);
        const blob = await reader.at(tree, `${prefix}${place}`);
        return { text: blob === null ? null : textOf(await reader.blob(blob)) };
      }),
  };
}

function textOf(bytes: Buffer): string | null {
  const decoded = decodeText(bytes);
  return 'fault' in decoded ? null : decoded.text;
}

function writtenIn(text: string, entry: string): string | null {
  return entry.includes('/') ? writtenUnit(text, entry) : (writtenEntries(text)?.get(entry)?.text ?? null);
}

/** For a document the id of its blob; for an entry its text. */
function heldBy(reader: GitReader, place: string, entry: string | null): ContentAt {
  const known = new Map<string, string | null>();
  return async (tree) => {
    const blob = await reader.at(tree, place);
    if (blob === null || entry === null) return blob;
    const found = known.get(blob);
    if (found !== undefined) return found;
    const text = textOf(await reader.blob(blob));
    const written = text === null ? null : writtenIn(text, entry);
    known.set(blob, written);
    return written;
  };
}

async function documentsIn(reader: GitReader, head: string, prefix: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const { tree } = await reader.commit(head);
  const top = await reader.at(tree, prefix);
  const folders = top === null ? [] : [{ oid: top, place: '' }];
  for (const { oid, place } of folders)
    for (const { name, oid: id, isFolder } of await reader.tree(oid)) {
      if (name.startsWith('.') || name === 'node_modules' || found.size >= MOST_DOCUMENTS) continue;
      if (isFolder) folders.push({ oid: id, place: `${place}${name}/` });
      else if (isDocumentPath(`${place}${name}`)) found.set(`${place}${name}`, id);
    }
  return found;
}

type Changed = Extract<GitState, { kind: 'ready' }>['changed'];

async function changedSince(
  reader: GitReader,
  prefix: string,
  committed: ReadonlyMap<string, string>,
  files: readonly DiskFile[],
  alike: Map<string, boolean>,
): Promise<Changed> {
  const changed: Changed = [];
  let looked = 0;
  const own = files.filter((file) => !isRequired(file.path) && isDocumentPath(file.path));
  for (const file of own) {
    const blob = committed.get(file.path);
    if (blob === undefined) {
      const isNew = looked++ >= MOST_NEW || !(await reader.isIgnored(`${prefix}${file.path}`));
      if (isNew) changed.push({ path: file.path, how: 'added' });
    } else if (!isFaulty(file) && !(await isText(reader, file, blob, alike)))
      changed.push({ path: file.path, how: 'changed' });
  }
  const there = new Set(own.map((file) => file.path));
  for (const place of committed.keys()) if (!there.has(place)) changed.push({ path: place, how: 'removed' });
  return changed;
}

/** Git LFS: the pointer holds the SHA-256 of the bytes, which is our version. */
function isSaidBy(blob: Buffer, text: string, version: string): boolean {
  return isLfsPointer(blob) ? blob.includes(`oid sha256:${version}\n`) : textOf(blob) === text;
}

/** Ignores line ends and byte order marks. */
async function isText(
  reader: GitReader,
  { text, version }: DiskText,
  blob: string,
  alike: Map<string, boolean>,
): Promise<boolean> {
  const bytes = Buffer.from(text, 'utf8');
  const name = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  if (name === blob) return true;
  const both = `${name} ${blob}`;
  const known = alike.get(both) ?? isSaidBy(await reader.blob(blob), text, version);
  if (alike.size > MOST_DOCUMENTS) alike.clear();
  alike.set(both, known);
  return known;
}
