import { isFaulty } from '#authoring/text/files/project-file.ts';
import type { DiskFile, DiskText } from '../project/project-files.ts';

/** Files that are read repeatedly. An unchanged file stays the same object, so that diagnostics are reused. */
export class FileCache {
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
