import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { classes } from '#renderer/kit/layout/classes.ts';
import { Count } from '#renderer/kit/layout/count.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './log.css';
import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { EventView } from '#authoring/project/sentences/spoken-game.ts';
import { chooseNamed } from '#renderer/desk/inspector/choose.ts';
import { type LogLine, logLines, SETUP } from '#renderer/desk/play/log-lines.ts';
import { stepTo } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { askReason, reasonStore } from '#renderer/desk/reason/reason-store.ts';
import { engineWords } from '#renderer/desk/words/generated/engine-words.ts';
import { logWords } from '#renderer/desk/words/generated/log-words.ts';
import { reasonWords } from '#renderer/desk/words/generated/reason-words.ts';
import type { EntryView, MarkView } from '#renderer/desk/workers/engine-calls.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { RuleMark } from '#renderer/parts/rules/rule-mark.tsx';
import { useVeil } from './seat-curtain.tsx';
import { SeenList } from './seen-list.tsx';

const SHOWN = 100;

export function Log() {
  const words = useWords(deskWords);
  const isVeiled = useVeil() !== null;
  const engineLabels = useWords(engineWords);
  const events = useStore(playStore, (state) => state.events);
  const entries = useStore(playStore, (state) => state.view?.entries);
  const takenBack = useStore(playStore, (state) => state.view?.takenBack);
  const changedEvent = useStore(playStore, (state) => state.changedEvent);
  const list = useRef<HTMLOListElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set([SETUP]));
  const lines = useMemo(
    () =>
      entries === undefined
        ? []
        : logLines(
            events,
            entries,
            firstShown(entries, changedEvent),
            unfolded(folded, entries, changedEvent),
            takenBack,
          ),
    [events, entries, changedEvent, folded, takenBack],
  );
  const fold = useCallback((key: string) => {
    setFolded((known) => {
      const now = new Set(known);
      if (!now.delete(key)) now.add(key);
      return now;
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls on new entries
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
        <Count of={events.length} />
      </h2>
      {isVeiled ? (
        <p className="empty">{words.veiled}</p>
      ) : lines.length === 0 ? (
        <p className="empty">{words.emptyLog}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
        // biome-ignore lint/a11y/noStaticElementInteractions: handles arrow keys of its buttons
        <div className="scroll" tabIndex={0} onKeyDown={moveInLog}>
          <ol ref={list}>
            {lines.map((line) => (
              <li key={line.key} className={`log-${line.kind}${isEvent(line, changedEvent) ? ' log-changed' : ''}`}>
                <Line line={line} onFold={fold} />
                {isEvent(line, changedEvent) && (
                  <span className="badge changed-mark text-info">{engineLabels.changedHere}</span>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** Scroll positions within the log: `scrollIntoView` would also move the desk's panels. */
function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}

function firstShown(entries: readonly EntryView[], changedEvent: number | null): number {
  const recent = entries.length - SHOWN;
  if (changedEvent === null) return recent;
  return Math.min(
    recent,
    entries.findLastIndex((entry) => entry.events <= changedEvent),
  );
}

/** A difference in the set-up is shown. */
function unfolded(folded: ReadonlySet<string>, entries: readonly EntryView[], changedEvent: number | null) {
  const isInSetup = changedEvent !== null && changedEvent < (entries[0]?.events ?? Number.POSITIVE_INFINITY);
  return isInSetup ? new Set([...folded].filter((key) => key !== SETUP)) : folded;
}

function isEvent(line: LogLine, event: number | null): boolean {
  return event !== null && (line.key === `event ${event}` || line.key === `head ${event}`);
}

interface LineProps {
  readonly line: LogLine;
  readonly onFold: (key: string) => void;
}

/** Redraws a line only if its content changed. */
const Line = memo(DrawnLine, (before, now) => before.onFold === now.onFold && isSameLine(before.line, now.line));

function isSameLine(a: LogLine, b: LogLine): boolean {
  if (a.kind === 'head' || b.kind === 'head')
    return a.kind === b.kind && 'text' in a && 'text' in b && a.text === b.text;
  if (a.kind === 'mark' || b.kind === 'mark')
    return a.kind === b.kind && 'mark' in a && 'mark' in b && a.mark === b.mark;
  if (a.isFolded !== b.isFolded || a.below !== b.below) return false;
  if (a.kind === 'setup') return b.kind === 'setup';
  if (a.kind === 'entry') return b.kind === 'entry' && a.entry === b.entry && a.at === b.at;
  return (
    b.kind === 'event' &&
    a.index === b.index &&
    a.event === b.event &&
    a.depth === b.depth &&
    a.isOwnCause === b.isOwnCause
  );
}

function DrawnLine({ line, onFold }: LineProps) {
  const words = useWords(deskWords);
  const busy = useStore(playStore, (state) => state.busy);
  switch (line.kind) {
    case 'head':
      return line.text;
    case 'mark':
      return <MarkLine mark={line.mark} />;
    case 'setup':
      return <SetupLine line={line} onFold={onFold} />;
    case 'entry':
      return (
        <span className="log-row grid">
          <Fold line={line} of={line.entry.sentence} onFold={onFold} />
          <Button
            look="bare"
            className={classes('log-decision breaks grid wide', line.entry.isCheat && 'log-cheat text-warn')}
            aria-description={words.stepTo({ at: line.at + 1 })}
            off={busy}
            onClick={() => void stepTo(line.at)}
          >
            <span className="log-number faint">{line.at + 1}</span>
            {line.entry.sentence}
          </Button>
        </span>
      );
    case 'event':
      return <EventLine line={line} onFold={onFold} />;
  }
}

function SetupLine({ line, onFold }: { readonly line: LogLine & { kind: 'setup' } } & Pick<LineProps, 'onFold'>) {
  const words = useWords(logWords);
  return (
    <Button
      look="bare"
      className="log-setup row gap-2 wide muted"
      aria-expanded={!line.isFolded}
      onClick={() => onFold(line.key)}
    >
      <Icon name={line.isFolded ? 'closed' : 'open'} />
      {words.setup({ count: line.below })}
    </Button>
  );
}

function MarkLine({ mark: { count, said } }: { readonly mark: MarkView }) {
  const words = useWords(logWords);
  return (
    <div className="log-went-back grid text-warn">
      <Icon name="back" />
      <span>{words.wentBack({ count })}</span>
      <SeenList said={said} />
    </div>
  );
}

function EventLine({
  line,
  onFold,
}: {
  readonly line: LogLine & { kind: 'event' };
  readonly onFold: LineProps['onFold'];
}) {
  const words = useWords(logWords);
  const { event, depth, isOwnCause } = line;
  return (
    <span className={`log-row grid event event-${event.kind}`} style={{ '--depth': depth } as CSSProperties}>
      <Fold line={line} of={event.sentence} onFold={onFold} />
      <span className="event-said breaks">
        {event.because !== null && <span className="event-because text-12 bold">{event.because}</span>}
        <ToReason index={line.index} event={event} />
        {isOwnCause && event.cause !== null && <span className="event-cause faint">{event.cause.label}</span>}
        <Causes event={event} />
        {event.since !== null && (
          <span className="event-since faint text-12">{words.since({ event: event.since })}</span>
        )}
        {event.rule !== null && <RuleMark id={event.rule} isRoving />}
      </span>
    </span>
  );
}

/** Also chooses the card that caused it. */
function ToReason({ index, event: { sentence, path } }: { readonly index: number; readonly event: EventView }) {
  const words = useWords(reasonWords);
  const isAsked = useStore(reasonStore, ({ asked }) => asked?.about.kind === 'event' && asked.about.event === index);
  return (
    <Button
      look="bare"
      className="event-open breaks"
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-expanded={isAsked}
      aria-description={words.whyEvent}
      onClick={({ currentTarget }) => {
        chooseNamed(path?.split('/', 2) ?? []);
        askReason({ kind: 'event', event: index }, currentTarget);
      }}
    >
      {sentence}
    </Button>
  );
}

function Fold({
  line,
  of,
  onFold,
}: {
  readonly line: LogLine & { kind: 'entry' | 'event' };
  readonly of: string;
  readonly onFold: LineProps['onFold'];
}) {
  const words = useWords(logWords);
  const { key, below, isFolded } = line;
  if (below === 0) return <span className="log-fold faint grid" />;
  return (
    <Button
      look="bare"
      className="log-fold faint grid"
      tabIndex={-1}
      aria-expanded={!isFolded}
      aria-label={isFolded ? words.unfold({ what: of }) : words.fold({ what: of })}
      aria-description={isFolded ? words.folded({ count: below }) : undefined}
      onClick={() => onFold(key)}
    >
      <Icon name={isFolded ? 'closed' : 'open'} />
    </Button>
  );
}

/** Arrow keys as in a tree: up and down between lines, left and right within one. */
function moveInLog(event: KeyboardEvent<HTMLElement>): void {
  const steps: Readonly<Record<string, readonly [lines: number, buttons: number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll('li')].filter((row) => row.querySelector('button') !== null);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = at < 0 ? rows.at(-1) : rows[at + step[0]];
  if (row === undefined) return;
  const buttons = [...row.querySelectorAll('button')];
  const wanted =
    at < 0 || step[1] === 0
      ? first(buttons)
      : buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step[1]];
  if (wanted === undefined) return;
  event.preventDefault();
  wanted.focus();
}

/** Prefers the line's sentence over its fold button. */
function first(buttons: readonly HTMLButtonElement[]): HTMLButtonElement | undefined {
  return buttons.find((button) => button.matches('.log-decision, .event-open')) ?? buttons[0];
}

/** "4 → 2  防弾ベスト −2" */
function Causes({ event: { base, amount, edits } }: { readonly event: EventView }) {
  if (base === null || amount === null || edits.length === 0) return null;
  return (
    <span className="causes muted">
      <span className="nowrap">
        <span className="faint">{base}</span> → <strong>{amount}</strong>
      </span>
      {edits.map((edit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: edits can be alike and never move
        <Fragment key={i}>
          {' '}
          <span className="cause-edit nowrap">
            {edit.reason} {edit.said}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
