import { followedFiles } from './followed-files.ts';
import type { OpenFile } from './open-file.ts';

export interface Unreadable {
  readonly file: string;
  /** Its last readable content is shown. */
  readonly isShown: boolean;
}

export function unreadableAmong(
  files: Pick<ReadonlyMap<string, OpenFile>, 'get'>,
  paths: readonly string[],
): readonly Unreadable[] {
  return paths.flatMap((path) => {
    const file = files.get(path);
    if (file === undefined) return [];
    if (file.fault !== null) return [{ file: path, isShown: false }];
    return followedFiles().read(path, file.written) === null
      ? [{ file: path, isShown: followedFiles().last(path) !== null }]
      : [];
  });
}
