import { LONGEST_PATH } from '#api/studio/limits.ts';
import { isDocumentPath } from '#authoring/text/files/document-path.ts';
import { pathFault } from '#authoring/text/files/file-name.ts';

/** Whether a place is the plain path of a document inside a project: steps with slashes, each a name on every system. */
export function isPlace(place: string): boolean {
  return isDocumentPath(place) && isPlainPlace(place);
}

/** The same of a file or a folder, whatever it is called. */
export function isPlainPlace(place: string): boolean {
  return place.length <= LONGEST_PATH && pathFault(place) === null;
}
