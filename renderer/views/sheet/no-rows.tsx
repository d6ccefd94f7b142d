import { useRef } from 'react';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { Filter } from '#authoring/tools/sheet/order.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { everything, filterValues, isFiltering, setFilter } from '#renderer/desk/sheet/sheet-state.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useFocusOnOpen } from './use-focus-on-open.ts';

interface NoRowsProps {
  readonly kind: SheetKind;
  readonly filter: Filter;
  /** Called for pasted rows, which become the first entries; absent: pasting is off. */
  readonly onPaste?: (text: string) => void;
}

export function NoRows({ kind, filter, onPaste }: NoRowsProps) {
  const words = useWords(sheetWords);
  const locale = useLocale();
  if (!isFiltering(filter))
    return onPaste === undefined ? (
      <p className="sheet-nothing">{words.noEntries}</p>
    ) : (
      <NoEntries label={words.grid({ kind: kind.title[locale] })} onPaste={onPaste} />
    );
  const columns = [...filter.values].flatMap(([key, values]) => {
    const column = kind.columns.find((one) => one.key === key);
    return column === undefined ? [] : [{ column, values }];
  });
  return (
    <div className="sheet-nothing" role="status">
      <p>
        <b>{words.nothing}</b>
        {words.nothingHelp}
      </p>
      <div className="sheet-nothing-filters row wrap gap-3">
        {filter.text.trim() !== '' && (
          <Button icon="close" onClick={() => setFilter(kind.id, { ...filter, text: '' })}>
            {words.takeAwayText({ text: filter.text })}
          </Button>
        )}
        {columns.map(({ column, values }) => (
          <TakeAway key={column.key} kind={kind} column={column} values={values} said={column.title[locale]} />
        ))}
        <Button onClick={() => setFilter(kind.id, everything)}>{words.clear}</Button>
      </div>
    </div>
  );
}

function NoEntries({ label, onPaste }: { readonly label: string; readonly onPaste: (text: string) => void }) {
  const words = useWords(sheetWords);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnOpen(place);
  return (
    // biome-ignore lint/a11y/useSemanticElements: receives pastes
    <div
      ref={place}
      className="sheet-nothing"
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: receives pastes
      tabIndex={0}
      onPaste={(event) => {
        event.preventDefault();
        onPaste(event.clipboardData.getData('text/plain'));
      }}
    >
      <b>{words.noEntries}</b>
      {words.pasteHere}
    </div>
  );
}

interface TakeAwayProps {
  readonly kind: SheetKind;
  readonly column: SheetColumn;
  readonly values: ReadonlySet<string>;
  readonly said: string;
}

function TakeAway({ kind, column, values, said }: TakeAwayProps) {
  const words = useWords(sheetWords);
  const some = [...values].slice(0, 3).map((value) => (value === '' ? words.none : value));
  return (
    <Button icon="close" onClick={() => filterValues(kind.id, column.key, null)}>
      {words.takeAway({ name: said, value: `${some.join('・')}${values.size > some.length ? '…' : ''}` })}
    </Button>
  );
}
