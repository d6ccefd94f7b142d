import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Branch } from '#authoring/tools/branches/branch.ts';
import { branchName } from '#renderer/desk/branches/branch-name.ts';
import { branchesStore } from '#renderer/desk/branches/branches-store.ts';
import { textsOfBranch } from '#renderer/desk/branches/keep-branches.ts';
import { textsOfContent } from '#renderer/desk/branches/known-contents.ts';
import { requestReplay } from '#renderer/desk/branches/replay-all.ts';
import { presentTexts } from '#renderer/desk/play/own-content.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { type CompressedTexts, wholeTexts } from '#renderer/desk/texts/compressed-text.ts';
import { editEffectWords } from '#renderer/desk/words/generated/edit-effect-words.ts';
import { lineWords } from '#renderer/desk/words/generated/line-words.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { type ComparisonResult, Differences } from './comparison.tsx';

interface LockstepProps {
  readonly line: Branch;
  /** The decision before which the first difference shows. */
  readonly first: number;
  readonly onClose: () => void;
}

export function Lockstep({ line, first, onClose }: LockstepProps) {
  const words = useWords(editEffectWords);
  const lineLabels = useWords(lineWords);
  const locale = useLocale();
  const lines = useStore(branchesStore, (state) => state.lines);
  const playedOn = useStore(playStore, presentTexts);
  const [at, setAt] = useState(first);
  const { setup, log, contentHash } = line;
  const known = useMemo(() => textsOfContent(contentHash) ?? undefined, [contentHash]);
  const kept = useLastAnswer([line], () => textsOfBranch(line));
  // undefined: still loading
  const before = kept === undefined ? known : kept;
  const ask = async (texts: CompressedTexts): Promise<ComparisonResult | 'failed'> => {
    const asked = { line: { setup, log }, at, before: wholeTexts(texts), locale };
    return (await requestReplay((client) => client.call('boards', asked))) ?? 'failed';
  };
  // Ask again when the content changes, as the worker plays on it.
  const found = useLastAnswer([setup, log, contentHash, before, at, locale, playedOn], () =>
    before == null ? null : ask(before),
  );
  const title = words.lockstep({ name: branchName(line, lineLabels, lines) });
  return (
    <section className="lines-comparison" aria-label={title}>
      <div className="row between">
        <h3 className="text-15">{title}</h3>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
      {before === null && <p className="note">{words.notKnown}</p>}
      {before != null && (
        <div className="row wrap gap-2 lockstep-steps">
          <Button off={at === 0} onClick={() => setAt(at - 1)}>
            {words.back}
          </Button>
          <input
            type="range"
            aria-label={words.moment}
            aria-valuetext={lineLabels.at({ at, total: at === log.length ? null : log.length })}
            min={0}
            max={log.length}
            value={at}
            onChange={(event) => setAt(Number(event.target.value))}
          />
          <Button off={at === log.length} onClick={() => setAt(at + 1)}>
            {words.on}
          </Button>
          <Button off={at === first} onClick={() => setAt(first)}>
            {words.toDifference}
          </Button>
          <span className="muted text-12" role="status">
            {lineLabels.at({ at, total: at === log.length ? null : log.length })}
          </span>
        </div>
      )}
      {found === 'failed' && <p className="note note-warning">{lineLabels.notCompared}</p>}
      {before != null && found === undefined && <p className="empty">{lineLabels.comparingNow}</p>}
      {found !== undefined && found !== 'failed' && (
        <Differences found={found} here={words.before} name={words.after} />
      )}
    </section>
  );
}
