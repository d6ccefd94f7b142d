import './problems.css';
import type { Problem } from '#authoring/problem.ts';
import { Icon } from '../look/icon.tsx';
import { goTo, openFile } from '../project/project-store.ts';
import { RulesIn } from '../rules/rule-text.tsx';
import { useLocale, useWords } from '../words/locale-store.ts';
import { fixFor, mend } from './mend.ts';
import { useProblems } from './problems-store.ts';

/** All problems of the project; a click goes there. */
export function Problems() {
  const words = useWords();
  const { problems, files, checked } = useProblems();
  return (
    <section className="problems" aria-label={words.problems}>
      <h2>
        {words.problems}
        {problems.length > 0 && <span className="badge badge-quiet">{problems.length}</span>}
        <span className="heading-note">{checked ? words.lookedAt(files, problems.length) : words.checking}</span>
      </h2>
      {problems.length === 0 ? (
        <p className="empty">
          {checked && <strong>{words.noProblems}</strong>} {checked ? words.lookedAt(files, 0) : words.checking}
        </p>
      ) : (
        <ul className="rows">
          {problems.map((problem) => (
            <li key={keyOf(problem)}>
              <ProblemRow problem={problem} />
              {problem.code === 'ENC001' && <Convert path={problem.file} />}
              {typeof problem.data['nearest'] === 'string' && <Mend problem={problem} />}
              <RulesIn text={problem.message.en} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function keyOf({ file, code, range, message }: Problem): string {
  return `${file} ${code} ${range.start.line}:${range.start.character} ${message.en}`;
}

/** Behind the problem and not in it: the first button of each goes there. */
function Mend({ problem }: { readonly problem: Problem }) {
  const locale = useLocale((state) => state.locale);
  const fix = fixFor(problem);
  if (fix === null) return null;
  /** And goes there: the button is gone with the problem, and the focus must not be. */
  function mendHere(): void {
    mend(problem);
    goTo({ path: problem.file, ...problem.range.start });
  }
  return (
    <button type="button" className="button problem-fix" onClick={mendHere}>
      {fix.title[locale]}
    </button>
  );
}

/** Goes to the file, where its text is shown and can be converted. */
function Convert({ path }: { readonly path: string }) {
  const words = useWords();
  return (
    <button type="button" className="button problem-fix" onClick={() => openFile(path)}>
      {words.foreignConvertOpen}
    </button>
  );
}

function ProblemRow({ problem }: { readonly problem: Problem }) {
  const { locale, words } = useLocale();
  const { file, severity, code, message, range } = problem;
  const { line, character } = range.start;
  return (
    <button type="button" className="problem-row" onClick={() => goTo({ path: file, line, character })}>
      <span className={`sign sign-${severity}`} role="img" aria-label={words.severity[severity]}>
        <Icon name={severity} />
      </span>
      <span className="problem-text">
        {message[locale]} <code>{code}</code>
      </span>
      <span className="problem-place" title={file}>
        {file} {line + 1}:{character + 1}
      </span>
    </button>
  );
}
