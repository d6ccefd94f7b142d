import { useMemo } from 'react';
import { rowsOf, type VersionItem } from '#renderer/desk/history/version-items.ts';
import { type HistoryWords, historyWords } from '#renderer/desk/words/generated/history-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { VirtualRows } from '#renderer/kit/lists/virtual-rows.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';

interface VersionListProps {
  readonly items: readonly VersionItem[];
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
  /** Loads older versions; null: there are none. */
  readonly onOlder: (() => void) | null;
}

export function VersionList({ items, chosen, onChoose, onOlder }: VersionListProps) {
  const words = useWords(historyWords);
  const locale = useLocale();
  const rows = useMemo(() => rowsOf(items, Date.now(), words, locale), [items, words, locale]);
  const keys = useMemo(() => [...rows.map((row) => (row.kind === 'day' ? row.day : row.item.key)), 'older'], [rows]);
  const count = rows.length + (onOlder === null ? 0 : 1);
  return (
    <VirtualRows
      {...{ count, keys }}
      usual={44}
      label={words.versions}
      hasButton={(index) => rows[index]?.kind !== 'day'}
    >
      {(index) => {
        const row = rows[index];
        if (row === undefined)
          return (
            <Button className="history-older" onClick={() => onOlder?.()}>
              {words.older}
            </Button>
          );
        if (row.kind === 'day') return <h3 className="virtual-heading">{row.day}</h3>;
        const { item, time } = row;
        return (
          <Button
            look="row"
            className="history-row"
            aria-current={item.key === chosen}
            onClick={() => onChoose(item.key)}
          >
            <span className="bold">{time}</span>
            <span className="cut">{item.title}</span>
            <Lines item={item} words={words} />
            <span className="cut muted history-entries">
              {[item.by, entriesOf(item, words)].filter((one) => one !== '').join(' ')}
            </span>
          </Button>
        );
      }}
    </VirtualRows>
  );
}

function Lines({ item: { lines }, words }: { readonly item: VersionItem; readonly words: HistoryWords }) {
  if (lines === null) return <span />;
  return (
    <span className="row gap-2 history-lines">
      <span className="hidden">{words.lines({ added: lines.added, removed: lines.removed })}</span>
      {lines.added > 0 && <ins aria-hidden="true">+{lines.added}</ins>}
      {lines.removed > 0 && <del aria-hidden="true">−{lines.removed}</del>}
    </span>
  );
}

const MOST_NAMES = 3;
const signs = { added: '+', removed: '−', changed: '' } as const;

function entriesOf({ entries, more }: VersionItem, words: HistoryWords): string {
  const named = entries.slice(0, MOST_NAMES).map(({ id, name, how }) => `${signs[how]}${name === '' ? id : name}`);
  const left = entries.length - named.length + more;
  return [...named, ...(left > 0 ? [words.moreEntries({ count: left })] : [])].join('・');
}
