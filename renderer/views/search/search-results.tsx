import { useMemo } from 'react';
import type { Match, SearchResult } from '#authoring/tools/search/search.ts';
import { placeIn, show } from '#renderer/desk/project/project-store.ts';
import { searchingStore } from '#renderer/desk/search/search-store.ts';
import { searchWords } from '#renderer/desk/words/generated/search-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { rowKeys } from '#renderer/kit/lists/row-keys.ts';
import { VirtualRows } from '#renderer/kit/lists/virtual-rows.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

const ROW = 24;

type Line =
  | { readonly path: string; readonly count: number; readonly match: null }
  | { readonly path: string; readonly match: Match };

export function SearchResults({ found }: { readonly found: SearchResult }) {
  const words = useWords(searchWords);
  const lines = useMemo(
    () =>
      found.files.flatMap(({ path, matches }): readonly Line[] => [
        { path, count: matches.length, match: null },
        ...matches.map((match) => ({ path, match })),
      ]),
    [found],
  );
  const keys = useMemo(
    () =>
      rowKeys(
        lines.map(({ path, match }) => (match === null ? path : `${path} ${match.before}${match.match}${match.after}`)),
      ),
    [lines],
  );
  return (
    <VirtualRows
      count={lines.length}
      usual={ROW}
      label={words.results}
      keys={keys}
      hasButton={(index) => lines[index]?.match != null}
    >
      {(index) => {
        const line = lines[index] as Line;
        return line.match === null ? (
          <p className="virtual-heading" data-tip={line.path}>
            {line.path} <span>{line.count}</span>
          </p>
        ) : (
          <Button look="row" className="finder-match code" onClick={() => goToMatch(line.path, line.match)}>
            <span className="faint finder-line">{line.match.line + 1}</span>
            <span className="cut">
              {line.match.before}
              <mark>{line.match.match}</mark>
              {line.match.after}
            </span>
          </Button>
        );
      }}
    </VirtualRows>
  );
}

function goToMatch(path: string, { offset }: Match): void {
  const text = searchingStore.getState().texts.get(path) ?? '';
  show({ path, ...placeIn(text, offset) });
}
