import { memo, type ReactNode } from 'react';
import { pathInside } from '#authoring/text/files/package-path.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { nameOfCard } from '#renderer/desk/cards/name-of-card.ts';
import type { FaceState } from '#renderer/desk/gallery/face-states.ts';
import { fits } from '#renderer/desk/gallery/fits-store.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { Icon, type IconName } from '#renderer/kit/icons/icon.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import type { TableFaces } from '#renderer/tables/table-faces.ts';
import { useDrawSlot } from './draw-queue.ts';

const signs: Readonly<Record<Exclude<FaceState, 'plain'>, IconName>> = {
  overflow: 'over',
  error: 'error',
  printed: 'warning',
  warning: 'warning',
  info: 'info',
  changed: 'pencil',
};

interface FaceCellProps {
  readonly id: string;
  readonly row: Row;
  readonly state: FaceState;
  readonly problems: readonly Problem[];
  readonly isChosen: boolean;
  readonly place: number;
  readonly count: number;
  readonly faces: TableFaces;
  readonly documents: Documents;
  /** Identity of what faces depend on besides their entries: they redraw when it changes. */
  readonly around: object;
  readonly locale: string;
}

export function FaceCell(props: FaceCellProps) {
  const { id, row, state, problems, isChosen, place, count, documents, locale } = props;
  const words = useWords(sheetWords);
  const spoken = useLocale();
  const isDrawn = useDrawSlot();
  const said = words.states[state];
  const why = problems.map(({ message }) => message[spoken]).join('\n');
  return (
    <div className="gallery-face" role="presentation" data-at={place} data-chosen={isChosen || undefined}>
      <div className="gallery-paper" aria-hidden="true">
        {isDrawn && <DrawnFace {...props} />}
      </div>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the list uses aria-activedescendant */}
      <div
        role="option"
        id={id}
        className="gallery-said row gap-3 muted text-11"
        data-state={state}
        aria-selected={isChosen}
        aria-posinset={place + 1}
        aria-setsize={count}
      >
        <span className="gallery-id">{row.id}</span>{' '}
        <span className={state === 'plain' ? 'cut' : 'hidden'}>{nameOfCard(row, documents, locale)}</span>{' '}
        {state !== 'plain' && (
          <span className="gallery-state row gap-1 push bold" data-tip={why === '' ? undefined : why}>
            <Icon name={signs[state]} />
            {said}
          </span>
        )}
      </div>
    </div>
  );
}

type DrawnProps = Pick<FaceCellProps, 'row' | 'faces' | 'documents' | 'around' | 'locale'>;

export const DrawnFace = memo(
  function DrawnFace({ row, faces, documents, locale }: DrawnProps): ReactNode {
    const words = useWords(sheetWords);
    const entry = { path: pathInside(row.file), id: row.id, index: row.index };
    const face = faces.draw(documents, entry, locale, (overflows) => fits().note(row.entry, locale, overflows));
    return face ?? <p className="gallery-none">{words.notYet}</p>;
  },
  (one, other) =>
    one.row.entry === other.row.entry &&
    one.row.file === other.row.file &&
    one.faces === other.faces &&
    one.around === other.around &&
    one.locale === other.locale,
);
