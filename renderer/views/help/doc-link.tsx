import type { ReactNode } from 'react';
import { openGuide, openHelp } from '#renderer/desk/help/help-store.ts';
import type { LinkTarget } from './link-target.ts';

/** A link of a page: to another page of the help, or out of it as the browser or Electron's program opens it. */
export function DocLink({ target, children }: { readonly target: LinkTarget; readonly children: ReactNode }) {
  if (target === null) return children;
  if (target.to === 'outside')
    return (
      <a href={target.address} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  return (
    <a
      href={target.to === 'guide' ? `#${target.anchor}` : '#'}
      onClick={(event) => {
        event.preventDefault();
        if (target.to === 'news') openHelp('news');
        else openGuide(target.guide, target.anchor);
      }}
    >
      {children}
    </a>
  );
}
