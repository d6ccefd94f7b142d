import { lazy, Suspense, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { gitStore } from '#renderer/desk/history/git-store.ts';
import { type Restored, restoreEntry, restoreFile } from '#renderer/desk/history/restore.ts';
import { labelOf, type VersionItem } from '#renderer/desk/history/version-items.ts';
import { isReadOnly } from '#renderer/desk/project/project-format.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { type HistoryWords, historyWords } from '#renderer/desk/words/generated/history-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useRoomForTwo } from '../editor/room-for-two.ts';
import type { EntryChoice } from './entry-choice.ts';
import { EntrySelect } from './entry-select.tsx';
import { headOf } from './use-history.ts';
import { useVersionText, type VersionText } from './version-text.ts';

const TextDifference = lazy(() =>
  import('../editor/text-difference.tsx').then(({ TextDifference: pane }) => ({ default: pane })),
);
const FaceDifference = lazy(() =>
  import('./face-difference.tsx').then(({ FaceDifference: pane }) => ({ default: pane })),
);
const GameDifference = lazy(() =>
  import('./game-difference.tsx').then(({ GameDifference: pane }) => ({ default: pane })),
);

const ways = ['text', 'face', 'games'] as const;
type Way = (typeof ways)[number];

interface ComparisonProps {
  readonly path: string;
  readonly items: readonly VersionItem[];
  readonly chosen: VersionItem;
  readonly entry: EntryChoice;
}

const MOST_OFFERED = 100;

export function Comparison({ path, items, chosen, entry }: ComparisonProps) {
  const words = useWords(historyWords);
  const locale = useLocale();
  const head = useStore(gitStore, (state) => headOf(state.git));
  const now = useStore(projectStore, (state) => state.files.get(path)?.text ?? null);
  const [against, setAgainst] = useState('now');
  const [way, setWay] = useState<Way>('text');
  const [isWanted, setBeside] = useState(true);
  const place = useRef<HTMLElement>(null);
  const hasRoom = useRoomForTwo(place);
  const isBeside = isWanted && hasRoom;
  const [restored, setRestored] = useState<(Restored & { readonly of: string }) | null>(null);
  const other = counterpart(against, items, chosen, path);
  const then = useVersionText(chosen.source, words);
  const read = useVersionText(other?.source ?? null, words);
  const rival: VersionText | undefined = against === 'now' ? { text: now } : read;
  const label = labelOf(chosen, words, locale);
  const otherLabel = nameOfOther(against, other, words, locale);
  const isOlder = against === 'now' || against === 'head' || (other?.at ?? 0) > chosen.at;
  const isChangeable = !isReadOnly(path);
  const text = then !== undefined && 'text' in then ? then.text : null;
  const isSame = text !== null && text === now;

  function tell(outcome: Restored): void {
    setRestored({ ...outcome, of: chosen.key });
  }

  return (
    <section
      ref={place}
      className="history-comparison"
      aria-label={words.comparison({ one: label, other: otherLabel })}
    >
      <div className="bar">
        <Segments label={words.against} value={way} options={ways} onChange={setWay}>
          {(one) => words.ways[one]}
        </Segments>
        <Select
          label={words.against}
          showsLabel
          value={against}
          options={[
            { value: 'now', label: words.now },
            { value: 'before', label: words.before },
            ...(head === null ? [] : [{ value: 'head', label: words.head }]),
            ...items.slice(0, MOST_OFFERED).map((item) => ({ value: item.key, label: labelOf(item, words, locale) })),
          ]}
          onChange={setAgainst}
        />
        {way === 'text' && hasRoom && (
          <Segments label={words.ways.text} value={isBeside} options={[true, false]} onChange={setBeside}>
            {(one) => (one ? words.beside : words.inline)}
          </Segments>
        )}
        <EntrySelect entry={entry} changed={chosen.entries} texts={[text, now]} />
        <span className="head-space" />
        <Button
          off={text === null || now === null || entry.id === null || !isChangeable}
          onClick={() => text !== null && entry.id !== null && tell(restoreEntry(path, entry.id, text, words))}
        >
          {words.restoreEntry}
        </Button>
        <Button
          off={text === null || isSame || !isChangeable}
          onClick={() => text !== null && void restoreFile(path, text, words).then(tell)}
        >
          {words.restoreFile}
        </Button>
      </div>
      {restored !== null && restored.of === chosen.key && (
        <p
          className={restored.isDone ? 'note history-done' : 'note note-error'}
          role={restored.isDone ? 'status' : 'alert'}
        >
          {restored.said}
        </p>
      )}
      <Pane
        {...{ path, way, isBeside, entry }}
        sides={
          isOlder ? [sideOf(then, label), sideOf(rival, otherLabel)] : [sideOf(rival, otherLabel), sideOf(then, label)]
        }
      />
    </section>
  );
}

type ReadSide = { readonly text: string | null; readonly label: string } | { readonly fault: string } | undefined;

function sideOf(text: VersionText | undefined, label: string): ReadSide {
  return text === undefined || 'fault' in text ? text : { ...text, label };
}

interface PaneProps {
  readonly path: string;
  readonly way: Way;
  readonly isBeside: boolean;
  readonly entry: EntryChoice;
  readonly sides: readonly [ReadSide, ReadSide];
}

function Pane({ path, way, isBeside, entry, sides: [older, newer] }: PaneProps) {
  const words = useWords(historyWords);
  if (older === undefined || newer === undefined) return <p className="empty">{words.loading}</p>;
  if ('fault' in older) return <p className="note note-warning">{older.fault}</p>;
  if ('fault' in newer) return <p className="note note-warning">{newer.fault}</p>;
  if (older.text === null && newer.text === null) return <p className="empty">{words.noText.gone}</p>;
  const sides = { older, newer };
  return (
    <Suspense fallback={<p className="empty">{words.loading}</p>}>
      {way === 'text' && <TextDifference isBeside={isBeside} {...sides} />}
      {way === 'face' && <FaceDifference {...{ path }} id={entry.id} {...sides} />}
      {way === 'games' && <GameDifference {...{ path }} {...sides} />}
    </Suspense>
  );
}

function nameOfOther(against: string, other: Rival | null, words: HistoryWords, locale: Locale): string {
  if (against === 'now') return words.now;
  if (against === 'head') return words.head;
  return other === null ? words.before : labelOf(other, words, locale);
}

type Rival = Pick<VersionItem, 'source' | 'at' | 'title'>;

/** The other side of a comparison. Before the first version there was no file. */
function counterpart(against: string, items: readonly VersionItem[], chosen: VersionItem, path: string): Rival | null {
  if (against === 'now') return null;
  if (against === 'head')
    return { source: { kind: 'commit', path, commit: null }, at: Number.POSITIVE_INFINITY, title: '' };
  if (against === 'before') return items[items.indexOf(chosen) + 1] ?? null;
  return items.find(({ key }) => key === against) ?? null;
}
