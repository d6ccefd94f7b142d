import type { StudioApi } from '#api/studio/studio-api.ts';
import { soon } from '../timing/pending.ts';
import { composingStore } from './composing.ts';
import { isReadOnly } from './project-format.ts';
import { isDirty, projectStore } from './project-store.ts';
import { saveFile } from './save-file.ts';

/** Delay in milliseconds. */
export interface AutoSaveChoice {
  readonly when: 'off' | 'afterDelay' | 'onFocusChange';
  readonly delay: number;
}

/** Saves as Ctrl+S does, but skips files that need a decision: conflicts, refusals, other encodings. */
export class AutoSave {
  private readonly planned = new Map<string, () => void>();
  private readonly refused = new Set<string>();
  /** The editor lost the focus during composition. */
  private isLeft = false;
  private readonly api: StudioApi;
  private readonly choice: () => AutoSaveChoice;

  constructor(api: StudioApi, choice: () => AutoSaveChoice) {
    this.api = api;
    this.choice = choice;
  }

  /** Returns how to stop. */
  start(): () => void {
    const written = projectStore.subscribe((state, before) => {
      if (state.save !== before.save) this.noteSave();
      if (state.files === before.files) return;
      for (const file of state.files.values())
        if (file.written !== before.files.get(file.path)?.written) this.plan(file.path);
    });
    // Saves that were due during composition.
    const composed = composingStore.subscribe(({ isComposing }, before) => {
      if (!before.isComposing || isComposing) return;
      if (this.isLeft) this.leave();
      else for (const path of dirtyPaths()) this.plan(path);
    });
    return () => {
      written();
      composed();
      for (const callOff of this.planned.values()) callOff();
    };
  }

  /** The editor or window lost the focus. */
  leave(): void {
    if (this.choice().when !== 'onFocusChange') return;
    this.isLeft = composingStore.getState().isComposing;
    for (const path of dirtyPaths()) this.save(path);
  }

  private plan(path: string): void {
    this.planned.get(path)?.();
    const { when, delay } = this.choice();
    if (when === 'afterDelay')
      this.planned.set(
        path,
        soon(() => {
          this.planned.delete(path);
          this.save(path);
        }, delay),
      );
  }

  private save(path: string): void {
    if (this.mayBeSaved(path)) void saveFile(this.api, path, { isQuiet: true });
  }

  private mayBeSaved(path: string): boolean {
    const { files, conflicts } = projectStore.getState();
    const file = files.get(path);
    if (file === undefined || file.fault !== null || !isDirty(file)) return false;
    if (conflicts.has(path) || isReadOnly(path) || this.refused.has(path)) return false;
    // Saving converts to UTF-8, which the user must confirm.
    if (file.foreign !== undefined && file.foreign.version === file.version) return false;
    return !composingStore.getState().isComposing;
  }

  private noteSave(): void {
    const { save } = projectStore.getState();
    if (save.kind === 'refused' || save.kind === 'failed') this.refused.add(save.path);
    if (save.kind === 'saved') this.refused.delete(save.path);
  }
}

function dirtyPaths(): readonly string[] {
  return [...projectStore.getState().files.values()].filter(isDirty).map(({ path }) => path);
}
