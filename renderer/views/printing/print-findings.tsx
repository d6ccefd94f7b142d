import { useStore } from 'zustand';
import type { Problem, Severity } from '#authoring/text/problems/problem.ts';
import type { finestChecksFor } from '#authoring/tools/print/finest-problems.ts';
import { openHelpOn } from '#renderer/desk/help/help-store.ts';
import { closePrinting } from '#renderer/desk/printing/printing-store.ts';
import { goTo } from '#renderer/desk/project/project-store.ts';
import { printWords } from '#renderer/desk/words/generated/print-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { printRunStore } from './run-print.ts';

const MOST = 40;
const order: readonly Severity[] = ['error', 'warning', 'info'];

interface PrintFindingsProps {
  readonly problems: readonly Problem[];
  /** Checks that run while printing. */
  readonly looks: ReturnType<typeof finestChecksFor>;
}

export function PrintFindings({ problems: before, looks }: PrintFindingsProps) {
  const words = useWords(printWords);
  const end = useStore(printRunStore, (state) => state.end);
  const found = end?.state === 'printed' || end?.state === 'refused' ? end.problems : null;
  const problems = found ?? before;
  const sorted = order.flatMap((severity) => problems.filter((one) => one.severity === severity));
  return (
    <section className="print-findings" aria-label={words.findings}>
      <h3 className="bold text-13">{words.findings}</h3>
      {sorted.length === 0 && <p className="muted text-12">{words.clean}</p>}
      {sorted.length > 0 && (
        <ul className="scroll">
          {sorted.slice(0, MOST).map((problem) => (
            <Finding key={`${problem.code} ${problem.file} ${JSON.stringify(problem.data)}`} problem={problem} />
          ))}
        </ul>
      )}
      {sorted.length > MOST && <p className="muted text-12">{words.more({ count: sorted.length - MOST })}</p>}
      {found === null && <p className="muted text-12">{words.unseen(looks)}</p>}
    </section>
  );
}

function Finding({ problem }: { readonly problem: Problem }) {
  const words = useWords(printWords);
  const locale = useLocale();
  const { code, severity, file, range, message } = problem;
  const where = `${file}:${range.start.line + 1}`;
  return (
    <li className="row gap-3">
      <span className={`sign sign-${severity}`}>
        <Icon name={severity} />
      </span>
      <span className="hidden">{words.severity[severity]}</span>
      <span className="grow">
        {message[locale]}
        <Button
          look="link"
          className="print-place-of"
          aria-label={words.goThere({ where })}
          onClick={() => {
            closePrinting();
            goTo({ path: file, ...range.start });
          }}
        >
          {where}
        </Button>
      </span>
      <Button
        look="link"
        className="print-place-of muted"
        onClick={() => {
          closePrinting();
          openHelpOn(code);
        }}
      >
        {code}
      </Button>
    </li>
  );
}
