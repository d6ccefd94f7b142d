import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { NamesById } from '#authoring/tools/sheet/cell-text.ts';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';

export type NextCell = 'down' | 'up' | 'right' | 'left' | 'stay';

interface CellEditorProps {
  readonly column: SheetColumn;
  readonly label: string;
  readonly text: string;
  readonly typed: string | null;
  readonly names: NamesById;
  readonly locale: Locale;
  readonly onTake: (typed: string, onward: NextCell) => void;
  readonly onLeave: () => void;
}

/** Keys belong to the input method during composition. */
export function CellEditor({ column, label, text, typed, names, locale, onTake, onLeave }: CellEditorProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isEnded = useRef(false);
  const list = useId();
  const words = wordsOf(column, names, locale);
  const isLong = column.cell.kind === 'text' || column.cell.kind === 'json';
  useEffect(() => {
    const { current } = field;
    if (current === null) return;
    current.focus();
    if (typed === null) current.select();
    else current.setSelectionRange(current.value.length, current.value.length);
  }, [typed]);

  function take(onward: NextCell): void {
    if (isEnded.current) return;
    isEnded.current = true;
    onTake(field.current?.value ?? '', onward);
  }
  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') {
      isEnded.current = true;
      onLeave();
    } else if (event.key === 'Enter' && isLong && event.altKey) {
      event.preventDefault();
      field.current?.setRangeText('\n', field.current.selectionStart ?? 0, field.current.selectionEnd ?? 0, 'end');
    } else if (event.key === 'Enter') {
      event.preventDefault();
      take(event.shiftKey ? 'up' : 'down');
    } else if (event.key === 'Tab') {
      event.preventDefault();
      take(event.shiftKey ? 'left' : 'right');
    }
  }
  const shared = {
    ref: field,
    className: 'sheet-field',
    'aria-label': label,
    defaultValue: typed ?? text,
    spellCheck: false,
    autoComplete: 'off',
    onKeyDown,
    onBlur: () => take('stay'),
    onCopy: (event: { stopPropagation(): void }) => event.stopPropagation(),
    onPaste: (event: { stopPropagation(): void }) => event.stopPropagation(),
  };
  if (isLong) return <textarea {...shared} rows={text.length > 40 || text.includes('\n') ? 5 : 1} />;
  return (
    <>
      <input {...shared} list={words.length > 0 ? list : undefined} />
      {words.length > 0 && (
        <datalist id={list}>
          {words.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </>
  );
}

const MOST_WORDS = 200;

function wordsOf({ cell }: SheetColumn, names: NamesById, locale: Locale): readonly string[] {
  if (cell.kind === 'word') return cell.words.map(({ label }) => label[locale]);
  return cell.kind === 'name' ? [...names.values()].slice(0, MOST_WORDS).map((name) => name[locale]) : [];
}
