import './cards.css';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { openBegin } from '#renderer/desk/begin/begin-store.ts';
import { type CardGroup, type CardLine, cardGroups, cardLines } from '#renderer/desk/cards/card-lines.ts';
import { cardListStore, filterCards, openGroup, toggleGroup } from '#renderer/desk/cards/card-list-store.ts';
import { searchableCard } from '#renderer/desk/cards/searchable-card.ts';
import { type Chosen, chosenStore, isSameChoice } from '#renderer/desk/inspector/chosen-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { cardKindsStore, followCardKinds } from '#renderer/desk/sheet/sheets-store.ts';
import { cardWords } from '#renderer/desk/words/generated/card-words.ts';
import { IconButton } from '#renderer/kit/controls/button.tsx';
import { SearchField } from '#renderer/kit/controls/search-field.tsx';
import { EmptyState } from '#renderer/kit/layout/empty-state.tsx';
import { VirtualRows } from '#renderer/kit/lists/virtual-rows.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import { useAgeOfProject } from '#renderer/parts/documents/use-read-only.ts';
import { useRowProblems } from '../sheet/row-problems.ts';
import { CardRow, chooseCard } from './card-row.tsx';
import { GroupRow } from './group-row.tsx';

/** In pixels; the same for groups and cards. */
const ROW = 28;

/** The cards of the project by name, in the kinds that the game declares. */
export function CardList() {
  const words = useWords(cardWords);
  const locale = useLocale();
  useEffect(followCardKinds, []);
  const kinds = useStore(cardKindsStore, (state) => state.kinds);
  const files = useDeferredValue(useStore(projectStore, (state) => state.files));
  const documents = useDocuments();
  const { query, open } = useStore(cardListStore);
  const filter = useDeferredValue(query);
  const groups = useMemo(() => cardGroups(files, kinds ?? []), [files, kinds]);
  const lines = useMemo(
    () => cardLines(groups, { query: filter, open, searchable: (row) => searchableCard(row, documents) }),
    [groups, filter, open, documents],
  );
  const problemsOf = useRowProblems(allCount);
  const card = useStore(chosenStore, (state) => state.chosen);
  useOpenedGroup(groups, card);
  const chosen = lines.findIndex((line) => line.kind === 'card' && isSameChoice(line.row, card));
  const box = useRef<HTMLDivElement>(null);
  const isReadOnly = useAgeOfProject() === 'newer';

  function onFilterKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const first = lines.find((line) => line.kind === 'card');
    if (event.key === 'Escape' && query !== '') {
      event.stopPropagation();
      filterCards('');
    } else if (event.key === 'ArrowDown') box.current?.querySelector<HTMLElement>('.virtual-rows button')?.focus();
    else if (event.key === 'Enter' && first?.kind === 'card') chooseCard(first.row);
    else return;
    event.preventDefault();
  }
  function onKey(event: KeyboardEvent): void {
    const { target } = event;
    if (event.key === '/' && target instanceof HTMLButtonElement) {
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('input')?.focus();
    }
  }
  if (kinds === null) return <p className="empty">{words.loading}</p>;
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for all rows inside
    <div className="cards" ref={box} onKeyDown={onKey}>
      <div className="cards-head row gap-2">
        <SearchField
          className="grow"
          label={words.filter({ count })}
          value={query}
          onChange={filterCards}
          onKeyDown={onFilterKey}
        />
        <IconButton
          icon="plus"
          label={words.new}
          keys="Mod+Alt+N"
          off={isReadOnly}
          onClick={() => openBegin('thing', 'card')}
        />
      </div>
      {count === 0 && <EmptyState icon="card" title={words.none} />}
      {count > 0 && lines.length === 0 && (
        <p className="empty" role="status">
          {words.noneFits}
        </p>
      )}
      {lines.length > 0 && (
        <VirtualRows
          count={lines.length}
          usual={ROW}
          label={words.cards}
          keys={lines.map(keyOf)}
          shown={chosen < 0 ? null : chosen}
          hasButton={hasButton}
        >
          {(index) => {
            const line = lines[index] as CardLine;
            return line.kind === 'group' ? (
              <GroupRow
                name={line.group.kind.title[locale]}
                path={pathInside(line.group.kind.files[0] ?? '')}
                count={line.count}
                isOpen={line.isOpen}
                problems={line.isOpen ? null : line.group}
                onToggle={() => toggleGroup(line.group.kind.id)}
              />
            ) : (
              <CardRow
                row={line.row}
                group={line.group}
                documents={documents}
                problems={problemsOf(line.row)}
                isChosen={index === chosen}
              />
            );
          }}
        </VirtualRows>
      )}
    </div>
  );
}

const allCount = (): boolean => true;
const hasButton = (): boolean => true;
const keyOf = (line: CardLine): string => (line.kind === 'group' ? `kind ${line.group.kind.id}` : line.row.key);

/** Opens the group of the chosen card, and the first one while there is none. */
function useOpenedGroup(groups: readonly CardGroup[], card: Chosen | null): void {
  const key = card === null ? '' : `${card.file} ${card.id}`;
  const hasGroups = groups.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit opens no group
  useEffect(() => {
    const found = groups.find(({ rows }) => rows.some((row) => isSameChoice(row, card)));
    const { open } = cardListStore.getState();
    const first = found ?? (open.size === 0 ? groups[0] : undefined);
    if (first !== undefined) openGroup(first.kind.id);
  }, [key, hasGroups]);
}
