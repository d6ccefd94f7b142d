import { chooseIn } from '#renderer/desk/sheet/sheet-choice-store.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { Popup } from '#renderer/kit/popups/popup.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';

interface ColumnsButtonProps {
  readonly kind: SheetKind;
  readonly shown: readonly string[];
}

/** Saved with the project. The id column is always shown. */
export function ColumnsButton({ kind, shown }: ColumnsButtonProps) {
  const words = useWords(sheetWords);
  const locale = useLocale();
  function tick(key: string, isOn: boolean): void {
    const order = kind.columns.map((column) => column.key);
    const next = isOn ? [...shown, key] : shown.filter((one) => one !== key);
    // Columns shown again go to their default place among those never moved
    const before = order
      .slice(0, order.indexOf(key))
      .filter((one) => shown.includes(one))
      .at(-1);
    const placed = isOn ? shown.toSpliced(before === undefined ? 0 : shown.indexOf(before) + 1, 0, key) : next;
    chooseIn(kind.id, { columns: placed });
  }
  return (
    <Popup
      align="end"
      className="sheet-menu stack gap-3"
      label={words.columnsTitle}
      trigger={
        <Button icon="columns">
          <span>{words.columns({ count: shown.length })}</span>
        </Button>
      }
    >
      <Button onClick={() => chooseIn(kind.id, { columns: [...kind.shown] })}>{words.usual}</Button>
      <fieldset className="sheet-menu-values stack gap-0">
        <legend>{words.columnsTitle}</legend>
        {kind.columns.map(({ key, title, isId }) => (
          <Checkbox key={key} checked={shown.includes(key)} disabled={isId} onChange={(isOn) => tick(key, isOn)}>
            <span className="grow cut">{title[locale]}</span>
          </Checkbox>
        ))}
      </fieldset>
    </Popup>
  );
}
