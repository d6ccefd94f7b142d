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
import { deskState } from '../state/desk-state.ts';
import { moveInPage } from './move-in-page.ts';
import type { OpenFile } from './open-file.ts';
import { commitComposition, endTyping, note } from './project-actions.ts';
import { isDirty, projectStore } from './project-store.ts';
import { writes } from './writes.ts';

// Actions that create, delete and move files: the host does it first, then the page follows.

export type FileAction = ProjectAction & { readonly files: readonly FileStep[] };

/** Why an action was refused; `no-answer`: it may have happened. Nothing has changed here. */
export interface FileRefusal {
  readonly path: string;
  readonly code: string;
}

type ChangeFiles = StudioApi['changeFiles'];

class Door {
  private change: ChangeFiles | null = null;
  private under = 0;

  open(change: ChangeFiles): void {
    this.change = change;
  }

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
export const fileActionQueue = deskState(() => new Door());

export function newKeptId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function createStep(path: string, text: string): FileStep {
  return { kind: 'create', path, text, kept: newKeptId() };
}

export function deleteStep(path: string): FileStep {
  return { kind: 'delete', path, kept: newKeptId(), unsaved: [] };
}

/** One undoable action. Creates missing folders and moves translations along. Null: done; else nothing was. */
export function performWithFiles(action: FileAction): Promise<FileRefusal | null> {
  return fileActionQueue().inTurn(() => performInTurn(action));
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

/** Does an action without recording it. Deleting steps then hold the unsaved texts. */
export async function doFileAction(action: FileAction): Promise<FileAction | FileRefusal> {
  commitComposition();
  endTyping();
  if (!fitsTexts(action)) return { path: action.changes[0]?.path ?? '', code: 'conflict' };
  const reply = await fileActionQueue().ask({ steps: [...action.files], bases: basesOf(action.files) });
  if (!reply.done) return { path: reply.path, code: reply.code };
  // Include what was typed while the host was working.
  commitComposition();
  const { files } = projectStore.getState();
  const steps = withUnsaved(action.files, files.values());
  moveInPage(steps, reply.files, (placed) => applyAction(placed, action) ?? new Map());
  return { ...action, files: steps };
}

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
  const there = taken.filter(({ path }) => conflicts.get(path) !== null);
  return Object.fromEntries(there.map((file) => [file.path, versionOf(file)]));
}

function versionOf({ version }: OpenFile): string | null {
  return version === '' ? null : version;
}

/** Adds unsaved texts to deleting steps. */
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
