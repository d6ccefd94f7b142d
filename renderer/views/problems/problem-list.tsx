import { useMemo, useState } from 'react';
import type { Problem, Severity } from '#authoring/text/problems/problem.ts';
import { openProblem } from '#renderer/desk/inspector/choose.ts';
import {
  groupings,
  type ListedProblem,
  type Listing,
  listed,
  severities,
} from '#renderer/desk/problems/listed-problems.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { fixWords } from '#renderer/desk/words/generated/fix-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { rowKeys } from '#renderer/kit/lists/row-keys.ts';
import { VirtualRows } from '#renderer/kit/lists/virtual-rows.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';

/** Estimated row height before measuring, in pixels. */
const USUAL_ROW = 26;

export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  const words = useWords(fixWords);
  const locale = useLocale();
  const [listing, setListing] = useState<Listing>({ hidden: new Set(), sought: '', by: 'file' });
  const shown = useMemo(() => listed(problems, listing, locale), [problems, listing, locale]);
  const keys = useMemo(
    () => rowKeys(shown.map(({ problem: { file, code, message } }) => `${file} ${code} ${message.en}`)),
    [shown],
  );

  return (
    <>
      {shown.length === 0 && <p className="empty">{words.none}</p>}
      <VirtualRows count={shown.length} usual={USUAL_ROW} keys={keys} hasButton={() => true}>
        {(index) => {
          const { heading, problem } = shown[index] as ListedProblem;
          return (
            <>
              {heading !== null && (
                <p className="virtual-heading">
                  {heading.text} <span>{heading.count}</span>
                </p>
              )}
              <Row problem={problem} withFile={listing.by !== 'file'} />
            </>
          );
        }}
      </VirtualRows>
      {problems.length > 1 && <Narrow problems={problems} listing={listing} onChange={setListing} />}
    </>
  );
}

interface NarrowProps {
  readonly problems: readonly Problem[];
  readonly listing: Listing;
  readonly onChange: (listing: Listing) => void;
}

/** After the list in the DOM, so that Tab reaches the first problem first, but drawn above it. */
function Narrow({ problems, listing, onChange }: NarrowProps) {
  const words = useWords(fixWords);
  const desk = useWords(deskWords);
  function toggle(severity: Severity): void {
    const hidden = new Set(listing.hidden);
    if (!hidden.delete(severity)) hidden.add(severity);
    onChange({ ...listing, hidden });
  }
  return (
    <div className="problem-narrow flex text-12">
      <fieldset className="flex gap-4" aria-label={words.severities}>
        {severities.map((severity) => {
          const count = problems.filter((one) => one.severity === severity).length;
          return count === 0 ? null : (
            <label className="row gap-2" key={severity} data-tip={desk.severity[severity]}>
              <input type="checkbox" checked={!listing.hidden.has(severity)} onChange={() => toggle(severity)} />
              <span className={`sign sign-${severity}`} role="img" aria-label={desk.severity[severity]}>
                <Icon name={severity} />
              </span>
              {count}
            </label>
          );
        })}
      </fieldset>
      <input
        type="search"
        aria-label={words.filter}
        placeholder={words.filter}
        value={listing.sought}
        onChange={(event) => onChange({ ...listing, sought: event.target.value })}
      />
      <Select
        label={words.group}
        value={listing.by}
        options={groupings.map((by) => ({ value: by, label: words.groups[by] }))}
        onChange={(by) => onChange({ ...listing, by })}
      />
    </div>
  );
}

interface RowProps {
  readonly problem: Problem;
  readonly withFile: boolean;
}

/** Leads to the text of the problem and to its fix in the inspector. */
function Row({ problem, withFile }: RowProps) {
  const words = useWords(deskWords);
  const locale = useLocale();
  const { file, severity, code, message, range } = problem;
  const { line, character } = range.start;
  return (
    <Button look="bare" className="problem-row bare hovers flex wide text-12" onClick={() => openProblem(problem)}>
      <span className={`sign sign-${severity}`} role="img" aria-label={words.severity[severity]}>
        <Icon name={severity} />
      </span>
      <span className="problem-text breaks">{message[locale]}</span>
      <span className="problem-code code fixed muted">{code}</span>
      <span className="problem-place push breaks faint" data-tip={file}>
        <span className={withFile ? undefined : 'hidden'}>{file} </span>
        {line + 1}:{character + 1}
      </span>
    </Button>
  );
}
