/** A text that was written and not saved. */
export interface PathText {
  readonly path: string;
  readonly text: string;
}

/**
 * What happens to a file or a folder of the project itself, with `/` between names and none at the end. `kept` is the id
 * under which the host keeps what is deleted (32 hexadecimal digits); `unsaved` what was written into it and not saved.
 */
export type FileStep =
  /** A new file. When that is taken back, what it says by then is kept under the id. */
  | { readonly kind: 'create'; readonly path: string; readonly text: string; readonly kept: string }
  | { readonly kind: 'delete'; readonly path: string; readonly kept: string; readonly unsaved: readonly PathText[] }
  | { readonly kind: 'restore'; readonly path: string; readonly kept: string; readonly unsaved: readonly PathText[] }
  | { readonly kind: 'move'; readonly path: string; readonly to: string }
  | { readonly kind: 'makeFolder'; readonly path: string }
  /** Only a folder with nothing in it. */
  | { readonly kind: 'removeFolder'; readonly path: string };

/** The steps that take steps back. */
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

/** Whether a path is the other or lies in it. */
export function isAtOrIn(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

/** Where a file lies after some steps; null when they take it away. */
export function pathAfter(steps: readonly FileStep[], path: string): string | null {
  let now = path;
  for (const step of steps) {
    if (!isAtOrIn(now, step.path)) continue;
    if (step.kind === 'delete') return null;
    if (step.kind === 'move') now = step.to + now.slice(step.path.length);
  }
  return now;
}

/** Every path that some steps name. */
export function pathsOfSteps(steps: readonly FileStep[]): readonly string[] {
  return steps.flatMap((step) => (step.kind === 'move' ? [step.path, step.to] : [step.path]));
}

/** What some steps take away or move, by its path before them all: of these files the host is told the versions. */
export function takenBySteps(steps: readonly FileStep[], path: string): boolean {
  let now = path;
  for (const step of steps) {
    if (!isAtOrIn(now, step.path)) continue;
    if (step.kind === 'delete') return true;
    if (step.kind === 'move') now = step.to + now.slice(step.path.length);
  }
  return now !== path;
}

/** The folders that there are after some steps, of those that were there before. What a step brings back it says itself. */
export function foldersAfter(steps: readonly FileStep[], folders: readonly string[]): readonly string[] {
  let now = folders;
  for (const step of steps) {
    if (step.kind === 'makeFolder') now = [...now, step.path];
    else if (step.kind === 'removeFolder') now = now.filter((one) => one !== step.path);
    else if (step.kind === 'delete' || step.kind === 'move') now = now.flatMap((one) => pathAfter([step], one) ?? []);
  }
  return [...new Set(now)].sort();
}

/** The steps with those before them that make the folders which they need and which are not there. */
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

/** The folders in which a file lies, the outermost first. */
export function foldersAbove(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, i) => names.slice(0, i + 1).join('/'));
}
