import { useEffect, useRef } from 'react';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { printedFaults } from '#renderer/desk/gallery/printed-faults.ts';
import { openHelpOn } from '#renderer/desk/help/help-store.ts';
import { faultNumbers } from '#renderer/desk/inspector/problems-of.ts';
import { askForFixes } from '#renderer/desk/problems/fix-problem.ts';
import { goTo, openFile } from '#renderer/desk/project/project-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { fixWords } from '#renderer/desk/words/generated/fix-words.ts';
import { inspectorWords } from '#renderer/desk/words/generated/inspector-words.ts';
import type { Fixable } from '#renderer/desk/workers/fix-room.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { RulesIn } from '#renderer/parts/rules/rule-text.tsx';
import { compareCopy, duplicatedPathOf } from '../editor/copy-note.tsx';

interface ProblemCardProps {
  readonly problem: Problem;
  readonly fixable: Fixable;
  /** A mark led to it. */
  readonly asked: object | null;
}

/** The one place of a problem: its sentence and what can be done. */
export function ProblemCard({ problem, fixable, asked }: ProblemCardProps) {
  const words = useWords(inspectorWords);
  const desk = useWords(deskWords);
  const fixing = useWords(fixWords);
  const locale = useLocale();
  const card = useRef<HTMLLIElement>(null);
  const { file, severity, code, message, range } = problem;
  const { line, character } = range.start;
  useEffect(() => {
    if (asked !== null) card.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return (
    <li ref={card} className="problem-card stack gap-2 text-12" data-severity={severity} data-asked={asked !== null}>
      <Numbers problem={problem} />
      <p className="row gap-3 problem-said breaks">
        <span className={`sign sign-${severity}`} role="img" aria-label={desk.severity[severity]}>
          <Icon name={severity} />
        </span>
        <span>{message[locale]}</span>
      </p>
      {fixable.whyNot[code] !== undefined && <p className="muted">{fixable.whyNot[code][locale]}</p>}
      <div className="row wrap gap-2">
        <Ways problem={problem} isFixable={fixable.codes.includes(code)} />
        <span className="head-space" />
        <Button
          look="link"
          data-tip={`${file} ${line + 1}:${character + 1}`}
          onClick={() => goTo({ path: file, line, character })}
        >
          {words.toPlace}
        </Button>
        <Button look="link" className="code" aria-label={fixing.explain({ code })} onClick={() => openHelpOn(code)}>
          {code}
        </Button>
        <RulesIn text={message.en} />
      </div>
    </li>
  );
}

/** The printed number and the effect's. */
function Numbers({ problem }: Pick<ProblemCardProps, 'problem'>) {
  const words = useWords(fixWords);
  const { printed, effect } = printedFaults.has(problem.code) ? faultNumbers(problem) : { printed: [], effect: [] };
  if (printed.length === 0 || effect.length === 0) return null;
  return (
    <strong className="problem-numbers">
      {words.printedAgainst({ printed: printed.join(words.and), effect: effect.join(words.and) })}
    </strong>
  );
}

function Ways({ problem, isFixable }: Pick<ProblemCardProps, 'problem'> & { readonly isFixable: boolean }) {
  const desk = useWords(deskWords);
  const fixing = useWords(fixWords);
  const { file, code, data } = problem;
  const { key } = data;
  const original = duplicatedPathOf(problem);
  const openUnit = async (unit: string) =>
    (await import('#renderer/desk/translations/open-unit.ts')).openUnit(file, unit);
  return (
    <>
      {isFixable && <Button onClick={() => void askForFixes(problem)}>{fixing.fix}</Button>}
      {typeof key === 'string' && /^l10n\//.test(file) && (
        <Button onClick={() => void openUnit(key)}>{fixing.openUnit}</Button>
      )}
      {original !== null && <Button onClick={() => compareCopy(file)}>{desk.compareWith({ path: original })}</Button>}
      {code === 'ENC001' && <Button onClick={() => openFile(file)}>{desk.foreignConvertOpen}</Button>}
    </>
  );
}
