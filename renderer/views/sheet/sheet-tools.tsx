import type { NamesById } from '#authoring/tools/sheet/cell-text.ts';
import type { SheetColumn } from '#authoring/tools/sheet/column.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Menu, MenuItem } from '#renderer/kit/popups/menu.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { ColumnsButton } from './columns-button.tsx';
import { saveAsCsv } from './csv-files.ts';

interface SheetToolsProps {
  readonly kind: SheetKind;
  readonly names: NamesById;
  readonly rows: readonly Row[];
  readonly columns: readonly SheetColumn[];
  readonly hasRequired: boolean | null;
  readonly onRequired: (hasRequired: boolean) => void;
  readonly hasCurves: boolean;
  readonly onCurves: (hasCurves: boolean) => void;
  readonly onPaste: (text: string) => void;
  readonly onImport: () => void;
}

export function SheetTools(props: SheetToolsProps) {
  const { kind, names, rows, columns, hasRequired, onRequired, hasCurves, onCurves, onPaste, onImport } = props;
  const words = useWords(sheetWords);
  const locale = useLocale();
  return (
    <>
      {hasRequired !== null && (
        <Button aria-pressed={hasRequired} onClick={() => onRequired(!hasRequired)}>
          {words.withRequired}
        </Button>
      )}
      <ColumnsButton kind={kind} shown={columns.map(({ key }) => key)} />
      <Button icon="paste" aria-description={words.pasteByKey} onClick={() => pasteInto(onPaste)}>
        <span>{words.paste}</span>
      </Button>
      <Menu
        trigger={
          <Button icon="download">
            <span>{words.csv}</span>
          </Button>
        }
      >
        <MenuItem label={words.csvOut} onRun={() => void saveAsCsv(kind.title[locale], rows, columns, names, locale)} />
        <MenuItem label={words.csvIn} onRun={onImport} />
      </Menu>
      <Button icon="curves" aria-pressed={hasCurves} onClick={() => onCurves(!hasCurves)}>
        <span>{words.curves}</span>
      </Button>
    </>
  );
}

export const pasteInto = (onPaste: (text: string) => void): void =>
  void navigator.clipboard?.readText().then(onPaste, () => undefined);
