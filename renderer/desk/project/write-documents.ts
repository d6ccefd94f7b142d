import { changeBetween } from '#authoring/project/documents/project-action.ts';
import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { createStep, type FileRefusal, performWithFiles } from './file-actions.ts';
import { endTyping, perform } from './project-actions.ts';
import { isReadOnly } from './project-format.ts';

/** As one undo step. Null: done. */
export function writeDocuments(documents: readonly WrittenDocument[], name: Text): Promise<FileRefusal | null> {
  const readOnly = documents.find(({ path }) => isReadOnly(path));
  if (readOnly !== undefined) return Promise.resolve({ path: readOnly.path, code: 'read-only' });
  const files = documents.filter(({ before }) => before === null).map(({ path, after }) => createStep(path, after));
  const changes = documents.flatMap(({ path, before, after }) =>
    before === null ? [] : [changeBetween(path, before, after)],
  );
  const called = { kind: 'command' as const, ...name };
  endTyping();
  if (files.length > 0) return performWithFiles({ name: called, changes, files });
  return Promise.resolve(
    perform({ name: called, changes }) ? null : { path: changes[0]?.path ?? '', code: 'conflict' },
  );
}
