import { useStore } from 'zustand';
import { stage } from '#renderer/desk/stage/stage.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './history.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { gitStore } from '#renderer/desk/history/git-store.ts';
import { itemOfCommit, itemOfVersion, type VersionItem } from '#renderer/desk/history/version-items.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import type { PartProps } from '#renderer/desk/stage/part-ids.ts';
import { historyWords } from '#renderer/desk/words/generated/history-words.ts';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { Comparison } from './comparison.tsx';
import { useEntryChoice } from './entry-choice.ts';
import { useCommits, useKept, useKeptFiles } from './use-history.ts';
import { VersionList } from './version-list.tsx';

/** `about`: a document's path; null: the current one. */
export function HistoryView({ about }: PartProps) {
  const words = useWords(historyWords);
  const current = useStore(projectStore, (state) => state.current);
  const shown = useRef(current);
  useEffect(() => {
    // Opening another file shows its history.
    if (shown.current !== current) stage().showAbout('history', null);
    shown.current = current;
  }, [current]);
  const path = about ?? current ?? '';
  return (
    <div className="view">
      <div className="view-head">
        <h2>
          <Icon name="history" />
          {words.title}
        </h2>
        <FileChoice path={path} onChange={(picked) => stage().showAbout('history', picked)} />
      </div>
      {path === '' ? <p className="empty">{words.choose}</p> : <HistoryOf key={path} path={path} />}
    </div>
  );
}

function FileChoice({ path, onChange }: { readonly path: string; readonly onChange: (path: string) => void }) {
  const words = useWords(historyWords);
  const kept = useKeptFiles();
  const files = useStore(projectStore, (state) => state.files);
  const there = [...files.keys()].filter((one) => !isRequired(one));
  const gone = kept.flatMap((one) => (files.has(one.path) ? [] : [one.path])).sort();
  return (
    <Select
      label={words.file}
      showsLabel
      className="history-file"
      value={path}
      options={[
        ...[...([...there, ...gone].includes(path) ? [] : [path]), ...there].map((one) => ({ value: one, label: one })),
        ...gone.map((one) => ({ value: one, label: words.gone({ path: one }) })),
      ]}
      onChange={onChange}
    />
  );
}

const sources = ['kept', 'git'] as const;

function HistoryOf({ path }: { readonly path: string }) {
  const words = useWords(historyWords);
  const locale = useLocale();
  const git = useStore(gitStore, (state) => state.git);
  const [source, setSource] = useState<(typeof sources)[number]>('kept');
  const isGit = source === 'git' && git.kind !== 'none';
  const { kept, failed, older } = useKept(path);
  const entry = useEntryChoice(path);
  const commits = useCommits(path, isGit && entry.isAlone ? entry.id : null, isGit && git.kind === 'ready');
  const items = useMemo((): readonly VersionItem[] | null => {
    if (!isGit) return kept?.versions.map((one) => itemOfVersion(one, words, locale)) ?? null;
    if (commits === null || 'why' in commits) return null;
    return commits.commits.map((one) => itemOfCommit(one, path));
  }, [isGit, kept, commits, words, locale, path]);
  const ofCommits = isGit && commits !== null && 'why' in commits ? commits.why : null;
  const [key, setKey] = useState<string | null>(null);
  const chosen = items?.find((item) => item.key === key) ?? firstOf(items ?? [], path);
  return (
    <div className="history-body">
      <div className="history-side">
        {git.kind !== 'none' && (
          <div className="row history-sources">
            <Segments label={words.versions} value={source} options={sources} onChange={setSource}>
              {(one) => words.sources[one]}
            </Segments>
            {git.kind === 'ready' && (
              <span className="cut muted code text-11">{words.branch({ name: git.branch })}</span>
            )}
          </div>
        )}
        {isGit && git.kind === 'ready' && entry.id !== null && (
          <Checkbox className="history-alone text-12" checked={entry.isAlone} onChange={entry.setAlone}>
            {words.onlyEntry({ id: entry.id })}
          </Checkbox>
        )}
        {failed && !isGit && <p className="empty">{words.failed}</p>}
        {isGit && git.kind === 'faulty' && <p className="note note-warning">{words.gitFaults[git.why]}</p>}
        {ofCommits !== null && <p className="note note-warning">{words.gitFaults[ofCommits]}</p>}
        {!isGit && kept !== null && kept.damaged > 0 && (
          <p className="note note-warning">{words.damaged({ count: kept.damaged })}</p>
        )}
        {items === null && !failed && git.kind !== 'faulty' && ofCommits === null && (
          <p className="empty">{words.loading}</p>
        )}
        {items?.length === 0 && <Nothing isGit={isGit} isEntry={entry.isAlone} />}
        {items !== null && items.length > 0 && (
          <VersionList
            items={items}
            chosen={chosen?.key ?? null}
            onChoose={setKey}
            onOlder={!isGit && kept?.more === true ? older : null}
          />
        )}
        {isGit && commits !== null && 'cut' in commits && commits.cut !== null && (
          <p className="faint text-11 history-rule">{words.cut({ looked: commits.looked })}</p>
        )}
        {!isGit && <p className="faint text-11 history-rule">{words.thinned}</p>}
      </div>
      {chosen === undefined || items === null ? (
        <p className="empty">{words.nothingChosen}</p>
      ) : (
        <Comparison path={path} items={items} chosen={chosen} entry={entry} />
      )}
    </div>
  );
}

/** The newest version that differs from the file on disk. */
function firstOf(items: readonly VersionItem[], path: string): VersionItem | undefined {
  const version = projectStore.getState().files.get(path)?.version;
  return items.find(({ source }) => source?.kind !== 'kept' || source.version !== version) ?? items[0];
}

function Nothing({ isGit, isEntry }: { readonly isGit: boolean; readonly isEntry: boolean }) {
  const words = useWords(historyWords);
  if (isGit) return <p className="empty">{isEntry ? words.noCommitsOfEntry : words.noCommits}</p>;
  return (
    <p className="empty">
      <strong>{words.nothingKept}</strong> {words.nothingKeptNext}
    </p>
  );
}
