import { useEffect, useMemo, useState } from 'react';
import { pathInside } from '#authoring/text/files/package-path.ts';
import type { Problem, Severity } from '#authoring/text/problems/problem.ts';
import { openHelpOn } from '#renderer/desk/help/help-store.ts';
import { askForFixes } from '#renderer/desk/problems/fix-problem.ts';
import {
  groupings,
  type ListedProblem,
  type Listing,
  listed,
  severities,
} from '#renderer/desk/problems/listed-problems.ts';
import { goTo, openFile } from '#renderer/desk/project/project-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { fixWords } from '#renderer/desk/words/generated/fix-words.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import type { Fixable } from '#renderer/desk/workers/fix-room.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { rowKeys } from '#renderer/kit/lists/row-keys.ts';
import { VirtualRows } from '#renderer/kit/lists/virtual-rows.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { RulesIn } from '#renderer/parts/rules/rule-text.tsx';
import { PlayFromHere } from '../advice/play-from-here-button.tsx';
import { compareCopy, duplicatedPathOf } from '../editor/copy-note.tsx';

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
  const fixable = useFixable(problems);

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
              <Row problem={problem} fixable={fixable} withFile={listing.by !== 'file'} />
            </>
          );
        }}
      </VirtualRows>
      {problems.length > 1 && <Narrow problems={problems} listing={listing} onChange={setListing} />}
    </>
  );
}

/** The codes that have fixes, and why others have none; asked again when new codes appear. */
function useFixable(problems: readonly Problem[]): Fixable {
  const [fixable, setMendable] = useState<Fixable>({ codes: [], whyNot: {} });
  const codes = useMemo(() => [...new Set(problems.map(({ code }) => code))].sort().join(' '), [problems]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the set of codes changes
  useEffect(() => {
    let isWanted = true;
    void authoring()
      .call('fixable', null)
      .then((found) => isWanted && setMendable(found))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [codes]);
  return fixable;
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
  readonly fixable: Fixable;
  readonly withFile: boolean;
}

/** Whether a game can reach the file: not texts, playtests or the manifest. */
const isPlayed = (file: string): boolean =>
  file.endsWith('.json') && !/^(l10n|playtests)\/|^studio\.json$/.test(pathInside(file));

function Row({ problem, fixable, withFile }: RowProps) {
  const words = useWords(deskWords);
  const fixing = useWords(fixWords);
  const locale = useLocale();
  const { file, severity, code, message, range } = problem;
  const { line, character } = range.start;
  const original = duplicatedPathOf(problem);
  const whyNot = fixable.whyNot[code];
  return (
    <div className="problem">
      <Button
        look="bare"
        className="problem-row bare hovers flex wrap text-12"
        onClick={() => goTo({ path: file, line, character })}
      >
        <span className={`sign sign-${severity}`} role="img" aria-label={words.severity[severity]}>
          <Icon name={severity} />
        </span>
        <span className="problem-text breaks">
          {message[locale]}
          {whyNot !== undefined && <span className="problem-why muted">{whyNot[locale]}</span>}
        </span>
        <span className="problem-place push breaks faint" data-tip={file}>
          <span className={withFile ? undefined : 'hidden'}>{file} </span>
          {line + 1}:{character + 1}
        </span>
      </Button>
      <a
        href={`#${code}`}
        className="problem-code code fixed muted text-12"
        aria-label={fixing.explain({ code })}
        onClick={(event) => {
          event.preventDefault();
          openHelpOn(code);
        }}
      >
        {code}
      </a>
      {fixable.codes.includes(code) && (
        <Button className="problem-fix fixed text-12" onClick={() => void askForFixes(problem)}>
          {fixing.fix}
        </Button>
      )}
      {isPlayed(file) && (
        <PlayFromHere
          goals={async () => (await import('#renderer/desk/advice/play-from-here.ts')).goalsOfProblem(problem)}
          of={`${file} ${line + 1}:${character + 1}`}
          inRow
        />
      )}
      {typeof problem.data['key'] === 'string' && /^l10n\//.test(file) && (
        <Button
          className="problem-fix fixed text-12"
          onClick={() =>
            void import('#renderer/desk/translations/open-unit.ts').then(({ openUnit }) => openUnit(problem))
          }
        >
          {fixing.openUnit}
        </Button>
      )}
      {original !== null && (
        <Button className="problem-fix fixed text-12" onClick={() => compareCopy(file)}>
          {words.compareWith({ path: original })}
        </Button>
      )}
      {code === 'ENC001' && (
        <Button className="problem-fix fixed text-12" onClick={() => openFile(file)}>
          {words.foreignConvertOpen}
        </Button>
      )}
      <RulesIn text={message.en} />
    </div>
  );
}
