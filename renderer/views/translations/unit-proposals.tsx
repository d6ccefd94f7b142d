import { useMemo } from 'react';
import { actionName } from '#renderer/desk/translations/action-name.ts';
import { memoryOfRows } from '#renderer/desk/translations/memory-of-rows.ts';
import { changeUnits, typedAs } from '#renderer/desk/translations/put-units.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import type { Translating } from '#renderer/desk/workers/translating-room.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface ProposalsProps {
  readonly row: UnitRow;
  readonly all: readonly UnitRow[];
  readonly locale: string;
  readonly translating: Translating;
}

const MOST = 4;

/** Suggested translations, generated from effects or from similar texts. They are taken as drafts, to be reviewed. */
export function UnitProposals({ row, all, locale, translating }: ProposalsProps) {
  const words = useWords(translationWords);
  const memory = memoryOfRows(all);
  const { key, source, unit } = row.line;
  const found = useMemo(() => (source === null ? [] : memory.like(source, key, MOST)), [memory, source, key]);
  const said = useSaidByEffect(row, locale, translating);
  if (source === null) return null;
  const take = (t: string): void => {
    translationsStore.setState({ typed: null });
    void changeUnits(
      [row],
      typedAs(t, 'draft'),
      actionName((of) => of.translate({ key, locale })),
    );
  };
  const isNew = said !== null && said !== unit?.t;
  return (
    <section className="translations-section">
      <h3>{words.proposals}</h3>
      {found.length === 0 && !isNew && <p className="muted">{words.noMemory}</p>}
      <ul>
        {isNew && (
          <li>
            <Button look="row" className="translations-memory" aria-description={words.take} onClick={() => take(said)}>
              <b>{words.effect}</b>
              <span lang={locale}>{said}</span>
              <span className="muted">{words.saidByEffect}</span>
            </Button>
          </li>
        )}
        {found.map((one) => (
          <li key={one.key}>
            <Button
              look="row"
              className="translations-memory"
              aria-description={words.take}
              onClick={() => take(one.t)}
            >
              <b>{Math.floor(one.likeness * 100)} %</b>
              <span lang={locale}>{one.t}</span>
              <span className="muted">
                {one.key}
                {one.isAdapted && ` · ${words.adapted}`}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useSaidByEffect({ file: { source }, line: { key } }: UnitRow, locale: string, translating: Translating) {
  const of = [locale, source, key].join(' ');
  const ask = async () => ({ of, text: await authoring().call('translationByEffect', { locale, source, key }) });
  // Ask again when the project changes, as the sentence may change.
  const last = useLastAnswer([of, translating], ask);
  return last?.of === of ? last.text : null;
}
