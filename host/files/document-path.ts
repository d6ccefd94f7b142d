import { LONGEST_PATH } from '#api/studio/limits.ts';
import { isDocumentPath } from '#authoring/text/files/document-path.ts';
import { pathFault } from '#authoring/text/files/file-name.ts';

/** Whether it is a plain path of a document inside a project: slashes, and names valid on every system. */
export function isProjectPath(place: string): boolean {
  return isDocumentPath(place) && isPortablePath(place);
}

export function isPortablePath(place: string): boolean {
  return place.length <= LONGEST_PATH && pathFault(place) === null;
}
