import { useStore } from 'zustand';
import { type ShownFaces, shownFaces } from '#renderer/desk/gallery/face-states.ts';
import { store } from '#renderer/desk/state/store.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { Icon, type IconName } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { sinceStore } from './use-since.ts';

/** One filter for all kinds, so that it is kept when the kind changes. */
export const shownFacesStore = store<{ readonly shown: ShownFaces }>(() => ({ shown: 'all' }));
const showFaces = (shown: ShownFaces): void => shownFacesStore.setState({ shown });

const signs: Readonly<Record<ShownFaces, IconName | null>> = {
  all: null,
  overflow: 'over',
  problem: 'warning',
  changed: 'pencil',
};

export function FaceFilter({ counts }: { readonly counts: Readonly<Record<ShownFaces, number>> }) {
  const words = useWords(sheetWords);
  const { shown } = useStore(shownFacesStore);
  return (
    <Segments
      className="gallery-filter"
      label={words.shownFaces}
      value={shown}
      options={shownFaces}
      onChange={showFaces}
    >
      {(one) => (
        <SortOfFace sign={signs[one]} said={words.shownAs[one]({ count: counts[one] })} isNone={counts[one] === 0} />
      )}
    </Segments>
  );
}

interface SortProps {
  readonly sign: IconName | null;
  readonly said: string;
  readonly isNone: boolean;
}

function SortOfFace({ sign, said, isNone }: SortProps) {
  return (
    <>
      {sign !== null && <Icon name={sign} />}
      <span data-none={isNone || undefined}>{said}</span>
    </>
  );
}

interface NoFacesProps {
  readonly shown: ShownFaces;
  readonly measured: number;
  readonly all: number;
}

/** The empty state of a filter: how many faces were measured, and the way back. */
export function NoFaces({ shown, measured, all }: NoFacesProps) {
  const words = useWords(sheetWords);
  const { since } = useStore(sinceStore);
  const isThen = shown === 'changed' && since.kind !== 'saved';
  return (
    <div className="sheet-nothing gallery-nothing" role="status">
      <Icon name="check" />
      <p>
        <b>{isThen ? words.noFacesSince : words.noFacesShown[shown]}</b>
        {shown === 'overflow' ? words.measured({ done: measured, all }) : words.shownAs.all({ count: all })}
      </p>
      <div className="sheet-nothing-filters row wrap gap-3">
        <Button onClick={() => showFaces('all')}>{words.showAllFaces}</Button>
      </div>
    </div>
  );
}
