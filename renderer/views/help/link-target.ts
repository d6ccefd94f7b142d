import { guideIds } from './guides.ts';

/** Where a link of a page leads; null: to a file that the window does not have. */
export type LinkTarget =
  | { readonly to: 'guide'; readonly guide: string; readonly anchor: string }
  | { readonly to: 'news' }
  | { readonly to: 'outside'; readonly address: string }
  | null;

const HOME = 'docs://pages/';

/** `file`: the page below `docs` with the link, as `guide/desk.md`. */
export function linkTarget(href: string, file: string): LinkTarget {
  const base = `${HOME}docs/${file}`;
  if (!URL.canParse(href, base)) return null;
  const { protocol, pathname, hash, href: address } = new URL(href, base);
  if (protocol === 'https:' || protocol === 'mailto:') return { to: 'outside', address };
  const guide = protocol === 'docs:' ? pageOf(pathname) : undefined;
  if (guide === undefined) return null;
  // The other language of the same page: the help is in that of the desk
  if (hash === '' && guide === pageOf(`/docs/${file}`)) return null;
  if (guide === 'changes') return { to: 'news' };
  return guideIds.has(guide) ? { to: 'guide', guide, anchor: decodeURIComponent(hash.slice(1)) } : null;
}

/** The name of a page in any language. */
function pageOf(path: string): string | undefined {
  return /^\/docs\/(?:guide|reference)\/(?<page>[a-z-]+)(?:\.ja)?\.md$/.exec(path)?.groups?.['page'];
}
