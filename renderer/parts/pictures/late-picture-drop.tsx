import { firstBoard } from '#renderer/desk/play/first-board.ts';
import { late } from '../boundary/late.tsx';
import type { PictureDropProps } from './picture-drop.tsx';

/** Accepts dropped pictures once the first board is loaded. */
export const LatePictureDrop = late<PictureDropProps>(
  async () => {
    await firstBoard();
    return (await import('./picture-drop.tsx')).PictureDrop;
  },
  ({ className, children }) => <div className={className}>{children}</div>,
);
