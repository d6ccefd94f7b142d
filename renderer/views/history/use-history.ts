import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { FileOfHistory, GitState, KeptVersion } from '#api/studio/history-calls.ts';
import type { StudioReply } from '#api/studio/studio-api.ts';
import { gitStore } from '#renderer/desk/history/git-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';

export interface KeptHistory {
  readonly path: string;
  readonly versions: readonly KeptVersion[];
  readonly more: boolean;
  readonly damaged: number;
}

/** Changes whenever the file on disk does. */
function useDisk(path: string): string {
  return useStore(projectStore, (state) => `${state.files.get(path)?.version ?? 'gone'} ${state.saves}`);
}

export function useKept(path: string): { readonly kept: KeptHistory | null; readonly failed: boolean; older(): void } {
  const api = useStudioApi();
  const disk = useDisk(path);
  const [kept, setKept] = useState<KeptHistory | null>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the file on disk changes
  useEffect(() => {
    let isWanted = path !== '';
    if (!isWanted) return;
    void api.keptVersions({ path, before: null }).then(
      (found) => {
        if (!isWanted) return;
        setFailed(false);
        setKept((before) => withOlder(before, { path, ...found }));
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [api, path, disk]);
  const older = useCallback(() => {
    const last = kept?.versions.at(-1);
    if (kept === null || last === undefined) return;
    void api.keptVersions({ path: kept.path, before: last.at }).then(
      ({ versions, more, damaged }) =>
        setKept((now) =>
          now?.path === kept.path ? { ...now, versions: [...now.versions, ...versions], more, damaged } : now,
        ),
      () => setFailed(true),
    );
  }, [api, kept]);
  return { kept: kept?.path === path ? kept : null, failed, older };
}

/** Keeps older versions that were loaded when newer ones arrive. */
function withOlder(before: KeptHistory | null, now: KeptHistory): KeptHistory {
  const last = now.versions.at(-1);
  if (before?.path !== now.path || last === undefined || !now.more) return now;
  const older = before.versions.filter(({ at }) => at < last.at);
  return older.length === 0 ? now : { ...now, versions: [...now.versions, ...older], more: before.more };
}

const noFiles: readonly FileOfHistory[] = [];

export function useKeptFiles(): readonly FileOfHistory[] {
  const api = useStudioApi();
  const files = useStore(projectStore, (state) => state.files);
  const saves = useStore(projectStore, (state) => state.saves);
  // Ask again after a save, or when a file is added or removed.
  const last = useLastAnswer([api, saves, files.size], () => api.keptFiles({}));
  return last?.files ?? noFiles;
}

export type CommitLog = StudioReply<'gitLog'>;

/** The commits of a file or of one entry; null while loading. */
export function useCommits(path: string, entry: string | null, isShown: boolean): CommitLog | null {
  const api = useStudioApi();
  const git = useStore(gitStore, (state) => state.git);
  const head = headOf(git);
  const ask = () => api.gitLog({ path, entry }).catch((): CommitLog => ({ why: 'unreadable' }));
  const last = useLastAnswer([api, path, entry, isShown, head], () =>
    isShown && path !== '' ? ask().then((log) => ({ path, entry, head, log })) : null,
  );
  return last?.path === path && last.entry === entry && last.head === head ? last.log : null;
}

export function headOf(git: GitState): string | null {
  return git.kind === 'ready' ? git.head : null;
}
