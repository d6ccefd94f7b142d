import { answerAll, beginStore, openBegin } from '../begin/begin-store.ts';
import { useLocale, useWords } from '../kit/words/use-words.ts';
import { sheetWords } from '../words/sheet-words.ts';
import type { SheetKind } from './sheet-kinds.ts';

/** One more of the kind that is looked at, with a few questions; nothing where nobody asks them. */
export function BeginEntry({ kind }: { readonly kind: SheetKind }) {
  const words = useWords(sheetWords);
  const locale = useLocale();
  const { begins } = kind;
  if (begins === undefined) return null;
  function begin(id: string, answers: NonNullable<SheetKind['begins']>['answers']): void {
    answerAll(id, { ...beginStore.getState().answers[id], ...answers });
    openBegin('thing', id);
  }
  return (
    <button type="button" className="sheet-begin" onClick={() => begin(begins.id, begins.answers)}>
      <span aria-hidden="true">＋ </span>
      {words.begin(kind.title[locale])}
    </button>
  );
}
