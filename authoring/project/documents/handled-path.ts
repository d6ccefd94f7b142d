import { isDocumentPath } from '#authoring/text/files/document-path.ts';
import { isPicturePath } from '../pictures/picture-kinds.ts';

/** What is made, moved, taken away and packed: documents and pictures. A program or a page never is. */
export const isHandledPath = (place: string): boolean => isDocumentPath(place) || isPicturePath(place);
