import { isFaulty } from '#authoring/text/files/project-file.ts';
import type { DiskFile, DiskText } from '../project/project-files.ts';

/**
 * Files that are read again and again, as those of the sample while somebody fills in what builds on it: one that is as it
 * was stays the same object, so that diagnostics remember what they found in it.
 */
export class RememberedFiles {
  private readonly known = new Map<string, DiskText>();

  same(files: readonly DiskFile[]): readonly DiskFile[] {
    return files.map((file) => {
      if (isFaulty(file)) return file;
      const before = this.known.get(file.path);
      if (before !== undefined && before.version === file.version) return before;
      this.known.set(file.path, file);
      return file;
    });
  }
}
