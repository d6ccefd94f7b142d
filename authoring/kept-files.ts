import { isFaulty, type ProjectFile } from './project-file.ts';

/**
 * Remembers file objects for one who gets all files anew with each question, as a worker does: what `diagnose` has found
 * out about a document is kept with its object.
 */
export class KeptFiles {
  private kept = new Map<string, ProjectFile>();

  /** The same files, each as the object it was before when nothing in it has changed. */
  same(files: readonly ProjectFile[]): ProjectFile[] {
    const result = files.map((file) => {
      const before = this.kept.get(file.path);
      return before !== undefined && isSame(before, file) ? before : file;
    });
    this.kept = new Map(result.map((file) => [file.path, file]));
    return result;
  }
}

function isSame(before: ProjectFile, file: ProjectFile): boolean {
  if (isFaulty(before) || isFaulty(file)) return JSON.stringify(before) === JSON.stringify(file);
  return before.version === file.version && before.text === file.text && before.bom === file.bom;
}
