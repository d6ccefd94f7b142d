import './log.css';
import { Fragment, memo, useEffect, useMemo, useRef } from 'react';
import type { ToldEvent } from '#authoring/sentences/spoken-game.ts';
import { useEngineWords } from '../words/engine-words.ts';
import { useWords } from '../words/locale-store.ts';
import type { ToldEntry } from '../workers/engine-calls.ts';
import { type LogLine, logLines } from './log-lines.ts';
import { stepTo } from './play-commands.ts';
import { usePlay } from './play-store.ts';

/** As many decisions as are read at once; what lies further back is reached by stepping back. */
const SHOWN = 100;

/** What happened, under the decision that brought it about, the newest at the bottom. */
export function Log() {
  const words = useWords();
  const engineWords = useEngineWords();
  const events = usePlay((state) => state.events);
  const entries = usePlay((state) => state.view?.entries);
  const changedEvent = usePlay((state) => state.changedEvent);
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(
    () => (entries === undefined ? [] : logLines(events, entries, firstShown(entries, changedEvent))),
    [events, entries, changedEvent],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when there is something new
  useEffect(() => {
    const scrolled = list.current?.parentElement;
    if (scrolled == null) return;
    const changed = list.current?.querySelector('.log-changed');
    if (changed == null) scrolled.scrollTo({ top: scrolled.scrollHeight });
    else scrolled.scrollBy({ top: middleOf(changed) - middleOf(scrolled) });
  }, [events]);

  return (
    <section className="log" aria-label={words.log}>
      <h2>
        {words.log}
        {events.length > 0 && <span className="badge badge-quiet">{events.length}</span>}
      </h2>
      {lines.length === 0 ? (
        <p className="empty">{words.emptyLog}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <div className="scroll" tabIndex={0}>
          <ol ref={list}>
            {lines.map((line) => (
              <li key={line.key} className={`log-${line.kind}${isEvent(line, changedEvent) ? ' log-changed' : ''}`}>
                <Line line={line} />
                {isEvent(line, changedEvent) && <span className="badge changed-mark">{engineWords.changedHere}</span>}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** Only the log itself is scrolled by it: bringing a line into view would move the parts of the desk around it, too. */
function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}

/** From which entry on the log is shown: the event that an edit changed is never further back. */
function firstShown(entries: readonly ToldEntry[], changedEvent: number | null): number {
  const recent = entries.length - SHOWN;
  if (changedEvent === null) return recent;
  return Math.min(
    recent,
    entries.findLastIndex((entry) => entry.events <= changedEvent),
  );
}

function isEvent(line: LogLine, event: number | null): boolean {
  return event !== null && (line.key === `event ${event}` || line.key === `head ${event}`);
}

/** A line is drawn again only when it says something else. */
const Line = memo(DrawnLine, (before, now) => isSameLine(before.line, now.line));

function isSameLine(a: LogLine, b: LogLine): boolean {
  if (a.kind === 'head') return b.kind === 'head' && a.text === b.text;
  if (a.kind === 'entry') return b.kind === 'entry' && a.entry === b.entry && a.at === b.at;
  return b.kind === 'event' && a.event === b.event && a.depth === b.depth;
}

function DrawnLine({ line }: { readonly line: LogLine }) {
  const words = useWords();
  const busy = usePlay((state) => state.busy);
  switch (line.kind) {
    case 'head':
      return line.text;
    case 'entry':
      return (
        <button
          type="button"
          className={line.entry.isCheat ? 'log-decision log-cheat' : 'log-decision'}
          title={words.stepTo(line.at + 1)}
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void stepTo(line.at);
          }}
        >
          <span className="log-number">{line.at + 1}</span>
          {line.entry.sentence}
        </button>
      );
    case 'event':
      return (
        <span className={`event event-${line.event.kind} event-depth-${line.depth}`}>
          {line.event.sentence}
          {line.depth === 2 && line.event.cause !== null && (
            <span className="event-cause">{line.event.cause.label}</span>
          )}
          <Causes event={line.event} />
        </span>
      );
  }
}

/** "4 → 2  防弾ベスト −2" */
function Causes({ event: { base, amount, edits } }: { readonly event: ToldEvent }) {
  if (base === null || amount === null || edits.length === 0) return null;
  return (
    <span className="causes">
      <span className="old-number">{base}</span> → <strong>{amount}</strong>
      {edits.map((edit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two edits can be alike, and none ever moves
        <Fragment key={i}>
          {' '}
          <span className="cause-edit">
            {edit.reason} {edit.said}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
