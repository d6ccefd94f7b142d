import { answerAll, beginStore, openBegin } from '#renderer/desk/begin/begin-store.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';

/** Adds an entry by questions; hidden if the kind has none. */
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
    <Button look="bare" className="sheet-begin" onClick={() => begin(begins.id, begins.answers)}>
      <span aria-hidden="true">＋ </span>
      {words.begin({ kind: kind.title[locale] })}
    </Button>
  );
}
