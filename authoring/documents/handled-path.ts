import { isPicturePath } from '../pictures/picture-kinds.ts';
import { isDocumentPath } from './document-path.ts';

/** What is made, moved, taken away and packed: documents and pictures. A program or a page never is. */
export const isHandledPath = (place: string): boolean => isDocumentPath(place) || isPicturePath(place);
