import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import { languageName } from '#authoring/project/localization/languages/language-name.ts';
import type { UnitState } from '#authoring/project/localization/unit-lines.ts';
import type { UnitStatus } from '#authoring/text/formats/units.ts';
import type { AlsoShown } from '#authoring/tools/translations/also-shown.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { ownerOf, restOf, type UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { Icon, type IconName } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

const signs: Readonly<Record<UnitState, IconName>> = {
  missing: 'minus',
  stale: 'history',
  draft: 'pencil',
  translated: 'check',
  reviewed: 'check',
  unused: 'info',
};

interface RowLineProps {
  readonly row: UnitRow;
  readonly locale: string;
  readonly sourceLocale: string;
  readonly parts: { readonly [rest: string]: string };
  readonly also: AlsoShown | null;
  readonly typed: string | null;
  readonly onTake: (status: UnitStatus) => void;
  readonly onLeave: () => void;
}

export function UnitRowLine({ row, locale, sourceLocale, parts, also, typed, onTake, onLeave }: RowLineProps) {
  const words = useWords(translationWords);
  const { key, source, unit, state, isBelow } = row.line;
  const isWrong = row.problems.some(({ severity }) => severity !== 'info');
  const other = also?.texts[row.file.source]?.[key];
  const problems = `${words.problems} ${row.problems.length}`;
  return (
    <>
      <Cell className="code text-12 bold">{ownerOf(key)}</Cell>
      <Cell className="cut muted text-12" data-tip={key}>
        {parts[restOf(key)] ?? restOf(key)}
      </Cell>
      <Cell className="translations-source" lang={sourceLocale}>
        {source}
        {other !== undefined && (
          <span className="translations-other muted text-12" lang={also?.locale}>
            {other}
          </span>
        )}
      </Cell>
      <Cell className="translations-target" lang={locale} dir={directionOf(locale)}>
        {typed !== null && <Field label={words.edit({ key })} {...{ typed, locale, onTake, onLeave }} />}
        {typed === null && (unit?.t ?? (state !== 'unused' && <span className="faint">{words.empty}</span>))}
      </Cell>
      <Cell
        className="row gap-2 muted text-12 translations-state"
        data-state={isWrong ? 'problem' : state}
        data-tip={isBelow ? words.below : undefined}
      >
        {row.asked === null ? (
          <Icon name={isWrong ? 'warning' : signs[state]} />
        ) : (
          <span
            role="img"
            className="row translations-asked"
            data-state={row.asked}
            aria-label={words.questionSaid[row.asked]}
            data-tip={words.questionSaid[row.asked]}
          >
            <Icon name="help" />
          </span>
        )}
        {isWrong ? problems : words.states[state]}
      </Cell>
    </>
  );
}

function Cell(props: ComponentProps<'div'> & { readonly 'data-state'?: string }) {
  // biome-ignore lint/a11y/useSemanticElements: rows are virtualized
  // biome-ignore lint/a11y/useFocusableInteractive: the grid uses aria-activedescendant
  return <div role="gridcell" {...props} />;
}

function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(languageName(locale)) ? 'rtl' : 'ltr';
}
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'dv', 'ug', 'sd']);

interface FieldProps extends Pick<RowLineProps, 'onTake' | 'onLeave' | 'locale'> {
  readonly label: string;
  readonly typed: string;
}

/** Keys belong to the input method during composition. */
function Field({ label, typed, locale, onTake, onLeave }: FieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus({ preventScroll: true });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  // As high as its text
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useEffect(() => {
    const { current } = field;
    if (current === null) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + 2}px`;
  }, [typed]);
  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Enter' && !event.shiftKey)
      onTake(event.ctrlKey || event.metaKey ? 'reviewed' : 'translated');
    else return;
    event.preventDefault();
  }
  return (
    <textarea
      ref={field}
      aria-label={label}
      rows={1}
      lang={locale}
      spellCheck
      value={typed}
      onChange={(event) => translationsStore.setState({ typed: event.target.value })}
      onKeyDown={onKeyDown}
    />
  );
}
