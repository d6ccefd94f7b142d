import { firstBoard } from '#renderer/desk/play/first-board.ts';
import { late } from '../boundary/late.tsx';
import type { PictureDropProps } from './picture-drop.tsx';

/** The faces of an entry as they are. Once the first board is there a picture can be dropped on them. */
export const LatePictureDrop = late<PictureDropProps>(
  async () => {
    await firstBoard();
    return (await import('./picture-drop.tsx')).PictureDrop;
  },
  ({ className, children }) => <div className={className}>{children}</div>,
);
