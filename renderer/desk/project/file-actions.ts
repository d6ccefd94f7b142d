import type { StudioApi, StudioReply } from '#api/studio/studio-api.ts';
import {
  type FileStep,
  type PathText,
  pathAfter,
  takenBySteps,
  withFolders,
} from '#authoring/project/documents/file-step.ts';
import { applyAction, type ProjectAction } from '#authoring/project/documents/project-action.ts';
import { withTranslations } from '#authoring/project/localization/translations-follow.ts';
import { piece } from '../state/desk-state.ts';
import { moveInPage } from './move-in-page.ts';
import type { OpenFile } from './open-file.ts';
import { endTyping, note, takeComposed } from './project-actions.ts';
import { isDirty, projectStore } from './project-store.ts';
import { writes } from './writes.ts';

// Actions that make, delete and move files: the host does their steps at once, and the page follows when they are done.

/** An action that has steps of files. */
export type FileAction = ProjectAction & { readonly files: readonly FileStep[] };

/** Why an action was not done, and with which file; `no-answer`: nobody knows whether it was. Nothing has changed here. */
export interface FileRefusal {
  readonly path: string;
  readonly code: string;
}

type ChangeFiles = StudioApi['changeFiles'];

/** Who does the steps on the disk. */
class Door {
  private change: ChangeFiles | null = null;
  private under = 0;

  open(change: ChangeFiles): void {
    this.change = change;
  }

  /** Whether steps are asked for, or wait to be. */
  get isBusy(): boolean {
    return this.under > 0;
  }

  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    this.under++;
    return writes()
      .next(work)
      .finally(() => this.under--);
  }

  async ask(ask: Parameters<ChangeFiles>[0]): Promise<StudioReply<'changeFiles'>> {
    const failed = { done: false, path: ask.steps[0]?.path ?? '', code: 'no-answer' } as const;
    return (await this.change?.(ask).catch(() => failed)) ?? failed;
  }
}
export const fileDoor = piece(() => new Door());

/** A new id under which something that is deleted is kept. */
export function newKeptId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function createStep(path: string, text: string): FileStep {
  return { kind: 'create', path, text, kept: newKeptId() };
}

export function deleteStep(path: string): FileStep {
  return { kind: 'delete', path, kept: newKeptId(), unsaved: [] };
}

/**
 * Does an action with steps of files, as one that is undone whole. Folders that are missing are made, and translations
 * follow their files. Null when it is done; otherwise nothing was.
 */
export function performWithFiles(action: FileAction): Promise<FileRefusal | null> {
  return fileDoor().inTurn(() => performInTurn(action));
}

/** `performWithFiles` for callers that already have the turn. */
export async function performInTurn(action: FileAction): Promise<FileRefusal | null> {
  const { files, folders } = projectStore.getState();
  const whole = withFolders(withTranslations(action.files, [...files.keys()], newKeptId), folders);
  const done = await doFileAction({ ...action, files: whole });
  if ('code' in done) return done;
  note(done);
  return null;
}

/** Does an action and notes it nowhere. Its steps that delete know afterwards what was not saved. */
export async function doFileAction(action: FileAction): Promise<FileAction | FileRefusal> {
  takeComposed();
  endTyping();
  if (!fitsTexts(action)) return { path: action.changes[0]?.path ?? '', code: 'conflict' };
  const reply = await fileDoor().ask({ steps: [...action.files], bases: basesOf(action.files) });
  if (!reply.done) return { path: reply.path, code: reply.code };
  // What was typed while the host was at work goes with the files too.
  takeComposed();
  const { files } = projectStore.getState();
  const steps = withUnsaved(action.files, files.values());
  moveInPage(steps, reply.files, (placed) => applyAction(placed, action) ?? new Map());
  return { ...action, files: steps };
}

/** Whether the changes of an action are those of the texts as they are. */
function fitsTexts(action: FileAction): boolean {
  const placed = [...projectStore.getState().files.values()].flatMap((file) => {
    const now = pathAfter(action.files, file.path);
    return now === null ? [] : [[now, file] as const];
  });
  const files = new Map(placed);
  return applyAction({ get: (path) => files.get(path)?.text }, action) !== null;
}

function basesOf(steps: readonly FileStep[]): Record<string, string | null> {
  const { files, conflicts } = projectStore.getState();
  const taken = [...files.values()].filter(({ path }) => takenBySteps(steps, path));
  // What others have taken away, and stands here only because it was not saved, is not on the disk.
  const there = taken.filter(({ path }) => conflicts.get(path) !== null);
  return Object.fromEntries(there.map((file) => [file.path, versionOf(file)]));
}

function versionOf({ version }: OpenFile): string | null {
  return version === '' ? null : version;
}

/** Each step that deletes, with the texts that were not saved in what it deletes. */
function withUnsaved(steps: readonly FileStep[], files: Iterable<OpenFile>): readonly FileStep[] {
  const dirty = [...files].filter(isDirty);
  return steps.map((step, i) => {
    if (step.kind !== 'delete') return step;
    const unsaved = dirty.flatMap(({ path, text }): PathText[] => {
      const before = pathAfter(steps.slice(0, i), path);
      const isTaken = before !== null && pathAfter([step], before) === null;
      return isTaken ? [{ path: before, text }] : [];
    });
    return { ...step, unsaved };
  });
}
