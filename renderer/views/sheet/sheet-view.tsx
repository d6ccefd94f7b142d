import { useWords } from '#renderer/kit/words/use-words.ts';
import './sheet.css';
import type { PartProps } from '#renderer/desk/stage/part-ids.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { SheetOfKind } from './sheet-of-kind.tsx';
import { useAskedSheets } from './use-asked-sheets.ts';
import { useChosenKind } from './use-chosen-kind.ts';

/** `about`: a document whose kind is shown. */
export function SheetView({ about }: PartProps) {
  const words = useWords(sheetWords);
  const { kinds, names } = useAskedSheets();
  const chosenOf = useChosenKind(kinds, about);
  if (kinds === null) return <p className="empty">{words.loading}</p>;
  const kind = chosenOf(kinds);
  if (kind === undefined) return <p className="empty">{words.empty}</p>;
  return <SheetOfKind key={kind.id} {...{ kinds, kind, names }} />;
}
