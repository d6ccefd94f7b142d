import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { Found, Match } from '#authoring/search/search.ts';
import { placeIn, show } from '../project/project-store.ts';
import { useSearchWords } from '../words/search-words.ts';
import { useSearching } from './search-store.ts';

/** Of a line of results, in pixels. */
const ROW = 24;

type Line =
  | { readonly path: string; readonly count: number; readonly match: null }
  | { readonly path: string; readonly match: Match };

/** What was found, by file; only the rows that can be seen are there. */
export function SearchResults({ found }: { readonly found: Found }) {
  const words = useSearchWords();
  const place = useRef<HTMLDivElement>(null);
  const lines = useMemo(
    () =>
      found.files.flatMap(({ path, matches }): readonly Line[] => [
        { path, count: matches.length, match: null },
        ...matches.map((match) => ({ path, match })),
      ]),
    [found],
  );
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => place.current,
    estimateSize: () => ROW,
    overscan: 12,
  });
  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const row = event.target instanceof Element ? event.target.closest('[data-index]') : null;
    if (step === 0 || row === null) return;
    event.preventDefault();
    let to = Number(row.getAttribute('data-index')) + step;
    while (lines[to] !== undefined && lines[to]?.match === null) to += step;
    if (lines[to] === undefined) return;
    rows.scrollToIndex(to);
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(`[data-index="${to}"] button`)?.focus());
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go between the buttons inside
    <div className="finder-results" ref={place} onKeyDown={onKeyDown}>
      <ul aria-label={words.results} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const line = lines[index] as Line;
          return (
            <li key={index} data-index={index} style={{ transform: `translateY(${start}px)` }}>
              {line.match === null ? (
                <p className="finder-file" title={line.path}>
                  {line.path} <span>{line.count}</span>
                </p>
              ) : (
                <button type="button" className="finder-match" onClick={() => goToMatch(line.path, line.match)}>
                  <span className="finder-line">{line.match.line + 1}</span>
                  <span className="finder-text">
                    {line.match.before}
                    <mark>{line.match.match}</mark>
                    {line.match.after}
                  </span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Shows the place; the focus stays with the results. */
function goToMatch(path: string, { offset }: Match): void {
  const text = useSearching.getState().texts.get(path) ?? '';
  show({ path, ...placeIn(text, offset) });
}
