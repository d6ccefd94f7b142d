import { useEffect } from 'react';
import type { FaceText } from './face-texts.ts';

/** Somebody is telling this: the only place where mincho is set. Its font is fetched when it is first needed. */
export function StoryText({ said, className }: { readonly said: FaceText; readonly className: string }) {
  useEffect(() => {
    void import('@fontsource-variable/noto-serif-jp/wght.css');
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
