import { useStore } from 'zustand';
import type { StudioApi } from '#api/studio/studio-api.ts';
import type { SinceFault, SinceVersion } from '#api/studio/texts-since.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { gitStore } from '#renderer/desk/history/git-store.ts';
import { itemOfCommit, itemOfVersion, labelOf, type VersionItem } from '#renderer/desk/history/version-items.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { type HistoryWords, historyWords } from '#renderer/desk/words/generated/history-words.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { headOf } from '../history/use-history.ts';
import { sinceStore } from './use-since.ts';

const MOST = 30;

export function SinceChoice({ files }: { readonly files: readonly string[] }) {
  const words = useWords(sheetWords);
  const history = useWords(historyWords);
  const locale = useLocale();
  const { since } = useStore(sinceStore);
  const head = useStore(gitStore, ({ git }) => headOf(git));
  const offered = useOffered(files, head !== null, history, locale);
  const value = keyOf(since);
  const known = [...offered.kept, ...offered.commits].some((item) => item.key === value);
  const optionsOf = (items: readonly VersionItem[]) =>
    items.map((item) => ({ value: item.key, label: labelOf(item, history, locale) }));
  return (
    <Select
      className="gallery-since"
      label={words.since}
      data-tip={words.since}
      value={value}
      onChange={(next) => sinceStore.setState({ since: sinceOf(next) })}
      options={[
        { value: 'saved', label: words.sinceSaved },
        ...(head === null ? [] : [{ value: 'head', label: words.sinceHead }]),
        // A version chosen for another kind stays chosen, even if it contains no files of this kind.
        ...(known || value === 'saved' || (value === 'head' && head !== null)
          ? []
          : [{ value, label: words.sinceThen }]),
      ]}
      groups={[
        { label: history.sources.kept, options: optionsOf(offered.kept) },
        { label: history.sources.git, options: optionsOf(offered.commits) },
      ]}
    />
  );
}

export function SinceFaultNote({ why }: { readonly why: SinceFault }) {
  const words = useWords(historyWords);
  return (
    <p className="note note-warning" role="status">
      {faultOf(why, words)}
    </p>
  );
}

function faultOf(why: SinceFault, words: HistoryWords): string {
  switch (why) {
    case 'missing':
    case 'damaged':
    case 'foreign':
      return words.noText[why];
    case 'failed':
      return words.failed;
    default:
      return words.gitFaults[why];
  }
}

function keyOf(since: SinceVersion): string {
  switch (since.kind) {
    case 'saved':
      return 'saved';
    case 'kept':
      return `kept ${since.at}`;
    case 'commit':
      return since.commit === null ? 'head' : `commit ${since.commit}`;
  }
}

function sinceOf(value: string): SinceVersion {
  const [kind, which] = value.split(' ');
  if (kind === 'kept') return { kind: 'kept', at: Number(which) };
  if (kind === 'commit' && which !== undefined) return { kind: 'commit', commit: which };
  return kind === 'head' ? { kind: 'commit', commit: null } : { kind: 'saved' };
}

interface Offered {
  readonly kept: readonly VersionItem[];
  readonly commits: readonly VersionItem[];
}
const nothing: Offered = { kept: [], commits: [] };

function useOffered(files: readonly string[], hasGit: boolean, words: HistoryWords, locale: Locale): Offered {
  const api = useStudioApi();
  const saves = useStore(projectStore, (state) => state.saves);
  const own = files.filter((path) => !isRequired(path));
  // `saves`: ask again after each save.
  const ask = async (): Promise<Offered> => {
    const [kept, commits] = await Promise.all([keptOf(api, own, words, locale), hasGit ? commitsOf(api, own) : []]);
    return { kept: newest(kept), commits: newest(commits) };
  };
  return useLastAnswer([api, files, hasGit, words, locale, saves], ask) ?? nothing;
}

/** A commit of several files is listed once. */
const newest = (items: readonly VersionItem[]): readonly VersionItem[] =>
  [...new Map(items.map((item) => [item.key, item])).values()]
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST);

async function keptOf(api: StudioApi, paths: readonly string[], words: HistoryWords, locale: Locale) {
  const found = await Promise.all(paths.map((path) => api.keptVersions({ path, before: null })));
  return found.flatMap(({ versions }) => versions.map((version) => itemOfVersion(version, words, locale)));
}

async function commitsOf(api: StudioApi, paths: readonly string[]): Promise<readonly VersionItem[]> {
  const items: VersionItem[] = [];
  for (const path of paths) {
    const log = await api.gitLog({ path, entry: null });
    if ('commits' in log) items.push(...log.commits.map((commit) => itemOfCommit(commit, path)));
  }
  return items;
}
