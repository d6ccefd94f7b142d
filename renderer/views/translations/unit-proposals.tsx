import { useEffect, useEffectEvent, useMemo } from 'react';
import { useStore } from 'zustand';
import { actionName } from '#renderer/desk/translations/action-name.ts';
import { memoriesStore } from '#renderer/desk/translations/memories-store.ts';
import { memoryOfRows } from '#renderer/desk/translations/memory-of-rows.ts';
import { changeUnits, typedAs } from '#renderer/desk/translations/put-units.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import type { Translating } from '#renderer/desk/workers/translating-room.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { isPressed } from '#renderer/kit/keys/keys.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { fieldOfTranslation, focusTyped, replaceText } from './insert-at-cursor.ts';
import { ProposalLine, ProposalOrigin, percentOf } from './proposal-line.tsx';
import { UnitFragments, useFragments } from './unit-fragments.tsx';

interface ProposalsProps {
  readonly row: UnitRow;
  readonly all: readonly UnitRow[];
  readonly locale: string;
  readonly translating: Translating;
}

const MOST = 4;
/** Sentences are not looked up where a whole text is as similar as this. */
const NEAR = 0.85;

/** Suggested translations, generated from effects or from similar texts. They are taken as drafts, to be reviewed. */
export function UnitProposals({ row, all, locale, translating }: ProposalsProps) {
  const words = useWords(translationWords);
  const memories = useStore(memoriesStore, (state) => state.memories);
  const memory = memoryOfRows(all, memories);
  const { key, source, unit } = row.line;
  const found = useMemo(() => (source === null ? [] : memory.like(source, key, MOST)), [memory, source, key]);
  const isNear = source === null || (found[0]?.likeness ?? 0) >= NEAR;
  const fragments = useFragments(all, isNear ? '' : source, key, locale);
  const said = useSaidByEffect(row, locale, translating);
  const isNew = said !== null && said !== unit?.t;
  const joined = fragments.joined === null ? [] : [fragments.joined.t];
  const offered = [...new Set([...(isNew ? [said] : []), ...found.map(({ t }) => t), ...joined])];
  useProposalKey(row, offered);
  if (source === null) return null;
  const take = (t: string): void => {
    translationsStore.setState({ typed: null });
    void changeUnits(
      [row],
      typedAs(t, 'draft'),
      actionName((of) => of.translate({ key, locale })),
    );
  };
  return (
    <section className="translations-section">
      <h3>{words.proposals}</h3>
      {found.length + fragments.found.length === 0 && !isNew && <p className="muted">{words.noMemory}</p>}
      <ul>
        {isNew && (
          <ProposalLine mark={words.effect} t={said} locale={locale} does={words.take} onTake={() => take(said)}>
            <span className="muted">{words.saidByEffect}</span>
          </ProposalLine>
        )}
        {found.map((one) => (
          <ProposalLine
            key={one.key}
            mark={percentOf(one.likeness)}
            t={one.t}
            locale={locale}
            does={words.take}
            onTake={() => take(one.t)}
          >
            <ProposalOrigin of={one} source={source} sourceLocale={translating.sourceLocale} />
          </ProposalLine>
        ))}
      </ul>
      {fragments.found.length > 0 && (
        <UnitFragments {...{ row, locale, fragments }} sourceLocale={translating.sourceLocale} onTake={take} />
      )}
    </section>
  );
}

/** Alt+↓ puts the first or the next proposal into the field, Alt+↑ the previous one. */
function useProposalKey(row: UnitRow, offered: readonly string[]): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement } = document;
    const isNext = isPressed(event, 'Alt+ArrowDown');
    if ((!isNext && !isPressed(event, 'Alt+ArrowUp')) || activeElement !== focusTyped()) return;
    event.preventDefault();
    event.stopPropagation();
    const field = fieldOfTranslation();
    const at = offered.indexOf(field?.value ?? '');
    const next = isNext ? (offered[at + 1] ?? offered[0]) : (offered[at - 1] ?? offered.at(-1));
    if (next === undefined) return;
    if (field === null) translationsStore.setState({ row: row.id, typed: next });
    else replaceText(field, next);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => take(event);
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

function useSaidByEffect({ file: { source }, line: { key } }: UnitRow, locale: string, translating: Translating) {
  const of = [locale, source, key].join(' ');
  const ask = async () => ({ of, text: await authoring().call('translationByEffect', { locale, source, key }) });
  // Ask again when the project changes, as the sentence may change.
  const last = useLastAnswer([of, translating], ask);
  return last?.of === of ? last.text : null;
}
