import { useEffect } from 'react';
import type { FaceText } from './face-texts.ts';

/** Somebody is telling this: the only place where mincho is set. Its font is fetched when there is nothing else to do. */
export function StoryText({ said, className }: { readonly said: FaceText; readonly className: string }) {
  useEffect(() => {
    const waiting = requestIdleCallback(() => void import('@fontsource-variable/noto-serif-jp/wght.css'));
    return () => cancelIdleCallback(waiting);
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
