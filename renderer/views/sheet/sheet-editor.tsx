import type { NamesById } from '#authoring/tools/sheet/cell-text.ts';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import { cellKey, cellsStore } from '#renderer/desk/sheet/cells-store.ts';
import { NUMBER } from '#renderer/desk/sheet/column-widths.ts';
import { editedText } from '#renderer/desk/sheet/shown-cell.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { CellEditor, type NextCell } from './cell-editor.tsx';
import type { Editing } from './use-edited-cell.ts';

interface EditorInProps {
  readonly editing: Editing;
  readonly columns: readonly SheetColumn[];
  readonly row: Row;
  readonly names: NamesById;
  readonly locale: Locale;
  readonly widths: readonly number[];
  readonly top: number;
  readonly onTake: (typed: string, onward: NextCell) => void;
  readonly onLeave: () => void;
}

export function EditorIn({ editing, columns, row, names, locale, widths, top, onTake, onLeave }: EditorInProps) {
  const words = useWords(sheetWords);
  const column = columns[editing.column];
  const wrong = cellsStore.getState().wrong.get(cellKey(row.key, column?.key ?? ''));
  if (column === undefined) return null;
  const left = NUMBER + widths.slice(0, editing.column).reduce((sum, width) => sum + width, 0);
  const width = Math.max(widths[editing.column] ?? 0, column.cell.kind === 'json' ? 360 : 120);
  return (
    <div className="sheet-editor" role="presentation" style={{ transform: `translate(${left}px, ${top}px)`, width }}>
      <CellEditor
        {...{ column, names, locale, onTake, onLeave }}
        label={words.edit({ column: column.title[locale], id: row.id })}
        text={wrong?.typed ?? editedText(column, row.entry, names, locale)}
        typed={editing.typed}
      />
    </div>
  );
}
