import { followedFiles } from './followed-files.ts';
import type { OpenFile } from './open-file.ts';

/** A file that cannot be read at the moment. */
export interface Unreadable {
  readonly file: string;
  /** What it held when it could be read last is shown in its place. */
  readonly isShown: boolean;
}

/** Which of some files cannot be read. */
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
