import { useStore } from 'zustand';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './branches-view.css';
import { useMemo, useState } from 'react';
import type { Branch } from '#authoring/tools/branches/branch.ts';
import { branchTracks } from '#authoring/tools/branches/rails.ts';
import { branchEnd, branchName } from '#renderer/desk/branches/branch-name.ts';
import { branchesStore, putBranch } from '#renderer/desk/branches/branches-store.ts';
import { dropBranch, noteBranch } from '#renderer/desk/branches/keep-branches.ts';
import { nameBranch, openBranch, pinBranch } from '#renderer/desk/branches/open-branch.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { editEffectWords } from '#renderer/desk/words/generated/edit-effect-words.ts';
import { type LineWords, lineWords } from '#renderer/desk/words/generated/line-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useOwnContent } from '#renderer/parts/play/use-own-content.ts';
import { BookmarkList } from './bookmark-list.tsx';
import { BranchButton } from './branch-button.tsx';
import { BranchStrip } from './branch-strip.tsx';
import { Comparison } from './comparison.tsx';
import { EditEffects } from './edit-effects.tsx';
import { Lockstep } from './lockstep.tsx';
import { NameForm } from './name-form.tsx';
import { OwnContentButton } from './own-content-button.tsx';

export function BranchesView() {
  const words = useWords(lineWords);
  const { lines, faults } = useStore(branchesStore);
  const open = useStore(playStore, (state) => state.line);
  const [compared, setCompared] = useState<string | null>(null);
  const [dropped, setDropped] = useState<Branch | null>(null);
  // The pinned line that is open on its own content
  const [onOwn, setOnOwn] = useState<string | null>(null);
  const listed = useMemo(
    () => [...lines.values()].sort((a, b) => Number(b.id === open) - Number(a.id === open) || b.played - a.played),
    [lines, open],
  );
  const other = compared === null ? undefined : lines.get(compared);
  const pinned = onOwn === null ? undefined : lines.get(onOwn);
  return (
    <div className="view scroll">
      <BranchStrip />
      <div className="lines-body">
        <p className="lines-note muted text-12">{listed.length === 0 ? words.none : words.keptAlways}</p>
        <EditEffects />
        <div role="status">
          {dropped !== null && (
            <p className="note">
              {words.removed({ name: branchName(dropped, words, lines) })}
              <Button
                onClick={() => {
                  putBranch(dropped);
                  noteBranch(dropped.id);
                  setDropped(null);
                }}
              >
                {words.bringBack}
              </Button>
            </p>
          )}
        </div>
        <ul aria-label={words.all}>
          {listed.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              isOpen={line.id === open}
              isCompared={line.id === compared}
              isOnOwn={line.id === onOwn}
              onOwn={() => setOnOwn(line.id === onOwn ? null : line.id)}
              onCompare={() => setCompared(line.id === compared ? null : line.id)}
              onDrop={() => {
                setDropped(line);
                if (line.id === compared) setCompared(null);
                void dropBranch(line.id);
              }}
            />
          ))}
        </ul>
        {faults.length > 0 && (
          <section className="note note-warning" aria-label={words.faults}>
            <strong>{words.faults}</strong>
            <ul>
              {faults.map(({ file, why }) => (
                <li key={file}>{words.fault({ file, why: words.why[why] })}</li>
              ))}
            </ul>
          </section>
        )}
        {pinned !== undefined && <Lockstep line={pinned} first={0} onClose={() => setOnOwn(null)} />}
        {other !== undefined && <Comparison other={other} name={branchName(other, words, lines)} />}
      </div>
    </div>
  );
}

interface LineRowProps {
  readonly line: Branch;
  readonly isOpen: boolean;
  readonly isCompared: boolean;
  readonly onCompare: () => void;
  readonly isOnOwn: boolean;
  readonly onOwn: () => void;
  readonly onDrop: () => void;
}

function LineRow({ line, isOpen, isCompared, onCompare, isOnOwn, onOwn, onDrop }: LineRowProps) {
  const words = useWords(lineWords);
  const effectWords = useWords(editEffectWords);
  const isPinned = line.pinned === true;
  const locale = useLocale();
  const lines = useStore(branchesStore, (state) => state.lines);
  const busy = useStore(playStore, (state) => state.busy || state.program !== null);
  const isOnOwnContent = useOwnContent();
  const [isNaming, setNaming] = useState(false);
  const name = branchName(line, words, lines);
  const opens = !isOpen ? words.open : isOnOwnContent ? words.goOnOnPresent : words.isOpen;
  return (
    <li className={isOpen ? 'lines-row lines-open' : 'lines-row'}>
      <div className="row wrap lines-what">
        {isNaming ? (
          <NameForm
            label={words.name}
            name={line.name ?? ''}
            onDone={(given) => {
              if (given !== null) nameBranch(line.id, given);
              setNaming(false);
            }}
          />
        ) : (
          <strong className="bold">{name}</strong>
        )}
        <span className="muted text-12">
          {[...factsOf(line, words, isOpen), ...(isPinned ? [effectWords.pinned] : [])].join(' · ')}
        </span>
        <time className="muted text-12" dateTime={new Date(line.played).toISOString()}>
          {new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(line.played)}
        </time>
      </div>
      {line.bookmarks.length > 0 && <BookmarkList {...{ line, isOpen }} off={busy} />}
      <div className="row wrap gap-2">
        <BranchButton
          says={opens}
          of={name}
          off={(isOpen && !isOnOwnContent) || busy}
          onClick={() => void openBranch(line.id)}
        />
        <BranchButton says={words.compare} of={name} off={isOpen} aria-pressed={isCompared} onClick={onCompare} />
        <BranchButton says={words.rename} of={name} onClick={() => setNaming(true)} />
        <BranchButton
          says={effectWords.pin}
          of={name}
          aria-pressed={isPinned}
          aria-description={effectWords.pinHint}
          onClick={() => pinBranch(line.id, !isPinned)}
        />
        {isPinned && <OwnContentButton line={line} name={name} off={busy || (isOpen && isOnOwnContent)} />}
        {isPinned && <BranchButton says={effectWords.sideBySide} of={name} aria-pressed={isOnOwn} onClick={onOwn} />}
        <BranchButton says={words.remove} of={name} off={isOpen} onClick={onDrop} />
      </div>
    </li>
  );
}

function factsOf(line: Branch, words: LineWords, isOpen: boolean): readonly string[] {
  const results = playStore.getState().view?.results ?? {};
  const hasCheats = line.log.some((entry) => 'cheat' in entry);
  const parting = isOpen ? [] : partingOf(line, words);
  return [
    ...parting,
    words.length({ count: line.log.length }),
    branchEnd(line, words, results),
    ...(hasCheats ? [words.forced] : []),
  ];
}

function partingOf(line: Branch, words: LineWords): readonly string[] {
  const { played, undone, line: open } = playStore.getState();
  if (played === null) return [];
  const [rail] = branchTracks({ id: open, setup: played.setup, log: [...played.entries, ...undone] }, [line]);
  return rail === undefined ? [] : [words.unnamed({ at: rail.from })];
}
