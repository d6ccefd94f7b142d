import { useStore } from 'zustand';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './branch-strip.css';
import { useMemo, useRef, useState } from 'react';
import type { Bookmark, Branch } from '#authoring/tools/branches/branch.ts';
import { firstOther } from '#authoring/tools/branches/event-fingerprints.ts';
import { type BranchTrack, branchTracks } from '#authoring/tools/branches/rails.ts';
import { cheatsIn, type LogEntry } from '#engine/kernel/naming/naming.ts';
import { branchEnd, branchName } from '#renderer/desk/branches/branch-name.ts';
import { branchesStore } from '#renderer/desk/branches/branches-store.ts';
import { openBranch, setBookmark } from '#renderer/desk/branches/open-branch.ts';
import { scaleOf } from '#renderer/desk/branches/scale.ts';
import { jumpTo } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { allDone } from '#renderer/desk/play/running-engine.ts';
import { lineWords } from '#renderer/desk/words/generated/line-words.ts';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { useWidth } from '#renderer/kit/layout/use-width.ts';
import { useOwnContent } from '#renderer/parts/play/use-own-content.ts';
import { BranchSlider } from './branch-slider.tsx';
import { NameForm } from './name-form.tsx';

const MOST_RAILS = 12;
const noBookmarks: readonly Bookmark[] = [];

export function BranchStrip() {
  const isThere = useStore(playStore, ({ state, view }) => state === 'running' && view !== null);
  return isThere ? <Strip /> : null;
}

function Strip() {
  const words = useWords(lineWords);
  const { view, undone, played, line: open, busy, program } = useStore(playStore);
  const lines = useStore(branchesStore, (state) => state.lines);
  const strip = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const width = useWidth(body);
  /** The place being named, since the open line may change before the name is entered. */
  const [naming, setNaming] = useState<NamedPlace | null>(null);
  const at = view?.at ?? 0;
  const log = useMemo(() => [...(played?.entries ?? []), ...undone], [played, undone]);
  const setup = played?.setup;
  const rails = useMemo(
    () => (setup === undefined ? [] : branchTracks({ id: open, setup, log }, lines.values())),
    [open, setup, log, lines],
  );
  const known = open === null ? undefined : lines.get(open);
  const total = Math.max(log.length, at);
  const shown = rails.slice(0, MOST_RAILS);
  const scale = scaleOf(Math.max(total, ...shown.map(({ length }) => length)), width);
  const off = busy || program !== null;
  const forced = useMemo(() => cheatsIn(log as readonly LogEntry[]), [log]);

  function go(to: number): void {
    // The last followed position may still be loading.
    if (program === null) void allDone().then(() => (to === playStore.getState().view?.at ? undefined : jumpTo(to)));
  }
  /** No confirmation while dragging: going back asks once the slider is released. */
  function follow(to: number): void {
    if (!playStore.getState().busy && program === null) void jumpTo(to, true);
  }
  const focus = (found: string): void => strip.current?.querySelector<HTMLElement>(found)?.focus();
  const name = (): void => setNaming(open === null ? null : { line: open, at });
  function mark({ line, at: place }: NamedPlace, written: string | null): void {
    if (written !== null) setBookmark(line, { at: place, name: written.trim() || words.bookmarkAt({ at: place }) });
    setNaming(null);
    focus('[role="slider"]');
  }
  return (
    <section className="line-strip" aria-label={words.timeline} ref={strip}>
      <div className="row gap-3 line-head">
        <LineFacts {...{ at, total }} branches={rails.length} />
        <span className="head-space" />
        {naming === null ? (
          <IconButton icon="bookmark" label={words.bookmark} off={open === null || off} onClick={name} />
        ) : (
          <NameForm
            label={words.bookmarkName}
            name={words.bookmarkAt({ at: naming.at })}
            onDone={(written) => mark(naming, written)}
          />
        )}
      </div>
      <div className="line-body" ref={body}>
        <BranchSlider
          {...{ at, total, forced, scale, off }}
          rounds={known?.rounds ?? []}
          bookmarks={known?.bookmarks ?? noBookmarks}
          onGo={go}
          onFollow={follow}
          onBookmark={name}
          onDown={() => focus('.line-rail')}
        />
        {shown.length > 0 && (
          <ul className="line-rails" aria-label={words.branches}>
            {shown.map((rail) => (
              <li key={rail.line.id}>
                <BranchRail
                  rail={rail}
                  {...{ lines, scale, off }}
                  first={firstOther(known?.prints ?? [], rail.line.prints)}
                  results={view?.results ?? {}}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface NamedPlace {
  readonly line: string;
  readonly at: number;
}

interface FactsProps {
  readonly at: number;
  readonly total: number;
  readonly branches: number;
}

function LineFacts({ at, total, branches }: FactsProps) {
  const words = useWords(lineWords);
  const isOnOwn = useOwnContent();
  return (
    <>
      <h2 className="row gap-3 text-12 bold">
        {words.title}
        {branches > 0 && <span className="badge badge-quiet">{words.count({ count: branches + 1 })}</span>}
      </h2>
      <span className="line-at muted text-12">{words.at({ at, total: at === total ? null : total })}</span>
      {isOnOwn && (
        <span className="badge" data-tip={words.onOwn}>
          {words.ownShort}
        </span>
      )}
    </>
  );
}

function BranchRail({
  rail: { line, from, length },
  lines,
  scale,
  off,
  first,
  results,
}: {
  readonly rail: BranchTrack;
  /** The first decision that came out differently; null: unknown. */
  readonly first: number | null;
  readonly lines: ReadonlyMap<string, Branch>;
  readonly scale: ReturnType<typeof scaleOf>;
  readonly off: boolean;
  readonly results: Readonly<Record<string, string>>;
}) {
  const words = useWords(lineWords);
  const name = branchName(line, words, lines);
  const end = branchEnd(line, words, results);
  const [x, to] = [scale.x(from), scale.x(length)];
  return (
    <Button
      look="bare"
      className="line-rail"
      off={off}
      aria-description={`${name} ${words.parts({ from, length })} ${end}`}
      onClick={() => void openBranch(line.id)}
      onKeyDown={moveAmongRails}
    >
      <span className="cut">
        {name} <span className="hidden">{words.parts({ from, length })} </span>
      </span>
      <svg className="line-svg" aria-hidden="true" width={scale.width} height={18}>
        <path className="line-fork" d={`M${x} 0v3q0 6 6 6H${Math.max(x + 6, to)}`} />
        <path
          className={line.result === null ? 'line-way line-unfinished' : 'line-way'}
          d={`M${x + 6} 9H${Math.max(x + 8, to)}`}
        />
        {first !== null && <path className="line-first" d={`M${scale.x(first)} 4v10`} />}
        <circle className="line-end" cx={Math.max(x + 10, to)} cy={9} r={3.5} />
      </svg>
      <span className="cut line-rail-end">{end}</span>
    </Button>
  );
}

function moveAmongRails(event: React.KeyboardEvent<HTMLButtonElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const strip = event.currentTarget.closest('.line-strip');
  const stops = [...(strip?.querySelectorAll<HTMLElement>('[role="slider"], .line-rail') ?? [])];
  stops[stops.indexOf(event.currentTarget) + step]?.focus();
}
