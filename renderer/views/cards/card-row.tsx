import { pathInside } from '#authoring/text/files/package-path.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { type CardGroup, figureOf } from '#renderer/desk/cards/card-lines.ts';
import { nameOfCard } from '#renderer/desk/cards/name-of-card.ts';
import { choose, openText } from '#renderer/desk/inspector/choose.ts';
import { isChanged } from '#renderer/desk/sheet/sheet-rows.ts';
import type { PartId } from '#renderer/desk/stage/part-ids.ts';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { cardWords } from '#renderer/desk/words/generated/card-words.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { FileSign } from '#renderer/tables/file-sign.tsx';

interface CardRowProps {
  readonly row: Row;
  readonly group: CardGroup;
  readonly documents: Documents;
  readonly problems: readonly Problem[];
  readonly isChosen: boolean;
}

/** Parts that follow what is chosen. */
const following: readonly PartId[] = ['editor', 'form', 'sheet', 'gallery', 'inspector'];

/** The focus stays in the list, so that one can go on through it. In a narrow window nothing else is in sight: the text opens. */
export function chooseCard({ file, id }: Row): void {
  const { shown } = shownPartsStore.getState();
  const isAlone = shown.has('cards') && !following.some((part) => shown.has(part));
  if (isAlone) openText({ file, id, language: null });
  else choose(file, id);
}

export function CardRow({ row, group, documents, problems, isChosen }: CardRowProps) {
  const words = useWords(cardWords);
  const desk = useWords(deskWords);
  const locale = useLocale();
  const isUnsaved = isChanged(row.entry, group.savedEntry(row));
  const hasError = problems.some(({ severity }) => severity === 'error');
  const figure = figureOf(row, group.kind);
  return (
    <Button
      look="row"
      className="cards-card row gap-3 nowrap"
      aria-current={isChosen || undefined}
      data-goal={row.id}
      data-below={row.isReadOnly || undefined}
      onClick={() => chooseCard(row)}
      onDoubleClick={() => openText({ file: row.file, id: row.id, language: null })}
    >
      <FileSign path={pathInside(row.file)} icon="card" />
      <span className="cut">{nameOfCard(row, documents, locale)}</span>
      {isUnsaved && <span className="dirty-dot" role="img" aria-label={desk.unsaved} data-tip={desk.unsaved} />}
      <span className="head-space" />
      {problems.length > 0 && (
        <span
          className={hasError ? 'sign sign-error' : 'sign sign-warning'}
          role="img"
          aria-label={words.problems({ count: problems.length })}
          data-tip={problems.map(({ message }) => message[locale]).join('\n')}
        >
          <Icon name={hasError ? 'error' : 'warning'} />
        </span>
      )}
      {figure !== null && <span className="cards-figure muted text-12">{figure}</span>}
    </Button>
  );
}
