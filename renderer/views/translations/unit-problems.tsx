import { type FormEvent, useState } from 'react';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { askMend } from '#renderer/desk/problems/mend.ts';
import { changeUnits, waived } from '#renderer/desk/translations/put-units.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { actionName, translationWords } from '#renderer/desk/words/translation-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { keepFocus } from './keep-focus.ts';

/** What is wrong with a translation: mended, or said to be meant with a reason. */
export function UnitProblems({ row }: { readonly row: UnitRow }) {
  const words = useWords(translationWords);
  if (row.line.unit === null) return null;
  return (
    <section className="translations-section">
      <h3>{words.problems}</h3>
      {row.problems.length === 0 && <p className="translations-quiet">{words.noProblems}</p>}
      <ul className="translations-problems">
        {row.problems.map((problem) => (
          <OneProblem key={`${problem.code} ${problem.message.en}`} {...{ row, problem }} />
        ))}
      </ul>
    </section>
  );
}

function OneProblem({ row, problem }: { readonly row: UnitRow; readonly problem: Problem }) {
  const words = useWords(translationWords);
  const locale = useLocale();
  const [why, setWhy] = useState<string | null>(null);
  function waive(event: FormEvent): void {
    event.preventDefault();
    if (why === null || why.trim() === '') return;
    const { key } = row.line;
    keepFocus(event.currentTarget);
    setWhy(null);
    void changeUnits(
      [row],
      waived(problem.code, why.trim()),
      actionName((of) => of.waive(key)),
    );
  }
  return (
    <li data-severity={problem.severity}>
      <p>
        <Icon name={problem.severity === 'error' ? 'error' : 'warning'} />
        {problem.message[locale]} <span className="translations-quiet">{problem.code}</span>
      </p>
      {why === null ? (
        <div className="translations-buttons">
          <Button onClick={() => void askMend(problem)}>{words.mend}</Button>
          {problem.severity === 'warning' && <Button onClick={() => setWhy('')}>{words.waive}</Button>}
        </div>
      ) : (
        <form className="translations-buttons" onSubmit={waive}>
          <input
            aria-label={words.why}
            placeholder={words.why}
            value={why}
            // biome-ignore lint/a11y/noAutofocus: the field was asked for a moment ago
            autoFocus
            onChange={(event) => setWhy(event.target.value)}
          />
          <Button type="submit" aria-disabled={why.trim() === ''}>
            {words.waiveDo}
          </Button>
          <Button
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              setWhy(null);
            }}
          >
            {words.cancel}
          </Button>
        </form>
      )}
    </li>
  );
}
