import type { ComponentType } from 'react';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { chooseKind } from '#renderer/desk/sheet/sheet-choice-store.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { everything, filtersStore, setFilter } from '#renderer/desk/sheet/sheet-state.ts';
import { soon } from '#renderer/desk/timing/pending.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { SearchField } from '#renderer/kit/controls/search-field.tsx';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from '#renderer/tables/table-list.ts';

interface KindBarProps {
  readonly kinds: readonly SheetKind[];
  readonly kind: SheetKind;
  readonly children: ReactNode;
}

export function KindBar({ kinds, kind, children }: KindBarProps) {
  const words = useWords(sheetWords);
  const locale = useLocale();
  const { DocumentSign } = findTable(useDocuments());
  return (
    <div className="sheet-bar row gap-3">
      <Segments
        className="sheet-kinds"
        label={words.kinds}
        value={kind}
        options={kinds}
        keyOf={({ id }) => id}
        onChange={({ id }) => chooseKind(id)}
      >
        {({ files, title }) => (
          <>
            <KindSign Sign={DocumentSign} path={pathInside(files[0] ?? '')} />
            {title[locale]}
          </>
        )}
      </Segments>
      {children}
      <KindSearch kind={kind} />
    </div>
  );
}

function KindSign({ Sign, path }: { readonly Sign: ComponentType<{ readonly path: string }>; readonly path: string }) {
  return <Sign path={path} />;
}

function KindSearch({ kind }: { readonly kind: SheetKind }) {
  const words = useWords(sheetWords);
  const filter = useStore(filtersStore, (state) => state.filters.get(kind.id)) ?? everything;
  const [typed, setTyped] = useState(filter.text);
  const settled = useDeferredValue(typed);
  useEffect(() => setTyped(filter.text), [filter.text]);
  useEffect(() => {
    const look = () => {
      const now = filtersStore.getState().filters.get(kind.id) ?? everything;
      if (now.text !== settled) setFilter(kind.id, { ...now, text: settled });
    };
    return soon(look, 120);
  }, [settled, kind.id]);
  return (
    <SearchField
      className="sheet-search"
      label={words.search}
      value={typed}
      onChange={setTyped}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || event.keyCode === 229) return;
        if (event.key === 'Escape' && typed !== '') {
          event.stopPropagation();
          setTyped('');
        }
      }}
    />
  );
}
