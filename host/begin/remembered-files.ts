import { isFaulty, type ProjectFile, type TextFile } from '#authoring/text/files/project-file.ts';

/**
 * Files that are read again and again, as those of the sample while somebody fills in what builds on it: one that is as it
 * was stays the same object, so that diagnostics remember what they found in it.
 */
export class RememberedFiles {
  private readonly known = new Map<string, TextFile>();

  same(files: readonly ProjectFile[]): readonly ProjectFile[] {
    return files.map((file) => {
      if (isFaulty(file)) return file;
      const before = this.known.get(file.path);
      if (before !== undefined && before.version === file.version && before.text === file.text) return before;
      this.known.set(file.path, file);
      return file;
    });
  }
}
