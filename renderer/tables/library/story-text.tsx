import { useEffect } from 'react';
import { firstBoard } from '#renderer/desk/play/first-board.ts';
import type { FaceText } from './face-texts.ts';

/** Narration, the only text set in mincho. */
export function StoryText({ said, className }: { readonly said: FaceText; readonly className: string }) {
  useEffect(() => {
    void firstBoard().then(() => import('@fontsource-variable/noto-serif-jp/wght.css'));
  }, []);
  let at = 0;
  return (
    <div className={className} lang={said.lang}>
      {said.text.split('\n').map((paragraph) => {
        const key = at;
        at += paragraph.length + 1;
        return <p key={key}>{paragraph}</p>;
      })}
    </div>
  );
}
