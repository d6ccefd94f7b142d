import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { errorCodeOf } from '../files/error-code.ts';
import { makeFolders, removeEmpty } from '../files/make-folders.ts';
import { type DiskFile, readProjectFiles } from './project-files.ts';
import { saveProjectFile } from './save-project-file.ts';

export interface WriteFailure {
  readonly path: string;
  readonly code: string;
}

/** All or none: a failure restores those before, except where others wrote since. */
export async function writeDocuments(
  folder: string,
  documents: readonly WrittenDocument[],
): Promise<WriteFailure | null> {
  const made = await makeFolders(folder).catch(errorCodeOf);
  if (typeof made === 'string') return { path: documents[0]?.path ?? '', code: made };
  const there = new Map((await readProjectFiles(folder)).map((file) => [file.path, file]));
  const done: WrittenDocument[] = [];
  for (const one of documents) {
    const failed = await write(folder, one, there.get(one.path));
    if (failed === null) {
      done.push(one);
      continue;
    }
    for (const back of done.reverse()) await takenBack(folder, back);
    if (made.length > 0) await removeEmpty([...made, ...foldersOf(folder, documents)]);
    return { path: one.path, code: failed };
  }
  return null;
}

async function write(folder: string, one: WrittenDocument, now: DiskFile | undefined): Promise<string | null> {
  if (one.before !== null && (now === undefined || isFaulty(now) || now.text !== one.before)) return 'conflict';
  const base = now === undefined || isFaulty(now) ? null : now.version;
  if (one.before === null && now !== undefined) return 'conflict';
  const saved = await saveProjectFile(folder, one.path, { text: one.after, base });
  if (saved.saved) return null;
  return saved.reason === 'refused' ? saved.code : saved.reason;
}

function foldersOf(folder: string, documents: readonly WrittenDocument[]): readonly string[] {
  const ways = documents.flatMap(({ path: place }) => {
    const steps = place.split('/').slice(0, -1);
    return steps.map((_, i) => path.join(folder, ...steps.slice(0, i + 1)));
  });
  return [...new Set(ways)].sort();
}

async function takenBack(folder: string, { path: file, before }: WrittenDocument): Promise<void> {
  if (before === null) await rm(path.join(folder, file), { force: true });
  else await saveProjectFile(folder, file, { text: before, base: null });
}
