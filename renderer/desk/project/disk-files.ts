import type { FileOnDisk } from '#api/studio/studio-api.ts';
import { changeBetween, type DocumentChange } from '#authoring/project/documents/project-action.ts';
import { composingStore } from './composing.ts';
import { OpenFile } from './open-file.ts';
import { commitComposition, forgetDocument, noteFromDisk } from './project-actions.ts';
import { isDirty, projectStore } from './project-store.ts';

const { getState, setState } = projectStore;

export function fromDisk(file: FileOnDisk): OpenFile {
  if ('fault' in file)
    return OpenFile.onDisk({ path: file.path, text: '', version: '', bom: false, fault: file.fault });
  const { path, text, version, bom, ends = 'LF' } = file;
  return OpenFile.onDisk({ path, text, version, bom, ends, fault: null });
}

/** Shares equal texts. A converted file can be reverted while it is what is on disk. */
function readAgain(file: FileOnDisk, old: OpenFile | undefined): OpenFile {
  const now = fromDisk(file);
  if (old === undefined || old.fault !== null || now.fault !== null) return now;
  const { version, bom, ends = 'LF', text } = now;
  const isSame = (!isDirty(old) && old.version === version) || old.written.is(text);
  return isSame ? old.with({ version, bom, ends }).savedAs(old.written) : now;
}

/** Null: unreadable. */
function versionOf({ fault, version }: OpenFile): string | null {
  if (fault === null) return version;
  return fault.kind === 'encoding' ? (fault.version ?? null) : null;
}

/** Unsaved texts stay; if the file has changed too, that is a conflict. */
export function takeFiles(folder: string, found: readonly FileOnDisk[]): void {
  if (isComposedFileNew(found)) commitComposition();
  const { files: before, saving } = getState();
  const files = new Map<string, OpenFile>();
  const conflicts = new Map<string, FileOnDisk | null>();
  const changes: DocumentChange[] = [];
  const gone = new Set(before.keys());
  for (const file of found) {
    gone.delete(file.path);
    const old = before.get(file.path);
    const now = readAgain(file, old);
    if (old === undefined || !isDirty(old)) {
      files.set(file.path, now);
      if (old === undefined) continue;
      if (old.fault === null && now.fault === null) {
        if (old.written !== now.written) changes.push(changeBetween(now.path, old.text, now.text));
      } else if (old.fault !== now.fault) forgetDocument(now.path);
    } else if (now.fault === null && now.written.is(old.written)) {
      // Changed on disk.
      files.set(file.path, now);
    } else if (versionOf(now) === old.version) {
      files.set(file.path, old);
    } else {
      // Keep the base version, so that saving reports the conflict.
      files.set(file.path, old);
      if (file.path !== saving) conflicts.set(file.path, file);
    }
  }
  for (const path of gone) {
    const old = before.get(path);
    if (old === undefined || !isDirty(old)) forgetDocument(path);
    else {
      files.set(path, old);
      conflicts.set(path, null);
    }
  }
  const underneath = {
    changed:
      changes.filter(({ replacements }) => replacements.length > 0).length + conflicts.size - goneUnsaved(conflicts),
    gone: gone.size,
    unsaved: conflicts.size,
    isFolderGone: before.has('studio.json') && !found.some(({ path }) => path === 'studio.json'),
  };
  if (underneath.changed + underneath.gone > 0) setState({ underneath });
  setState({ folder, files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), conflicts });
  noteFromDisk(changes);
}

const goneUnsaved = (conflicts: ReadonlyMap<string, FileOnDisk | null>): number =>
  [...conflicts.values()].filter((now) => now === null).length;

/** Whether the file being composed in has changed: the composition then counts as typed before. */
function isComposedFileNew(found: readonly FileOnDisk[]): boolean {
  const { composed } = composingStore.getState();
  if (composed === null) return false;
  const now = found.find(({ path }) => path === composed.path);
  return now === undefined || 'fault' in now || now.version !== getState().files.get(composed.path)?.version;
}

export function takeDisk(path: string): void {
  const { files, conflicts } = getState();
  const [old, onDisk] = [files.get(path), conflicts.get(path)];
  if (old === undefined || onDisk === undefined || onDisk === null) return;
  const now = fromDisk(onDisk);
  const left = new Map(conflicts);
  left.delete(path);
  setState({ files: new Map(files).set(path, now), conflicts: left, save: { kind: 'none' } });
  if (now.fault === null) noteFromDisk([changeBetween(path, old.text, now.text)]);
  else forgetDocument(path);
}

/** Restores an unsaved text after a restart; a changed file is a conflict. */
export function takeUnsaved(path: string, text: string, base: string): void {
  const { files, conflicts } = getState();
  const onDisk = files.get(path);
  if (onDisk?.fault === null && onDisk.written.is(text)) return;
  if (onDisk !== undefined && versionOf(onDisk) === base) {
    const foreign = onDisk.fault?.kind === 'encoding' ? { encoding: onDisk.fault.guess ?? '', version: base } : null;
    const back = onDisk.with({ text, version: base, fault: null, ...(foreign === null ? {} : { foreign }) });
    setState({ files: new Map(files).set(path, back) });
    return;
  }
  const savedText = onDisk?.savedText ?? '';
  const unsaved = OpenFile.of({ path, text, savedText, version: base, bom: onDisk?.bom ?? false, fault: null });
  const sorted = [...files, [path, unsaved] as const].sort(([a], [b]) => (a < b ? -1 : 1));
  setState({ files: new Map(sorted), conflicts: new Map(conflicts).set(path, asOnDisk(onDisk)) });
}

function asOnDisk(file: OpenFile | undefined): FileOnDisk | null {
  if (file === undefined) return null;
  const { path, fault, savedText: text, version, bom, ends = 'LF' } = file;
  return fault === null ? { path, text, version, bom, ends } : { path, fault };
}
