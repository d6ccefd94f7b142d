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
import { isPlace } from '../files/place-name.ts';
import { type DiskFile, type DiskText, readProjectFiles } from '../project/project-files.ts';
import { commitsOf, type HeldBy } from './commits-of.ts';
import { findGit, type GitFolder } from './git-folder.ts';
import { formatOf } from './git-format.ts';
import { GitReader } from './git-reader.ts';

/** How long a question may take, in milliseconds. */
export const PATIENCE = 5000;
const MOST_DOCUMENTS = 20_000;
/** Of so many new documents it is looked whether git is told to pass over them. */
const MOST_NEW = 200;

/** What the git folder around a project says of its documents. Nothing of it is ever written. */
export interface ProjectGit {
  state(): Promise<GitState>;
  log(place: string, entry: string | null): Promise<StudioReply<'gitLog'>>;
  text(place: string, commit: string | null): Promise<StudioReply<'gitText'>>;
  /** The commit that is named by a branch, a tag, `HEAD` or the beginning of its id; or why there is none. */
  commitNamed(word: string): Promise<NamedCommit>;
}

/** `none`: there is no git; `empty`: nothing was committed yet; `unknown`: nothing is called so. */
export type NamedCommit = { readonly commit: string } | { readonly why: GitFault | 'none' | 'empty' | 'unknown' };

interface Asked {
  readonly reader: GitReader;
  /** Where the project lies in the repository: empty, or with a slash at its end. */
  readonly prefix: string;
}

/** Packs that were read are held as long as what this returns; the studio asks by `makeGitOnThread`. */
export function makeProjectGit(project: string, patience = PATIENCE): ProjectGit {
  let cache = {};
  /** Texts that are held to be those of a blob, by what both are called. */
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
      // What is in the cache may be half of something
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
    log: (place, entry) =>
      ask<StudioReply<'gitLog'>>({ commits: [], cut: null, looked: 0 }, async ({ reader, prefix }) => {
        const { head } = await reader.head();
        if (head === null || !isPlace(place)) return { commits: [], cut: null, looked: 0 };
        const found = await commitsOf(reader, head, heldBy(reader, `${prefix}${place}`, entry));
        if (reader.stopped === 'large') return { why: 'large' };
        return { ...found, commits: [...found.commits] };
      }),
    text: (place, commit) =>
      ask<StudioReply<'gitText'>>({ text: null }, async ({ reader, prefix }) => {
        const oid = commit ?? (await reader.head()).head;
        if (oid === null || !isPlace(place)) return { text: null };
        const { tree } = await reader.commit(oid);
        const blob = await reader.at(tree, `${prefix}${place}`);
        return { text: blob === null ? null : textOf(await reader.blob(blob)) };
      }),
  };
}

/** Null: it is no UTF-8. */
function textOf(bytes: Buffer): string | null {
  const decoded = decodeText(bytes);
  return 'fault' in decoded ? null : decoded.text;
}

/** What is written of an entry in a document, or of one translation, which is called by its key. */
function writtenIn(text: string, entry: string): string | null {
  return entry.includes('/') ? writtenUnit(text, entry) : (writtenEntries(text)?.get(entry)?.text ?? null);
}

/** A document is what its blob is; an entry what is written of it there, whatever else stands in the document. */
function heldBy(reader: GitReader, place: string, entry: string | null): HeldBy {
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

/** The documents of a project in a commit, by their places in it, and what their blobs are called. */
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

/** A pointer of Git LFS says what the text is called, which is the SHA-256 of its bytes, as its version. */
function isSaidBy(blob: Buffer, text: string, version: string): boolean {
  return isLfsPointer(blob) ? blob.includes(`oid sha256:${version}\n`) : textOf(blob) === text;
}

/** Whether a blob says a text; ends of lines and marks are not what somebody writes. */
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
