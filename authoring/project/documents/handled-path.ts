import { isDocumentPath } from '#authoring/text/files/document-path.ts';
import { isPicturePath } from '../pictures/picture-kinds.ts';

/** Whether the studio creates, moves, deletes and packs such files: documents and pictures, never programs or pages. */
export const isHandledPath = (place: string): boolean => isDocumentPath(place) || isPicturePath(place);
