import { useState } from 'react';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { askForFixes } from '#renderer/desk/problems/fix-problem.ts';
import { actionName } from '#renderer/desk/translations/action-name.ts';
import { putListedWord } from '#renderer/desk/translations/put-term.ts';
import { changeUnits, waived } from '#renderer/desk/translations/put-units.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { TextForm } from '#renderer/kit/asking/text-form.tsx';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { keepFocus } from './keep-focus.ts';
import { useUnitProblems } from './use-unit-problems.ts';

export function UnitProblems({ row, locale }: { readonly row: UnitRow; readonly locale: string }) {
  const words = useWords(translationWords);
  const found = useUnitProblems(row, locale);
  if (found === null) return null;
  const { problems, isTyped } = found;
  return (
    <section className="translations-section">
      <h3>{words.problems}</h3>
      {problems.length === 0 && <p className="muted">{words.noProblems}</p>}
      <ul className="stack translations-problems">
        {problems.map((problem) => (
          <OneProblem key={`${problem.code} ${problem.message.en}`} {...{ row, problem, isTyped }} />
        ))}
      </ul>
    </section>
  );
}

interface OneProblemProps {
  readonly row: UnitRow;
  readonly problem: Problem;
  readonly isTyped: boolean;
}

function OneProblem({ row, problem, isTyped }: OneProblemProps) {
  const words = useWords(translationWords);
  const locale = useLocale();
  const [asksWhy, setAsksWhy] = useState(false);
  function waive(why: string | null, from: Element): void {
    keepFocus(from);
    setAsksWhy(false);
    if (why === null) return;
    void changeUnits(
      [row],
      waived(problem.code, why.trim()),
      actionName((of) => of.waive({ key: row.line.key })),
    );
  }
  function list({ currentTarget }: { readonly currentTarget: Element }): void {
    keepFocus(currentTarget);
    void putListedWord(String(problem.data['locale']), String(problem.data['said']));
  }
  return (
    <li data-severity={problem.severity}>
      <p className="row gap-2">
        <Icon name={problem.severity} />
        {problem.message[locale]} <span className="muted">{problem.code}</span>
      </p>
      {problem.code === 'L10N053' ? (
        <div className="row wrap gap-2">
          {!isTyped && <Button onClick={() => void askForFixes(problem)}>{words.fix}</Button>}
          <Button onClick={list}>{words.listWord}</Button>
        </div>
      ) : asksWhy ? (
        <TextForm
          label={words.why}
          hint={words.why}
          submit={words.waiveDo}
          cancel={words.cancel}
          isRequired
          onDone={waive}
        />
      ) : (
        <div className="row wrap gap-2">
          {!isTyped && <Button onClick={() => void askForFixes(problem)}>{words.fix}</Button>}
          {problem.severity === 'warning' && <Button onClick={() => setAsksWhy(true)}>{words.waive}</Button>}
        </div>
      )}
    </li>
  );
}
