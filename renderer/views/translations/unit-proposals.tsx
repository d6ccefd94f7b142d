import { useEffect, useMemo, useState } from 'react';
import type { TextToSay } from '#authoring/tools/wording/translation-by-effect.ts';
import { memoryOfRows } from '#renderer/desk/translations/memory-of-rows.ts';
import { changeUnits, typedAs } from '#renderer/desk/translations/put-units.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { actionName, translationWords } from '#renderer/desk/words/translation-words.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import type { Translating } from '#renderer/desk/workers/translating-room.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface ProposalsProps {
  readonly row: UnitRow;
  readonly all: readonly UnitRow[];
  readonly locale: string;
  readonly translating: Translating;
}

const MOST = 4;

/** What the translation may be: as the effects say it, and as texts like this one are translated. Each is taken as a draft, since somebody has to read it. */
export function UnitProposals({ row, all, locale, translating }: ProposalsProps) {
  const words = useWords(translationWords);
  const memory = useMemo(() => memoryOfRows(all), [all]);
  const { key, source, unit } = row.line;
  const found = useMemo(() => (source === null ? [] : memory.like(source, key, MOST)), [memory, source, key]);
  const said = useSaidByEffect(row, locale, translating);
  if (source === null) return null;
  const take = (t: string): void => {
    translationsStore.setState({ typed: null });
    void changeUnits(
      [row],
      typedAs(t, 'draft'),
      actionName((of) => of.translate(key, locale)),
    );
  };
  const isNew = said !== null && said !== unit?.t;
  return (
    <section className="translations-section">
      <h3>{words.proposals}</h3>
      {found.length === 0 && !isNew && <p className="translations-quiet">{words.noMemory}</p>}
      <ul className="translations-memory">
        {isNew && (
          <li>
            <button type="button" title={words.take} onClick={() => take(said)}>
              <b>{words.effect}</b>
              <span lang={locale}>{said}</span>
              <span className="translations-quiet">{words.saidByEffect}</span>
            </button>
          </li>
        )}
        {found.map((one) => (
          <li key={one.key}>
            <button type="button" title={words.take} onClick={() => take(one.t)}>
              <b>{Math.floor(one.likeness * 100)} %</b>
              <span lang={locale}>{one.t}</span>
              <span className="translations-quiet">
                {one.key}
                {one.isAdapted && ` · ${words.adapted}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the effects of a text say in the locale, as the project is now; null: nothing that could be said. */
function useSaidByEffect({ file: { source }, line: { key } }: UnitRow, locale: string, translating: Translating) {
  const [said, setSaid] = useState<{ readonly of: string; readonly text: string | null } | null>(null);
  const of = [locale, source, key].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the project the sentence may be another
  useEffect(() => {
    let isWanted = true;
    const asked: TextToSay = { locale, source, key };
    void authoring()
      .call('translationByEffect', asked)
      .then((text) => isWanted && setSaid({ of, text }));
    return () => {
      isWanted = false;
    };
  }, [locale, source, key, of, translating]);
  return said?.of === of ? said.text : null;
}
