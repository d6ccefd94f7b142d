import { type RefObject, useMemo, useState } from 'react';
import { unitStates } from '#authoring/project/localization/unit-lines.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { countPeople } from '#authoring/tools/translations/people-counts.ts';
import {
  type Amount,
  addedUp,
  countStates,
  type UnitCounts,
  wordCounter,
} from '#authoring/tools/translations/unit-counts.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import type { Translating } from '#renderer/desk/workers/translating-room.ts';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { DialogActions } from '#renderer/kit/popups/dialog.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';

interface AmountsDialogProps {
  readonly locale: string;
  readonly translating: Translating;
  readonly all: readonly UnitRow[];
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const measures = ['words', 'characters', 'units'] as const satisfies readonly (keyof Amount)[];

export function AmountsDialog({ locale, translating, all: rows, opener, onClose }: AmountsDialogProps) {
  const { files, sourceLocale, assignments } = translating;
  const words = useWords(translationWords);
  const nameOf = useLanguageName();
  const spoken = useLocale();
  const [by, setBy] = useState<keyof Amount>('words');
  const counted = useMemo(() => {
    const wordsIn = wordCounter(sourceLocale);
    return files.map(({ source, lines }) => ({ source, counts: countStates(lines, wordsIn) }));
  }, [files, sourceLocale]);
  const people = useMemo(
    () => countPeople(files, assignments, wordCounter(sourceLocale)),
    [files, assignments, sourceLocale],
  );
  const kinds = useMemo(() => problemKinds(rows), [rows]);
  const all = addedUp(counted.map(({ counts }) => counts));
  return (
    <Modal
      onClose={onClose}
      className="dialog dialog-wide translations-amounts"
      finalFocus={opener}
      title={words.amountsTitle({ language: nameOf(locale) })}
    >
      <div className="row wrap">
        <Segments label={words.measure} value={by} options={measures} onChange={setBy}>
          {(one) => words.measures[one]}
        </Segments>
        <span className="muted">{words.amountsSaid}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
      <section className="box" aria-label={words.amountsList} tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.file}</th>
              {unitStates.map((state) => (
                <th key={state} scope="col">
                  {words.states[state]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counted.map(({ source, counts }) => (
              <Line key={source} {...{ counts, by }} name={source} />
            ))}
          </tbody>
          {people.length > 0 && (
            <tbody>
              {people.map(({ person, until, ...counts }) => (
                <Line
                  key={person ?? ''}
                  {...{ counts, by }}
                  name={until === null ? (person ?? words.unassigned) : words.dueOn({ person: person ?? '', until })}
                />
              ))}
            </tbody>
          )}
          <tfoot>
            <Line counts={all} by={by} name={words.allFiles} />
          </tfoot>
        </table>
        {kinds.length > 0 && (
          <table className="table translations-kinds">
            <thead>
              <tr>
                <th scope="col">{words.problems}</th>
                <th scope="col">{words.measures.units}</th>
                <th scope="col">{words.firstProblem}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ code, count, first }) => (
                <tr key={code}>
                  <th scope="row">{code}</th>
                  <td>{count}</td>
                  <td>{first.message[spoken]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <DialogActions cancel={words.close} />
    </Modal>
  );
}

/** The most frequent first. */
function problemKinds(rows: readonly UnitRow[]) {
  const found = new Map<string, { readonly code: string; readonly first: Problem; count: number }>();
  for (const problem of rows.flatMap((row) => row.problems)) {
    const before = found.get(problem.code);
    if (before === undefined) found.set(problem.code, { code: problem.code, first: problem, count: 1 });
    else before.count++;
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

interface LineProps {
  readonly name: string;
  readonly counts: UnitCounts;
  readonly by: keyof Amount;
}

function Line({ name, counts, by }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {unitStates.map((state) => {
        const amount = counts.states[state][by];
        return <td key={state}>{amount === 0 ? '–' : amount.toLocaleString()}</td>;
      })}
    </tr>
  );
}
