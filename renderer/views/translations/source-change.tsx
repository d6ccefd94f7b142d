import { adaptNumbers } from '#authoring/project/localization/numbers-exchanged.ts';
import { actionName } from '#renderer/desk/translations/action-name.ts';
import { changeUnits, markedAs, typedAs, type UnitEdit } from '#renderer/desk/translations/put-units.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import type { Translating } from '#renderer/desk/workers/translating-room.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { keepFocus } from './keep-focus.ts';
import { TextDifference } from './text-difference.tsx';

interface SourceChangeProps {
  readonly row: UnitRow;
  readonly translating: Translating;
}

/** The change of the source text since translation, with the two most common answers. Empty if unchanged. */
export function SourceChange({ row, translating: { before, sourceLocale, locale } }: SourceChangeProps) {
  const words = useWords(translationWords);
  const { key, source, unit, state } = row.line;
  const old = unit === null ? undefined : before[unit.h];
  if (state !== 'stale' || source === null || unit === null) return null;
  const exchanged = old === undefined ? null : adaptNumbers(old, source, unit.t);
  function answer(pressed: EventTarget, change: UnitEdit): void {
    keepFocus(pressed);
    void changeUnits(
      [row],
      change,
      actionName((of) => of.translate({ key, locale: locale ?? '' })),
    );
  }
  return (
    <section className="translations-section">
      <h3>
        <Icon name="history" />
        {words.stale}
      </h3>
      {old !== undefined && <TextDifference before={old} after={source} locale={sourceLocale} />}
      <div className="row wrap gap-2">
        {exchanged !== null && exchanged !== unit.t && (
          <Button
            aria-description={exchanged}
            onClick={({ currentTarget }) => answer(currentTarget, typedAs(exchanged, 'translated'))}
          >
            {words.exchange}
          </Button>
        )}
        <Button onClick={({ currentTarget }) => answer(currentTarget, markedAs('translated'))}>{words.keep}</Button>
      </div>
    </section>
  );
}
