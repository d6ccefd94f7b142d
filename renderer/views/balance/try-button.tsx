import { numberNow, type ReportedPlace, tryValue } from '#renderer/desk/balance/places-to-try.ts';
import { isReadOnly } from '#renderer/desk/project/project-format.ts';
import { undo } from '#renderer/desk/project/undo.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { nameOfPlace } from './number-place.tsx';
import { useCardNames } from './use-card-names.ts';

export interface TriedNumber {
  readonly place: ReportedPlace;
  readonly value: number;
}

interface TryButtonProps extends TriedNumber {
  readonly onTried: (tried: TriedNumber) => void;
}

/** Writes a value in the text, as one step of undo. */
export function TryButton({ place, value, onTried }: TryButtonProps) {
  const words = useWords(balanceWords);
  const now = numberNow(place);
  return (
    <Button
      look="link"
      off={now === null || now === value || isReadOnly(place.file)}
      onClick={() => {
        if (tryValue(place, value)) onTried({ place, value });
      }}
    >
      {words.try({ value })}
    </Button>
  );
}

/** Shown while the text still has the tried value. */
export function TriedNote({ tried }: { readonly tried: TriedNumber | null }) {
  const words = useWords(balanceWords);
  const nameOf = useCardNames();
  const isThere = tried !== null && numberNow(tried.place) === tried.value;
  return (
    <p className={isThere ? 'note row wrap' : 'visually-hidden'} role="status">
      {isThere && (
        <>
          <span>{words.tried({ path: nameOfPlace(tried.place, nameOf), value: tried.value })}</span>
          <Button look="link" onClick={undo}>
            {words.undo}
          </Button>
        </>
      )}
    </p>
  );
}
