import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import type { UnitStatus } from '#authoring/text/formats/units.ts';
import type { AlsoShown } from '#authoring/tools/translations/also-shown.ts';
import { choose } from '#renderer/desk/inspector/choose.ts';
import { choiceOfUnit } from '#renderer/desk/inspector/chosen-place.ts';
import { takeTyped } from '#renderer/desk/translations/take-typed.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { ownerOf, type UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { placeByKey } from '#renderer/kit/lists/arrow-keys.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useFocusOnOpen } from '../sheet/use-focus-on-open.ts';
import { UnitRowLine } from './unit-row-line.tsx';

interface UnitListProps {
  readonly rows: readonly UnitRow[];
  readonly locale: string;
  readonly sourceLocale: string;
  readonly parts: { readonly [rest: string]: string };
  readonly also: AlsoShown | null;
}

/** Estimated row height before measuring, in pixels. */
const USUAL = 34;

export function UnitList({ rows, locale, sourceLocale, parts, also }: UnitListProps) {
  const words = useWords(translationWords);
  const { row: current, typed, filter } = useStore(translationsStore);
  const grid = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const at = Math.max(
    rows.findIndex(({ id }) => id === current),
    0,
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => USUAL,
    overscan: 10,
  });
  useFocusOnOpen(grid);
  useEffect(() => {
    if (current !== null && rows.length > 0) virtual.scrollToIndex(at, { align: 'auto' });
  }, [at, current, rows.length, virtual]);

  function goTo(to: number): void {
    const row = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (row === undefined) return;
    translationsStore.setState({ row: row.id, typed: null });
    chooseUnit(row);
  }
  function edit(row: UnitRow | undefined): void {
    if (row === undefined || row.line.state === 'unused') return;
    translationsStore.setState({ row: row.id, typed: row.line.unit?.t ?? '' });
  }
  function leave(): void {
    translationsStore.setState({ typed: null });
    grid.current?.focus();
  }
  function take(row: UnitRow, status: UnitStatus, isOnward: boolean): void {
    void takeTyped(row, locale, status);
    const next = rows[rows.indexOf(row) + 1];
    if (!isOnward) translationsStore.setState(({ row: now, typed }) => ({ typed: now === row.id ? null : typed }));
    else if (next === undefined) leave();
    else edit(next);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return;
    const goal = placeByKey(event.key, at, { count: rows.length });
    const row = rows[at];
    if (goal !== null) goTo(goal);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && row !== undefined) {
      void takeTyped(row, locale, 'reviewed');
      goTo(at + 1);
    } else if (event.key === 'Enter' || event.key === 'F2') edit(row);
    else return;
    event.preventDefault();
  }
  if (rows.length === 0)
    return (
      <div className="nothing">
        <strong>{filter === 'all' ? words.nothing : words.allDone}</strong>
        <p>{words.nothingHelp}</p>
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are virtualized
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
              style={{ transform: `translateY(${start}px)` }}
              onClick={({ target }) => {
                if (!(target instanceof Element) || target.closest('textarea') !== null) return;
                // Selected for the concordance
                if (getSelection()?.isCollapsed === false && isCurrent) return;
                if (target.closest('.translations-target') !== null) return edit(row);
                if (!isCurrent) goTo(index);
                grid.current?.focus();
              }}
            >
              <UnitRowLine
                {...{ row, locale, sourceLocale, parts, also }}
                typed={row.id === current ? typed : null}
                onTake={(status, isOnward) => take(row, status, isOnward)}
                onLeave={leave}
              />
            </div>
          );
        })}
      </div>
    </div>
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
