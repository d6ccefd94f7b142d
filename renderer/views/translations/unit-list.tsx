import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { UnitStatus } from '#authoring/text/formats/units.ts';
import type { AlsoShown } from '#authoring/tools/translations/also-shown.ts';
import { choose } from '#renderer/desk/inspector/choose.ts';
import { choiceOfUnit } from '#renderer/desk/inspector/chosen-place.ts';
import { keepTyped } from '#renderer/desk/project/keep-typed.ts';
import type { Anchor } from '#renderer/desk/stage/anchor.ts';
import { takeTyped } from '#renderer/desk/translations/take-typed.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { ownerOf, type UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { isMenuKey } from '#renderer/kit/keys/keys.ts';
import { placeByKey } from '#renderer/kit/lists/arrow-keys.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useFocusOnOpen } from '../sheet/use-focus-on-open.ts';
import { fieldOfTranslation } from './insert-at-cursor.ts';
import { UnitMenu } from './unit-menu.tsx';
import { UnitRowLine } from './unit-row-line.tsx';
import { useKeptTyping } from './use-kept-typing.ts';

interface UnitListProps {
  readonly rows: readonly UnitRow[];
  readonly locale: string;
  readonly sourceLocale: string;
  readonly parts: { readonly [rest: string]: string };
  readonly also: AlsoShown | null;
}

/** Estimated row height before measuring, in pixels. */
const USUAL = 34;
/** Height of the heads, in pixels. */
const HEADS = 31;

export function UnitList({ rows, locale, sourceLocale, parts, also }: UnitListProps) {
  const words = useWords(translationWords);
  const { row: current, typed, filter } = useStore(translationsStore);
  const grid = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const [menuAt, setMenuAt] = useState<Anchor | null>(null);
  const at = Math.max(
    rows.findIndex(({ id }) => id === current),
    0,
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => USUAL,
    overscan: 10,
    // The heads take room above the rows and stay there
    scrollMargin: HEADS,
    scrollPaddingStart: HEADS,
  });
  useFocusOnOpen(grid);
  const edited = typed !== null && rows[at]?.id === current ? rows[at] : undefined;
  useKeptTyping(edited, locale);
  useEffect(() => {
    if (current !== null && rows.length > 0) virtual.scrollToIndex(at, { align: 'auto' });
  }, [at, current, rows.length, virtual]);

  function goTo(to: number): void {
    const row = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (row === undefined) return;
    void keepTyped();
    translationsStore.setState({ row: row.id, typed: null });
    chooseUnit(row);
  }
  function edit(row: UnitRow | undefined): void {
    if (row === undefined || row.line.state === 'unused') return;
    if (row === edited) return fieldOfTranslation()?.focus();
    void keepTyped();
    open(row);
  }
  function open(row: UnitRow): void {
    translationsStore.setState({ row: row.id, typed: row.line.unit?.t ?? '' });
  }
  function leave(): void {
    translationsStore.setState({ typed: null });
    grid.current?.focus();
  }
  function take(row: UnitRow, status: UnitStatus): void {
    void takeTyped(row, locale, status);
    const next = rows.slice(rows.indexOf(row) + 1).find(({ line }) => line.state !== 'unused');
    if (next === undefined) leave();
    else open(next);
  }
  function review(row: UnitRow | undefined): void {
    if (row === undefined) return;
    void takeTyped(row, locale, 'reviewed');
    translationsStore.setState({ typed: null });
    goTo(rows.indexOf(row) + 1);
  }
  function openMenu(line: HTMLElement | null): void {
    if (line !== null) setMenuAt({ getBoundingClientRect: () => line.getBoundingClientRect() });
  }
  function onContextMenu(event: MouseEvent, row: UnitRow): void {
    // A field has the menu of the browser, with its spelling
    if (!(event.target instanceof Element) || event.target.closest('textarea') !== null) return;
    event.preventDefault();
    if (row !== rows[at]) goTo(rows.indexOf(row));
    const { clientX, clientY } = event;
    setMenuAt({ getBoundingClientRect: () => new DOMRect(clientX, clientY, 0, 0) });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return;
    const goal = placeByKey(event.key, at, { count: rows.length });
    const row = rows[at];
    if (goal !== null) goTo(goal);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) review(row);
    else if (isMenuKey(event.nativeEvent)) openMenu(document.getElementById(`${prefix}${at}`));
    else if (event.key === 'Enter' || event.key === 'F2') edit(row);
    else return;
    event.preventDefault();
  }
  function onClick({ target }: MouseEvent, row: UnitRow): void {
    if (!(target instanceof Element) || target.closest('textarea') !== null) return;
    const isCurrent = row === rows[at];
    // Selected for the concordance or for a term
    if (isCurrent && getSelection()?.isCollapsed === false) return;
    if (row === edited || target.closest('.translations-target') !== null) return edit(row);
    if (!isCurrent) goTo(rows.indexOf(row));
    grid.current?.focus();
  }
  if (rows.length === 0)
    return (
      <div className="nothing">
        <strong>{filter === 'all' ? words.nothing : words.allDone}</strong>
        <p>{words.nothingHelp}</p>
      </div>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: rows are virtualized */}
      <div
        ref={grid}
        className="scroll text-13 translations-list"
        role="grid"
        tabIndex={0}
        aria-label={words.list({ locale })}
        aria-rowcount={rows.length}
        aria-activedescendant={`${prefix}${at}`}
        onKeyDown={onKeyDown}
      >
        <Heads />
        <div className="translations-rows" role="presentation" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const isCurrent = index === at;
            return (
              // biome-ignore lint/a11y/useSemanticElements: rows are virtualized
              // biome-ignore lint/a11y/useFocusableInteractive: the grid uses aria-activedescendant
              // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles keys
              <div
                key={row.id}
                id={`${prefix}${index}`}
                data-index={index}
                ref={virtual.measureElement}
                className="translations-row"
                role="row"
                aria-rowindex={index + 1}
                aria-selected={isCurrent}
                style={{ transform: `translateY(${start - HEADS}px)` }}
                onClick={(event) => onClick(event, row)}
                onContextMenu={(event) => onContextMenu(event, row)}
              >
                <UnitRowLine
                  {...{ row, locale, sourceLocale, parts, also }}
                  typed={row.id === current ? typed : null}
                  onTake={(status) => take(row, status)}
                  onLeave={leave}
                />
              </div>
            );
          })}
        </div>
      </div>
      {menuAt !== null && (
        <UnitMenu
          anchor={menuAt}
          canEdit={rows[at]?.line.state !== 'unused'}
          canReview={rows[at]?.line.unit !== null}
          onEdit={() => edit(rows[at])}
          onReview={() => review(rows[at])}
          onClose={() => setMenuAt(null)}
        />
      )}
    </>
  );
}

function Heads() {
  const words = useWords(translationWords);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are virtualized
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div className="translations-row translations-heads muted text-12 bold" role="row">
      {(['id', 'part', 'source', 'target', 'state'] as const).map((column) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div key={column} role="columnheader">
          {words.columns[column]}
        </div>
      ))}
    </div>
  );
}

function chooseUnit({ file, line }: UnitRow): void {
  const { file: source, id } = choiceOfUnit(file.path, ownerOf(line.key));
  choose(source, id);
}
