export interface PathText {
  readonly path: string;
  readonly text: string;
}

/** `kept`: id in the host's trash (32 hex digits). `unsaved`: texts that were not saved yet. */
export type FileStep =
  /** On undo, the file's text is kept in the trash under the id. */
  | { readonly kind: 'create'; readonly path: string; readonly text: string; readonly kept: string }
  | { readonly kind: 'delete'; readonly path: string; readonly kept: string; readonly unsaved: readonly PathText[] }
  | { readonly kind: 'restore'; readonly path: string; readonly kept: string; readonly unsaved: readonly PathText[] }
  | { readonly kind: 'move'; readonly path: string; readonly to: string }
  | { readonly kind: 'makeFolder'; readonly path: string }
  /** Must be empty. */
  | { readonly kind: 'removeFolder'; readonly path: string };

export function inverseSteps(steps: readonly FileStep[]): readonly FileStep[] {
  return steps.map(inverseStep).reverse();
}

function inverseStep(step: FileStep): FileStep {
  switch (step.kind) {
    case 'create':
      return { kind: 'delete', path: step.path, kept: step.kept, unsaved: [] };
    case 'delete':
      return { ...step, kind: 'restore' };
    case 'restore':
      return { ...step, kind: 'delete' };
    case 'move':
      return { kind: 'move', path: step.to, to: step.path };
    case 'makeFolder':
      return { kind: 'removeFolder', path: step.path };
    case 'removeFolder':
      return { kind: 'makeFolder', path: step.path };
  }
}

export function isAtOrIn(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

export function pathAfter(steps: readonly FileStep[], path: string): string | null {
  let now = path;
  for (const step of steps) {
    if (!isAtOrIn(now, step.path)) continue;
    if (step.kind === 'delete') return null;
    if (step.kind === 'move') now = step.to + now.slice(step.path.length);
  }
  return now;
}

export function pathsOfSteps(steps: readonly FileStep[]): readonly string[] {
  return steps.flatMap((step) => (step.kind === 'move' ? [step.path, step.to] : [step.path]));
}

/** Files that are deleted or moved, by their original path; the host checks their versions. */
export function takenBySteps(steps: readonly FileStep[], path: string): boolean {
  let now = path;
  for (const step of steps) {
    if (!isAtOrIn(now, step.path)) continue;
    if (step.kind === 'delete') return true;
    if (step.kind === 'move') now = step.to + now.slice(step.path.length);
  }
  return now !== path;
}

/** Without the folders that a restore brings back. */
export function foldersAfter(steps: readonly FileStep[], folders: readonly string[]): readonly string[] {
  let now = folders;
  for (const step of steps) {
    if (step.kind === 'makeFolder') now = [...now, step.path];
    else if (step.kind === 'removeFolder') now = now.filter((one) => one !== step.path);
    else if (step.kind === 'delete' || step.kind === 'move') now = now.flatMap((one) => pathAfter([step], one) ?? []);
  }
  return [...new Set(now)].sort();
}

/** Inserts steps that create missing folders. */
export function withFolders(steps: readonly FileStep[], folders: readonly string[]): readonly FileStep[] {
  const whole: FileStep[] = [];
  for (const step of steps) {
    const known = new Set(foldersAfter(whole, folders));
    const target = step.kind === 'move' ? step.to : step.path;
    if (step.kind !== 'delete' && step.kind !== 'removeFolder')
      for (const path of foldersAbove(target)) if (!known.has(path)) whole.push({ kind: 'makeFolder', path });
    whole.push(step);
  }
  return whole;
}

export function foldersAbove(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, i) => names.slice(0, i + 1).join('/'));
}
