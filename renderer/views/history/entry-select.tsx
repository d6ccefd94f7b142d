import { useMemo } from 'react';
import type { ChangedEntry } from '#authoring/tools/history/what-changed.ts';
import { writtenEntries } from '#authoring/tools/history/written-entries.ts';
import { historyWords } from '#renderer/desk/words/generated/history-words.ts';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import type { EntryChoice } from './entry-choice.ts';

interface EntrySelectProps {
  readonly entry: EntryChoice;
  readonly changed: readonly ChangedEntry[];
  readonly texts: readonly (string | null)[];
}

export function EntrySelect({ entry, changed, texts }: EntrySelectProps) {
  const words = useWords(historyWords);
  const [then, now] = texts;
  const all = useMemo(() => {
    const found = [now ?? null, then ?? null].flatMap((text) =>
      text === null ? [] : [...(writtenEntries(text)?.values() ?? [])],
    );
    return new Map([...changed, ...found].toReversed().map(({ id, name }) => [id, name]));
  }, [then, now, changed]);
  const ids = useMemo(() => {
    const first = changed.map(({ id }) => id);
    return [...first, ...[...all.keys()].filter((id) => !first.includes(id)).sort()];
  }, [all, changed]);
  if (ids.length === 0) return null;
  return (
    <Select
      label={words.entries}
      showsLabel
      className="history-entry"
      value={entry.id ?? ''}
      options={[
        ...(entry.id === null || !all.has(entry.id) ? [{ value: entry.id ?? '', label: entry.id ?? '—' }] : []),
        ...ids.map((id) => ({ value: id, label: words.entry({ id, name: all.get(id) ?? '' }) })),
      ]}
      onChange={entry.choose}
    />
  );
}
