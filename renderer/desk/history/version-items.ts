import type { Commit, KeptVersion } from '#api/studio/history-calls.ts';
import type { ChangedEntry } from '#authoring/tools/history/what-changed.ts';
import type { HistoryWords } from '../words/generated/history-words.ts';
import type { Locale } from '../words/locale.ts';

export type TextSource =
  | { readonly kind: 'kept'; readonly path: string; readonly version: string }
  | { readonly kind: 'commit'; readonly path: string; readonly commit: string | null };

export interface VersionItem {
  readonly key: string;
  readonly at: number;
  readonly title: string;
  readonly by: string;
  readonly lines: { readonly added: number; readonly removed: number } | null;
  readonly entries: readonly ChangedEntry[];
  readonly more: number;
  readonly source: TextSource | null;
}

export function itemOfVersion(version: KeptVersion, words: HistoryWords, locale: Locale): VersionItem {
  const { at, path, version: id, why, name, added, removed, entries, more } = version;
  const told = id === null && why === 'outside' ? words.goneBy : words.why[why];
  return {
    key: `kept ${at}`,
    at,
    title: name?.[locale] ?? told,
    by: '',
    lines: added + removed === 0 ? null : { added, removed },
    entries,
    more,
    source: id === null ? null : { kind: 'kept', path, version: id },
  };
}

export function itemOfCommit({ id, at, author, title, how }: Commit, path: string): VersionItem {
  return {
    key: `commit ${id}`,
    at,
    title,
    by: author,
    lines: null,
    entries: [],
    more: 0,
    source: how === 'removed' ? null : { kind: 'commit', path, commit: id },
  };
}

export type VersionRow =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'item'; readonly item: VersionItem; readonly time: string };

const dayOf = (at: number): string => new Date(at).toDateString();

export function rowsOf(
  items: readonly VersionItem[],
  now: number,
  words: HistoryWords,
  locale: Locale,
): readonly VersionRow[] {
  const rows: VersionRow[] = [];
  for (const [i, item] of items.entries()) {
    const [newer, older] = [items[i - 1], items[i + 1]];
    if (newer === undefined || dayOf(newer.at) !== dayOf(item.at))
      rows.push({ kind: 'day', day: dayName(item.at, now, words, locale) });
    const isAlone = [newer, older].every((one) => one === undefined || !isInOneMinute(one.at, item.at));
    rows.push({ kind: 'item', item, time: timeOf(item.at, locale, !isAlone) });
  }
  return rows;
}

const isInOneMinute = (one: number, other: number) => Math.floor(one / 60_000) === Math.floor(other / 60_000);

function timeOf(at: number, locale: Locale, withSeconds: boolean): string {
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(locale, withSeconds ? { ...parts, second: '2-digit' } : parts).format(at);
}

function dayName(at: number, now: number, words: HistoryWords, locale: Locale): string {
  if (dayOf(at) === dayOf(now)) return words.today;
  if (dayOf(at) === dayOf(now - 24 * 60 * 60 * 1000)) return words.yesterday;
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const day = { month: 'long', day: 'numeric', weekday: 'short' } as const;
  return new Intl.DateTimeFormat(locale, isThisYear ? day : { ...day, year: 'numeric' }).format(at);
}

export const labelOf = (
  { at, title }: Pick<VersionItem, 'at' | 'title'>,
  words: HistoryWords,
  locale: Locale,
): string => `${whenOf(at, Date.now(), words, locale)} ${title}`;

export function whenOf(at: number, now: number, words: HistoryWords, locale: Locale): string {
  return `${dayName(at, now, words, locale)} ${timeOf(at, locale, false)}`;
}
