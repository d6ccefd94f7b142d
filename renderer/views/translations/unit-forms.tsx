import { isNameKey, type WordForm, wordForms } from '#engine/kernel/documents/referred-names.ts';
import { actionName } from '#renderer/desk/translations/action-name.ts';
import { changeUnits, withForm } from '#renderer/desk/translations/put-units.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface UnitFormsProps {
  readonly row: UnitRow;
  readonly locale: string;
}

export function UnitForms({ row, locale }: UnitFormsProps) {
  const words = useWords(translationWords);
  const { key, unit, isBelow } = row.line;
  if (unit === null || isBelow || !isOfThing(key)) return null;
  const { forms = {} } = unit;
  const known = formsIn(locale);
  const shown = wordForms.filter((form) => forms[form] !== undefined || known.has(form));
  if (shown.length === 0) return null;
  const id = key.slice(0, key.lastIndexOf('/'));
  return (
    <section className="translations-section translations-forms">
      <h3>{words.forms}</h3>
      {shown.map((form) => (
        <label key={`${row.id} ${form}`}>
          <code>{`{${id}:${form}}`}</code>
          <input
            key={forms[form] ?? ''}
            lang={locale}
            aria-label={words.form({ form })}
            defaultValue={forms[form] ?? ''}
            placeholder={unit.t}
            onBlur={({ target }) => {
              if (target.value === (forms[form] ?? '')) return;
              void changeUnits(
                [row],
                withForm(form, target.value),
                actionName((of) => of.form({ key, form })),
              );
            }}
          />
        </label>
      ))}
    </section>
  );
}

/** Whether a text is the name of an entry: texts refer to nothing else. */
const isOfThing = (key: string): boolean => isNameKey(key) && key.split('/').length === 2;

function formsIn(locale: string): ReadonlySet<WordForm> {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return new Set(pluralCategories.length > 1 ? (pluralCategories as WordForm[]) : []);
}
