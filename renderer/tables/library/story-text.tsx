import { useEffect } from 'react';
import type { FaceText } from './face-texts.ts';

/** Milliseconds: whoever opens a project waits for its text and its game first. */
const LATER = 3000;

/** Somebody is telling this: the only place where mincho is set. Its font comes when the desk is there. */
export function StoryText({ said, className }: { readonly said: FaceText; readonly className: string }) {
  useEffect(() => {
    const waiting = setTimeout(() => void import('@fontsource-variable/noto-serif-jp/wght.css'), LATER);
    return () => clearTimeout(waiting);
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
